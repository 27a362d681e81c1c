import { audio } from '@mowka/shared/platform/study'
import { useEffect, useState } from 'react'
import { flatWave, type WaveShape, waveShape } from './wave-shape'

/** The shape of what `read` gives; flat until it is known. `key` names what is read. */
function useShape(key: unknown, read: () => Promise<Blob>): WaveShape {
  const [shape, setShape] = useState(flatWave)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    let isWanted = true
    const draw = async () => waveShape(await read())
    draw().then(
      (known) => isWanted && setShape(known),
      // Drawing is a decoration; whether it can be heard, the player says.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [key])
  return shape
}

/** The shape of a recording of the library. */
export const useWave = (recordingId: string): WaveShape =>
  useShape(recordingId, () => audio.bytesOf(recordingId))

/** The shape of a recording that is here already. */
export const useWaveOf = (bytes: Blob): WaveShape => useShape(bytes, async () => bytes)
