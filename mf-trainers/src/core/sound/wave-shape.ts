/** How many bars a recording is drawn in. */
export const BARS = 44
/** A bar is never lower than this share of the highest: silence is seen as a dot. */
export const LOWEST_BAR = 0.12

/** A recording as it is drawn: the height of each bar, 0 to 1, and how long it is in seconds. */
export type WaveShape = { bars: readonly number[]; seconds: number }

/** What is drawn until a recording is known, and for one that cannot be read. */
export const flatWave: WaveShape = { bars: Array.from({ length: BARS }, () => LOWEST_BAR), seconds: 0 }

/** The loudest sample of each of `count` equal stretches, the highest bar being 1. */
export function barsOf(samples: Float32Array, count = BARS): number[] {
  const size = samples.length / count
  const peaks = Array.from({ length: count }, (_, bar) => {
    let peak = 0
    const end = Math.floor((bar + 1) * size)
    for (let at = Math.floor(bar * size); at < end; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const highest = Math.max(...peaks)
  return peaks.map((peak) => (highest > 0 ? Math.max(LOWEST_BAR, peak / highest) : LOWEST_BAR))
}

/** Reads the shape of a recording. Rejects when the browser cannot decode it. */
export async function waveShape(bytes: Blob): Promise<WaveShape> {
  const decoder = new OfflineAudioContext(1, 1, 22_050)
  const recording = await decoder.decodeAudioData(await bytes.arrayBuffer())
  return { bars: barsOf(recording.getChannelData(0)), seconds: recording.duration }
}
