import { observer } from 'mobx-react-lite'
import { AudioButtonView } from '../ui'
import { audio, type DoubleClick } from './audio'
import { usePressToPlay } from './use-presses'

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
