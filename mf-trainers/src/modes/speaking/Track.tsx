import { audio, usePressToPlay } from '@mowka/kernel/platform/study'
import { IconButton, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { IconPlayerPause, IconPlayerPlay } from '@mowka/kernel/ui/icons'
import { formatMinutes } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Wave } from '../../core/sound/Wave'
import { useWave, useWaveOf } from '../../core/sound/wave-shape'
import type { OwnRecording } from './recorder/own-recording'

const Box = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.s3};
  padding: ${tokens.s3};
  > button { border-radius: 50%; }
  p { display: flex; justify-content: space-between; gap: ${tokens.s2}; font-size: ${tokens.fs14}; font-weight: 800; }
  p span { color: ${tokens.muted}; font-weight: 700; }
`

function Track({
  name,
  stopName,
  words,
  seconds,
  isPlaying,
  bars,
  heard,
  isOwn = false,
  onToggle,
}: {
  name: string
  stopName: string
  words: string
  /** 0 while unknown. */
  seconds: number
  isPlaying: boolean
  bars: readonly number[]
  heard: number
  isOwn?: boolean
  onToggle: () => void
}) {
  return (
    <Box me={isOwn}>
      <IconButton variant="outline" aria-label={isPlaying ? stopName : name} onClick={onToggle}>
        {isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
      </IconButton>
      <div>
        <p>
          {words}
          <span>{seconds > 0 && formatMinutes(Math.max(1, Math.round(seconds)))}</span>
        </p>
        <Wave bars={bars} heard={heard} />
      </div>
    </Box>
  )
}

/** The native recording of a sentence; a press during playback stops it. */
export const NativeTrack = observer(function NativeTrack({ recordingId }: { recordingId: string }) {
  const { t } = useTranslation('trainers')
  const { bars, seconds } = useWave(recordingId)
  const play = usePressToPlay(recordingId)
  const isPlaying = audio.current === recordingId
  const heard = isPlaying && audio.duration > 0 ? audio.position / audio.duration : 0
  return (
    <Track
      name={t('speaking.playNative')}
      stopName={t('speaking.stopNative')}
      words={t('speaking.native')}
      seconds={seconds}
      isPlaying={isPlaying}
      bars={bars}
      heard={heard}
      onToggle={isPlaying ? audio.stop : play}
    />
  )
})

/** The learner's recording. */
export const OwnTrack = observer(function OwnTrack({ own }: { own: OwnRecording }) {
  const { t } = useTranslation('trainers')
  const { bars } = useWaveOf(own.bytes)
  return (
    <Track
      name={t('speaking.playOwn')}
      stopName={t('speaking.stopOwn')}
      words={t('speaking.you')}
      seconds={own.seconds}
      isPlaying={own.isPlaying}
      bars={bars}
      heard={own.heard}
      isOwn
      onToggle={() => (own.isPlaying ? own.stop() : void own.play())}
    />
  )
})
