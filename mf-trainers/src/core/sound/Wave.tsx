import { audio } from '@mowka/kernel/platform/study'
import { tokens } from '@mowka/kernel/ui'
import { useEffect, useState } from 'react'
import styled from 'styled-components'

/** Number of bars of a recording. */
export const BARS = 44
/** Minimum height of a bar relative to the highest, so that silence is visible as a dot. */
export const LOWEST_BAR = 0.12

/** The drawing of a recording: the height of each bar, from 0 to 1, and the length in seconds. */
type WaveShape = { bars: readonly number[]; seconds: number }

/** Drawn while a recording loads and if it can't be read. */
export const flatWave: WaveShape = { bars: Array.from({ length: BARS }, () => LOWEST_BAR), seconds: 0 }

/** Returns the loudest sample of each of `count` equal sections, scaled so that the highest is 1. */
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

/** Computes the wave of a recording. Rejects if the browser can't decode it. */
async function waveShape(bytes: Blob): Promise<WaveShape> {
  const decoder = new OfflineAudioContext(1, 1, 22_050)
  const recording = await decoder.decodeAudioData(await bytes.arrayBuffer())
  return { bars: barsOf(recording.getChannelData(0)), seconds: recording.duration }
}

/** Returns the shape of a recording; flat until it is loaded. `key` identifies the recording. */
function useShape(key: unknown, read: () => Promise<Blob>): WaveShape {
  const [shape, setShape] = useState(flatWave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies what is read
  useEffect(() => {
    let isWanted = true
    const draw = async () => waveShape(await read())
    draw().then(
      (known) => isWanted && setShape(known),
      // The wave is decoration; the player reports playback errors.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return shape
}

/** The wave of a library recording. */
export const useWave = (recordingId: string): WaveShape =>
  useShape(recordingId, () => audio.bytesOf(recordingId))

/** The wave of a recording in memory. */
export const useWaveOf = (bytes: Blob): WaveShape => useShape(bytes, async () => bytes)

const BAR = 4
const STEP = 7
const HEIGHT = 36

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  fill: ${tokens.lineStrong};
  rect[data-heard] { fill: ${tokens.text}; }
`

/** A recording drawn as bars; the part that was heard (0 to 1) is dark. */
export function Wave({ bars, heard }: { bars: readonly number[]; heard: number }) {
  return (
    <Drawing
      viewBox={`0 0 ${bars.length * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((bar, place) => (
        <rect
          key={place}
          x={place * STEP}
          y={((1 - bar) * HEIGHT) / 2}
          width={BAR}
          height={bar * HEIGHT}
          rx={BAR / 2}
          data-heard={(place + 0.5) / bars.length <= heard || undefined}
        />
      ))}
    </Drawing>
  )
}
