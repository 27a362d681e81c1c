import { audio } from '@mowka/kernel/platform/study'
import { useEffect, useState } from 'react'
import { flatWave, type WaveShape, waveShape } from './wave-shape'

/** Returns the shape of a recording; flat until it is loaded. `key` identifies the recording. */
function useShape(key: unknown, read: () => Promise<Blob>): WaveShape {
  const [shape, setShape] = useState(flatWave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
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
