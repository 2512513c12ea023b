// Sound and vibration of a verdict, for stewards who look at the guest.

export type Tone = 'good' | 'warn' | 'bad'

/** Frequencies in hertz and lengths in seconds, in order; vibration in milliseconds, alternately on and off. */
const signals = {
  good: { wave: 'sine', notes: [[988, 0.12]], vibration: [60] },
  warn: {
    wave: 'square',
    notes: [
      [523, 0.14],
      [392, 0.2],
    ],
    vibration: [120, 80, 120],
  },
  bad: { wave: 'sawtooth', notes: [[165, 0.5]], vibration: [400] },
} as const

let context: AudioContext | undefined

/** Browsers allow sound only after a touch. */
export function allowSound(): void {
  context ??= new AudioContext()
  void context.resume()
}

/** The ring of what the alert service asks. */
export function ring(isLoud: boolean): void {
  navigator.vibrate?.(isLoud ? [400, 200, 400] : [200])
  if (context?.state !== 'running') return
  const source = new OscillatorNode(context, { type: 'sine', frequency: 660 })
  source.connect(new GainNode(context, { gain: isLoud ? 0.7 : 0.2 })).connect(context.destination)
  source.start()
  source.stop(context.currentTime + 0.4)
}

export function signal(tone: Tone): void {
  const { wave, notes, vibration } = signals[tone]
  navigator.vibrate?.([...vibration])
  if (context?.state !== 'running') return
  let at = context.currentTime
  for (const [frequency, length] of notes) {
    const source = new OscillatorNode(context, { type: wave, frequency })
    source.connect(new GainNode(context, { gain: 0.4 })).connect(context.destination)
    source.start(at)
    at += length
    source.stop(at)
  }
}
