/* Short tones for the reader's turn, dice and messages. Off by default; the choice is remembered. */

const TONES = { turn: [523, 659, 784], dice: [196, 233, 175, 262], chat: [880, 988] };
const TONE = { length: 0.09, step: 0.08, volume: 0.06 };
let audio;

const soundsOn = () => localStorage.getItem("sounds") === "on";

function sound(kind) {
  if (!soundsOn() || !TONES[kind] || !window.AudioContext) return;
  audio ??= new AudioContext();
  // Browsers allow no sound before the first interaction.
  if (audio.state === "suspended") audio.resume().catch(() => {});
  for (const [n, pitch] of TONES[kind].entries()) {
    const from = audio.currentTime + n * TONE.step;
    const tone = new OscillatorNode(audio, { type: kind === "dice" ? "square" : "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(TONE.volume, from);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + TONE.length);
    tone.connect(volume).connect(audio.destination);
    tone.start(from);
    tone.stop(from + TONE.length);
  }
}

function dressSounds(root = document) {
  const button = root.querySelector("#sounds");
  if (!button) return;
  button.hidden = !window.AudioContext;
  button.setAttribute("aria-pressed", soundsOn());
  button.textContent = soundsOn() ? words.soundsOn : words.soundsOff;
}

document.addEventListener("click", (event) => {
  if (event.target.id !== "sounds") return;
  localStorage.setItem("sounds", soundsOn() ? "off" : "on");
  dressSounds();
  sound("turn");
});
