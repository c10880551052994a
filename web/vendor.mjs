// Copies what the pages use from node_modules into the package's static/vendor, and writes fonts.css for it.
// Latin and Cyrillic only: our three languages need no more.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, "node_modules");
const vendor = join(here, "..", "src", "consigliere", "table", "static", "vendor");

const RANGES = {
  cyrillic: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
  latin:
    "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, " +
    "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
};

// family, package, file's stem, the weights it has as CSS and as file
const FONTS = [
  ["Golos Text", "@fontsource-variable/golos-text", "golos-text", "400 900", "wght"],
  ["Oswald", "@fontsource-variable/oswald", "oswald", "200 700", "wght"],
  ["Russo One", "@fontsource/russo-one", "russo-one", "400", "400"],
  ["Playfair Display", "@fontsource/playfair-display", "playfair-display", "700", "700"],
  ["PT Serif", "@fontsource/pt-serif", "pt-serif", "400", "400"],
  ["PT Serif", "@fontsource/pt-serif", "pt-serif", "700", "700"],
  ["Yeseva One", "@fontsource/yeseva-one", "yeseva-one", "400", "400"],
  ["Cormorant Garamond", "@fontsource/cormorant-garamond", "cormorant-garamond", "600", "600"],
  ["Old Standard TT", "@fontsource/old-standard-tt", "old-standard-tt", "400", "400"],
  ["Old Standard TT", "@fontsource/old-standard-tt", "old-standard-tt", "700", "700"],
  ["Rubik Mono One", "@fontsource/rubik-mono-one", "rubik-mono-one", "400", "400"],
];

rmSync(vendor, { recursive: true, force: true });
mkdirSync(join(vendor, "fonts"), { recursive: true });

let css = "";
for (const [family, pack, stem, weight, file] of FONTS) {
  for (const [script, range] of Object.entries(RANGES)) {
    const name = `${stem}-${script}-${file}-normal.woff2`;
    copyFileSync(join(modules, pack, "files", name), join(vendor, "fonts", name));
    css +=
      `@font-face { font-family: "${family}"; font-style: normal; font-weight: ${weight}; font-display: swap; ` +
      `src: url("fonts/${name}") format("woff2"); unicode-range: ${range}; }\n`;
  }
}
writeFileSync(join(vendor, "fonts.css"), css);
// The package has a minified build only as a plain script. The module adds the export to it.
const morph = readFileSync(join(modules, "idiomorph", "dist", "idiomorph.min.js"), "utf8");
writeFileSync(join(vendor, "idiomorph.js"), `${morph}\nexport { Idiomorph };\n`);

// Copies the licence of each package too.
let licences = "";
for (const pack of new Set(["idiomorph", ...FONTS.map((font) => font[1])])) {
  licences += `${pack}\n\n${readFileSync(join(modules, pack, "LICENSE"), "utf8")}\n\n`;
}
writeFileSync(join(vendor, "LICENSES.txt"), licences);
