// @ts-check
// Sounds for events, made from a few figures each: no recordings. They are off by default and never the only signal.

/** A part of a sound. `type`: a wave, or noise; `from` and `to`: Hz, of noise those of its filter; `at` and `long`: seconds;
 * `loud`: 0 to 1.
 * @typedef {{type: OscillatorType | "noise", from: number, to?: number, at: number, long: number, loud: number}} Part */

/** A note of a bell. @param {number} from @param {number} at @param {number} long @param {number} loud @returns {Part} */
const bell = (from, at, long, loud) => ({ type: "sine", from, at, long, loud });

/** The sounds of events, and the bell for the viewer's turn, the least important first. @type {Record<string, Part[]>} */
export const SOUNDS = {
  // A card slides over the table and comes to rest.
  card: [
    { type: "noise", from: 2600, to: 900, at: 0, long: 0.11, loud: 0.5 },
    { type: "triangle", from: 190, to: 120, at: 0.07, long: 0.08, loud: 0.3 },
  ],
  // A wooden ball falls into the urn.
  vote: [
    { type: "triangle", from: 520, to: 330, at: 0, long: 0.09, loud: 0.7 },
    { type: "triangle", from: 430, to: 260, at: 0.12, long: 0.14, loud: 0.5 },
  ],
  // A stone is set, and the bell of the campanile answers.
  building: [
    { type: "noise", from: 700, to: 240, at: 0, long: 0.12, loud: 0.8 },
    { type: "triangle", from: 150, to: 80, at: 0, long: 0.18, loud: 0.8 },
    bell(523.25, 0.16, 0.7, 0.35), bell(659.25, 0.3, 0.8, 0.35),
  ],
  turn: [bell(587.33, 0, 0.5, 0.5), bell(880, 0.175, 0.5, 0.5)],
  // The bells of a feast.
  win: [
    bell(392, 0, 0.8, 0.4), bell(523.25, 0.16, 0.8, 0.4), bell(659.25, 0.32, 0.9, 0.4), bell(783.99, 0.48, 1.4, 0.5),
    bell(1567.98, 0.48, 0.9, 0.12),
  ],
};

/** How loud the chosen settings are. @type {Record<string, number>} */
const VOLUMES = { quiet: 0.12, on: 0.35, loud: 0.9 };
const GAP = 140; // ms between two sounds; of events that come faster, only more important ones are heard
const LATE = 1000; // ms after which a sound is no longer played
const RISE = 0.008; // seconds in which a part becomes audible
const SILENCE = 0.0008; // the loudness at which a part ends

/** @type {AudioContext | null} */
let context = null;
let last = -Infinity; // when the last sound began
let weight = 0; // how important it was

/** Schedule a sound in a context.
 * @param {BaseAudioContext} audio @param {string} name @param {number} volume @returns {AudioScheduledSourceNode[]} its sources */
export function schedule(audio, name, volume) {
  const now = audio.currentTime;
  return (SOUNDS[name] ?? []).map((part) => {
    const from = now + part.at, until = from + part.long;
    const loudness = new GainNode(audio, { gain: 0 });
    loudness.gain.setValueAtTime(SILENCE, from);
    loudness.gain.exponentialRampToValueAtTime(part.loud * volume, from + RISE);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, until);
    const source = part.type === "noise" ? rustle(audio, part, from, until, loudness) : wave(audio, part, part.type, from, until, loudness);
    loudness.connect(audio.destination);
    source.start(from);
    source.stop(until);
    return source;
  });
}

/** @param {BaseAudioContext} audio @param {Part} part @param {OscillatorType} type @param {number} from @param {number} until
 * @param {AudioNode} into */
function wave(audio, part, type, from, until, into) {
  const source = new OscillatorNode(audio, { type, frequency: part.from });
  glide(source.frequency, part, from, until);
  source.connect(into);
  return source;
}

/** Noise through a filter whose pitch changes. @param {BaseAudioContext} audio @param {Part} part @param {number} from
 * @param {number} until @param {AudioNode} into */
function rustle(audio, part, from, until, into) {
  const buffer = new AudioBuffer({ length: Math.ceil(part.long * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: part.from, Q: 1.2 });
  glide(filter.frequency, part, from, until);
  source.connect(filter).connect(into);
  return source;
}

/** @param {AudioParam} pitch @param {Part} part @param {number} from @param {number} until */
function glide(pitch, part, from, until) {
  pitch.setValueAtTime(part.from, from);
  if (part.to) pitch.exponentialRampToValueAtTime(part.to, until);
}

/** Play a sound at the viewer's volume, unless another one has only just begun. Until the page has been clicked browsers allow
 * no sound; it is then dropped instead of being played late.
 * @param {string} name */
export async function play(name) {
  const volume = VOLUMES[document.body.dataset.sound ?? ""], now = performance.now(), own = Object.keys(SOUNDS).indexOf(name);
  if (!volume || !navigator.userActivation?.hasBeenActive || (now - last < GAP && own <= weight)) return;
  [last, weight] = [now, own];
  context ??= new AudioContext();
  if (context.state !== "running") await context.resume();
  if (performance.now() - now < LATE) schedule(context, name, volume);
}

/** Play the most important sound of the steps of the tale after this one, if they make any. @param {number} step its number */
export function playSince(step) {
  if (document.hidden) return;
  const steps = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#told > li")]).filter((told) => Number(told.dataset.step) > step);
  const lines = steps.flatMap((told) => /** @type {HTMLElement[]} */ ([...told.querySelectorAll("[data-sound]")]));
  const names = Object.keys(SOUNDS), greatest = Math.max(-1, ...lines.map((line) => names.indexOf(line.dataset.sound ?? "")));
  if (greatest >= 0) play(names[greatest]);
}
