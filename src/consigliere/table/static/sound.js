// @ts-check
// Sounds, off by default; synthesized, no files. The setting is stored in this browser.

const KEY = "consigliere-sound";
/** @type {AudioContext | null} */
let context = null;
let on = false;
try {
  on = localStorage.getItem(KEY) === "on";
} catch {
  // a browser without storage: sounds stay off
}

const NOTES = { yours: [392, 523.25], move: [196] };

/** @param {keyof typeof NOTES} kind */
export function playSound(kind) {
  if (!on) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const [i, pitch] of NOTES[kind].entries()) {
    const start = currentTime + i * 0.11;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.16, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.28);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}

const button = document.getElementById("sound");

/** @param {HTMLElement} button */
function show(button) {
  button.setAttribute("aria-pressed", String(on));
  const label = button.querySelector("span");
  if (label) label.textContent = (on ? button.dataset.on : button.dataset.off) ?? "";
}

if (button) {
  show(button);
  button.addEventListener("click", () => {
    on = !on;
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // as above
    }
    show(button);
    playSound("yours");
  });
}
