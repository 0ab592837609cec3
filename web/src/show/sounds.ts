/* Short sounds of our own making, each with its picture: synthesised, so nothing is loaded. */

import type { Picture } from "./moments";
import type { Playing } from "./queue";

/** One voice of a sound: when it begins and how long it lasts in seconds, from which pitch to which, how loud. */
interface Voice {
  at: number;
  lasts: number;
  from: number;
  to: number;
  gain: number;
  wave: OscillatorType | "noise";
}

const tone = (at: number, lasts: number, from: number, to: number, gain: number, wave: Voice["wave"]): Voice => ({
  at,
  lasts,
  from,
  to,
  gain,
  wave,
});

/** Ten sounds: a horn, a card, a step, an arrow, a drum, bells, dice, a breath of wind, a lute string, a fall. */
const CARD = [tone(0, 0.09, 2600, 900, 0.14, "noise")];
const STEP = [tone(0, 0.07, 190, 90, 0.22, "sine"), tone(0, 0.05, 900, 400, 0.06, "noise")];
const ARROW = [tone(0, 0.18, 3200, 1100, 0.1, "noise"), tone(0.17, 0.09, 150, 70, 0.25, "sine")];
const DRUM = [tone(0, 0.22, 120, 48, 0.4, "sine"), tone(0.02, 0.06, 700, 200, 0.12, "noise")];
const BELLS = [tone(0, 0.7, 660, 660, 0.1, "triangle"), tone(0.12, 0.8, 880, 880, 0.09, "triangle")];
const DICE = [0, 0.09, 0.16, 0.25, 0.36].map((at) => tone(at, 0.04, 1800, 700, 0.14, "noise"));
const HORN = [tone(0, 0.55, 174, 176, 0.13, "sawtooth"), tone(0.18, 0.6, 261, 262, 0.1, "sawtooth")];
const LUTE = [tone(0, 0.4, 392, 390, 0.12, "triangle")];
const WIND = [tone(0, 0.3, 500, 1400, 0.07, "noise")];
const FALL = [tone(0, 0.4, 300, 90, 0.14, "triangle"), tone(0.1, 0.2, 400, 120, 0.08, "noise")];

const SOUNDS: Partial<Record<Picture, Voice[]>> = {
  attempt: DRUM,
  battle: DRUM,
  boon: LUTE,
  claim: BELLS,
  cost: STEP,
  damage: ARROW,
  dice: DICE,
  draw: CARD,
  ending: HORN,
  enter: STEP,
  gone: FALL,
  guard: WIND,
  heal: LUTE,
  reveal: CARD,
  taken: BELLS,
  turn: HORN,
};

let context: AudioContext | undefined;

/** Play what belongs to a moment, once, when it begins. */
export function sound({ moment, after }: Playing): void {
  const voices = SOUNDS[moment.picture];
  // A moment is told twice, before and after; what has no time before is heard with what comes after.
  if (!voices || after) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const voice of voices) sing(context, voice);
}

function sing(air: AudioContext, voice: Voice): void {
  const start = air.currentTime + voice.at;
  const end = start + voice.lasts;
  const loud = air.createGain();
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(voice.gain, start + Math.min(0.02, voice.lasts / 4));
  loud.gain.exponentialRampToValueAtTime(0.001, end);
  loud.connect(air.destination);
  const source =
    voice.wave === "noise" ? rustle(air, voice, start, end, loud) : pipe(air, voice, voice.wave, start, end, loud);
  source.start(start);
  source.stop(end);
}

function pipe(air: AudioContext, voice: Voice, wave: OscillatorType, start: number, end: number, loud: GainNode) {
  const source = air.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(voice.from, start);
  source.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(loud);
  return source;
}

function rustle(air: AudioContext, voice: Voice, start: number, end: number, loud: GainNode) {
  const source = air.createBufferSource();
  source.buffer = noise(air);
  const band = air.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(voice.from, start);
  band.frequency.exponentialRampToValueAtTime(voice.to, end);
  source.connect(band).connect(loud);
  return source;
}

let grain: AudioBuffer | undefined;

function noise(air: AudioContext): AudioBuffer {
  if (!grain) {
    grain = air.createBuffer(1, air.sampleRate, air.sampleRate);
    const samples = grain.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return grain;
}
