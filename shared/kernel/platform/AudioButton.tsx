import { DOUBLE_CLICK_DELAY, FAST_RATE, SLOW_RATE } from '@mowka/domain/audio/playback'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { AudioButtonView } from '../ui'
import { audio, type DoubleClick } from './audio'

/**
 * Distinguishes single and double clicks: a single click fires after 350 ms, a second one within that time fires a
 * double click immediately (P-AUDIO-03, P-AUDIO-04). A pending click is cancelled when its target `of` changes or the
 * component unmounts.
 */
export function usePresses(of: string | null, onPress: (times: 1 | 2) => void): () => void {
  const timer = useRef<number | undefined>(undefined)
  const callOff = () => {
    window.clearTimeout(timer.current)
    timer.current = undefined
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is pressed is all that matters
  useEffect(() => callOff, [of])

  return () => {
    const isSecond = timer.current !== undefined
    callOff()
    if (isSecond) return onPress(2)
    timer.current = window.setTimeout(() => {
      timer.current = undefined
      onPress(1)
    }, DOUBLE_CLICK_DELAY)
  }
}

/**
 * Click handler of a play button: a single click plays after 350 ms, a double click plays slowly once or, with
 * `fast`, sets the global rate and plays (P-AUDIO-03 to -06, C01). `rate` overrides the global rate. Does nothing
 * without a recording.
 */
export function usePressToPlay(
  recordingId: string | null,
  doubleClick: DoubleClick = 'slow',
  rate?: number,
): () => void {
  const press = usePresses(recordingId, (times) => {
    if (recordingId === null) return
    if (times === 1) void audio.play(recordingId, rate)
    else if (doubleClick === 'slow') void audio.play(recordingId, Math.min(SLOW_RATE, rate ?? SLOW_RATE))
    else {
      audio.setRate(FAST_RATE)
      void audio.play(recordingId, FAST_RATE)
    }
  })
  return () => {
    if (recordingId) press()
  }
}

/**
 * Plays a recording: a single click after 350 ms, a double click slowly or, in admin tables and the audio player,
 * fast from then on (P-AUDIO-03 to -06, C01). Disabled during playback and without a recording.
 */
export const AudioButton = observer(function AudioButton({
  recordingId,
  label,
  doubleClick = 'slow',
  variant,
}: {
  recordingId: string | null
  /** Accessible name, e.g. "Odtwórz: der Bahnhof". */
  label: string
  doubleClick?: DoubleClick
  variant?: 'plain' | 'outline'
}) {
  const press = usePressToPlay(recordingId, doubleClick)
  const playing = recordingId !== null && audio.current === recordingId
  return (
    <AudioButtonView
      label={label}
      playing={playing}
      disabled={!recordingId || playing}
      onClick={press}
      variant={variant}
    />
  )
})
