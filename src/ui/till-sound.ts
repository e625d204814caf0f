/** The bells of a till: when each is struck in seconds, its pitch in hertz, and how loud. */
const bells = [
  [0, 1568, 0.5],
  [0, 3136, 0.2],
  [0.09, 2093, 0.6],
  [0.09, 4186, 0.22],
] as const

/** How long a bell rings, in seconds, and how loud the whole is. */
const ring = 0.7
const loudness = 0.25

/**
 * Plays the two bells of a till. Browsers allow it once the person has touched the page; before, and where there is no
 * sound, it does nothing.
 */
export async function playTill(): Promise<void> {
  if (!('AudioContext' in window) || navigator.userActivation?.hasBeenActive === false) return
  const audio = new AudioContext()
  await audio.resume()
  const out = new GainNode(audio, { gain: loudness })
  out.connect(audio.destination)
  const start = audio.currentTime + 0.02
  for (const [at, frequency, gain] of bells) {
    const bell = new OscillatorNode(audio, { frequency })
    const level = new GainNode(audio, { gain: 0 })
    const struck = start + at
    level.gain.setValueAtTime(gain, struck)
    level.gain.exponentialRampToValueAtTime(0.001, struck + ring)
    bell.connect(level).connect(out)
    bell.start(struck)
    bell.stop(struck + ring)
  }
  await new Promise((resolve) => {
    setTimeout(resolve, (ring + 0.2) * 1000)
  })
  await audio.close()
}
