import { audio, usePressToPlay } from '@mowka/kernel/platform/study'
import { Alert, Button, IconButton, Mascot, media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { SegmentedControl } from '@mowka/kernel/ui/controls'
import { IconPlayerPause, IconPlayerPlay, IconPlayerTrackPrev, IconRepeat } from '@mowka/kernel/ui/icons'
import { formatMinutes, Turn } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ModeChange } from '../../core/mode/modes'
import { usePlayKey } from '../../core/shortcuts/shortcut'
import { useWave, Wave } from '../../core/sound/Wave'
import type { PromptProps } from '../../core/store/trainer-mode'
import { listeningSpeed, SPEEDS } from './listening-speed'

/** Rewind distance, in seconds. */
const REWIND_SECONDS = 2

const Stage = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: grid;
  justify-items: center;
  gap: ${tokens.s3};
  padding: ${tokens.s5} ${tokens.s5} ${tokens.s4};
  ${media.belowMedium} { padding: ${tokens.s5} ${tokens.s3} ${tokens.s3}; }
`
const Buttons = styled.div`
  display: grid;
  grid-template-columns: 56px 104px 56px;
  gap: ${tokens.s6};
  align-items: center;
  > button { border-radius: 50%; width: 56px; height: 56px; }
`
const Main = styled.button<{ $small?: boolean }>`
  && {
    display: grid;
    place-items: center;
    width: ${({ $small }) => ($small ? 64 : 104)}px;
    height: ${({ $small }) => ($small ? 64 : 104)}px;
    padding: 0;
    border: 0;
    border-radius: ${({ $small }) => ($small ? '32px 32px 32px 10px' : '52px 52px 52px 14px')};
    background: ${tokens.navy};
    color: ${tokens.onNavy};
  }
  svg { width: ${({ $small }) => ($small ? 30 : 46)}px; height: auto; }
  ${media.hover} { &&:hover { background: ${tokens.navyHover}; } }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) 40px;
  align-items: center;
  gap: ${tokens.s3};
  width: min(100%, 460px);
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 700;
  > :last-child { text-align: right; }
`
const Speeds = styled.div`
  display: grid;
  width: min(100%, 380px);
`
const Mini = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.s4};
  padding: ${tokens.s3} ${tokens.s5} ${tokens.s3} ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 700;
`
const Invitation = styled.p`
  font-weight: 700;
  text-align: center;
`

/** The state of a recording in the player, and its toggle, which stops playback immediately. */
function useRecording(recordingId: string) {
  const { bars, seconds } = useWave(recordingId)
  const play = usePressToPlay(recordingId, 'slow', listeningSpeed.rate)
  const isPlaying = audio.current === recordingId
  const total = (isPlaying && audio.duration) || seconds
  const heard = isPlaying && total > 0 ? audio.position / total : 0
  return {
    bars,
    isPlaying,
    heard,
    passed: isPlaying ? audio.position : 0,
    total,
    toggle: isPlaying ? audio.stop : play,
  }
}

const asTime = (seconds: number): string => formatMinutes(Math.round(seconds))

/**
 * Plays the sentence to write down: repeatedly, from two seconds earlier, in a loop, and slowly. If the browser
 * requires a gesture before playback, a message explains this and the play button has the focus.
 */
const Player = observer(function Player({ recordingId }: { recordingId: string }) {
  const { t, i18n } = useTranslation('trainers')
  const { bars, isPlaying, heard, passed, total, toggle } = useRecording(recordingId)
  const main = useRef<HTMLButtonElement>(null)
  const isRefused = audio.trouble?.recordingId === recordingId && audio.trouble.outcome === 'refused'
  const format = new Intl.NumberFormat(i18n.language)

  useEffect(() => {
    if (isRefused) main.current?.focus()
  }, [isRefused])
  // A loop must not continue after the check.
  useEffect(() => () => audio.setRepeating(false), [])
  const choose = (speed: number) => {
    listeningSpeed.choose(speed)
    if (isPlaying) audio.setCurrentRate(listeningSpeed.rate ?? audio.rate)
  }

  return (
    <Stage>
      <Buttons>
        <IconButton
          variant="outline"
          aria-label={t('listening.rewind', { count: REWIND_SECONDS })}
          aria-disabled={!isPlaying}
          onClick={() => audio.rewind(REWIND_SECONDS)}
        >
          <IconPlayerTrackPrev aria-hidden />
        </IconButton>
        <Main
          ref={main}
          type="button"
          aria-label={t(isPlaying ? 'listening.stop' : 'listening.play')}
          aria-keyshortcuts="Control+Space"
          onClick={toggle}
        >
          {isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
        </Main>
        <IconButton
          variant="outline"
          aria-label={t('listening.repeat')}
          aria-pressed={audio.isRepeating}
          onClick={() => audio.setRepeating(!audio.isRepeating, recordingId)}
        >
          <IconRepeat aria-hidden />
        </IconButton>
      </Buttons>
      {isRefused && <Invitation role="status">{t('listening.touchFirst')}</Invitation>}
      <Line>
        <span>{asTime(passed)}</span>
        <Wave bars={bars} heard={heard} />
        <span>{total > 0 && asTime(total)}</span>
      </Line>
      <Speeds>
        <SegmentedControl
          label={t('listening.speed')}
          fullWidth
          value={String(listeningSpeed.value)}
          onChange={(speed) => choose(Number(speed))}
          options={SPEEDS.map((speed) => ({ value: String(speed), label: `${format.format(speed)}×` }))}
        />
      </Speeds>
    </Stage>
  )
})

/** The player after the check, with a play button only. */
const MiniPlayer = observer(function MiniPlayer({ recordingId }: { recordingId: string }) {
  const { t } = useTranslation('trainers')
  const { bars, isPlaying, heard, total, toggle } = useRecording(recordingId)
  return (
    <Mini>
      <Main
        $small
        type="button"
        aria-label={t(isPlaying ? 'listening.stop' : 'listening.play')}
        aria-keyshortcuts="Control+Space"
        onClick={toggle}
      >
        {isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />}
      </Main>
      <Wave bars={bars} heard={heard} />
      <span>{total > 0 && asTime(total)}</span>
    </Mini>
  )
})

const ListeningTurn = styled(Turn)`
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); > svg { display: none; } }
`

/** The question of listening: the recording of the sentence (L-TRN-51). Its words are shown after the check. */
export const ListeningPrompt = observer(function ListeningPrompt({ exercise, isChecked }: PromptProps) {
  const recordingId = exercise.answerRecording
  usePlayKey(recordingId, listeningSpeed.rate)
  if (recordingId === null) return <NoSound />
  const hasFailed = audio.trouble?.recordingId === recordingId && audio.trouble.outcome === 'failed'
  return (
    <>
      {hasFailed && <NoSound onRetry={() => void audio.play(recordingId, listeningSpeed.rate)} />}
      <ListeningTurn>
        <Mascot face={isChecked ? 'happy' : 'surprised'} />
        {isChecked ? <MiniPlayer recordingId={recordingId} /> : <Player recordingId={recordingId} />}
      </ListeningTurn>
    </>
  )
})

const Space = styled.div`
  margin-bottom: 16px;
`

/** A missing or failed recording, with a way to write the same sentence instead. */
function NoSound({ onRetry }: { onRetry?: () => void }) {
  const { t } = useTranslation('trainers')
  const changeMode = useContext(ModeChange)
  return (
    <Space>
      <Alert
        kind="warning"
        title={t(onRetry ? 'listening.failed' : 'listening.missing')}
        actions={
          <>
            {onRetry && (
              <Button size="sm" onClick={onRetry}>
                {t('action.tryAgain')}
              </Button>
            )}
            {changeMode && (
              <Button size="sm" onClick={() => changeMode('WRITING')}>
                {t('listening.writeInstead')}
              </Button>
            )}
          </>
        }
      >
        {t('listening.nothingLost')}
      </Alert>
    </Space>
  )
}
