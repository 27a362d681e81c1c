import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { AudioButtonView } from '../ui'
import { audio, DOUBLE_CLICK_DELAY, type DoubleClick, FAST_RATE, SLOW_RATE } from './audio'

/**
 * Plays a recording: one click after a wait of 350 ms, a double click slowly or, in admin tables and the audio
 * player, fast from then on (administration and platform §4, C01). Disabled while it plays and without a source.
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
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const press = () => {
    if (!recordingId) return
    if (timer.current === undefined) {
      timer.current = window.setTimeout(() => {
        timer.current = undefined
        void audio.play(recordingId)
      }, DOUBLE_CLICK_DELAY)
      return
    }
    window.clearTimeout(timer.current)
    timer.current = undefined
    if (doubleClick === 'fast') audio.setRate(FAST_RATE)
    void audio.play(recordingId, doubleClick === 'fast' ? FAST_RATE : SLOW_RATE)
  }

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
