// One linter for the page's scripts and their tests. tsc reports undefined names, because it knows the browser.
import js from "@eslint/js";

export default [
  js.configs.recommended,
  {
    rules: {
      eqeqeq: "error",
      "no-empty": ["error", { allowEmptyCatch: true }],
      "no-undef": "off",
      "no-unused-vars": ["error", { caughtErrors: "none" }],
      "no-var": "error",
      "prefer-const": "error",
      "no-shadow-restricted-names": "error",
      "no-return-assign": "error",
    },
  },
  { ignores: ["**/vendor/**", "**/node_modules/**"] },
];
