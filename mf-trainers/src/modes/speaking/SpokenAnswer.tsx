import type { Exercise } from '@mowka/contract/schemas/learning'
import { notify } from '@mowka/kernel/platform'
import {
  Alert,
  Card,
  LoaderMark,
  media,
  queries,
  SpeechBubble,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import {
  IconAlertTriangle,
  IconCheck,
  IconEar,
  IconMicrophone,
  IconMicrophoneOff,
} from '@mowka/kernel/ui/icons'
import { focusPrimary, formatMinutes, useShortcut } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useContext, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AnswerViewProps } from '../../core/answer/answer'
import { MyTurn } from '../../core/answer/answer-views'
import { ModeChange } from '../../core/mode/modes'
import { modeShortcut } from '../../core/shortcuts/shortcut'
import { BARS, LOWEST_BAR, Wave } from '../../core/sound/Wave'
import { ENDING_SOON, MAX_RECORDING } from './recorder/limits'
import type { MicrophoneAccess } from './recorder/microphone'
import type { Recorder } from './recorder/recorder'
import type { Hearing } from './recorder/voice-meter'
import { Recordings } from './SpeakingResult'
import type { SpeakingDraft } from './speaking-draft'

const RecordingBox = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })`
  display: grid;
  gap: ${tokens.s3};
  padding: ${tokens.s4} ${tokens.s5};
  border: 1.5px solid ${tokens.lineStrong};
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.s3};
  font-weight: 800;
  > p { display: flex; align-items: center; gap: 10px; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 700; }
  [role='timer'] { font-size: ${tokens.fs22}; }
`
const Dot = styled.i<{ $on: boolean }>`
  width: 12px;
  height: 12px;
  border-radius: ${({ $on }) => ($on ? '50%' : '2px')};
  background: ${({ $on }) => ($on ? tokens.danger : tokens.muted)};
`
const Said = styled.p<{ $kind: 'good' | 'bad' | 'plain' }>`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  min-height: 24px;
  color: ${({ $kind }) => ({ good: tokens.success, bad: tokens.danger, plain: tokens.muted })[$kind]};
  font-weight: 800;
  svg { width: 20px; height: 20px; }
`
const Tip = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const kinds: Record<Hearing, 'good' | 'bad' | 'plain'> = {
  heard: 'good',
  waiting: 'plain',
  unknown: 'plain',
  low: 'bad',
  nothing: 'bad',
}

/** Returns bars for the volume so far, and dots for the rest. */
const barsOf = (levels: readonly number[]): number[] =>
  Array.from({ length: BARS }, (_, place) => Math.max(LOWEST_BAR, levels[place] ?? 0))

/** The recording in progress: its length, its volume, and whether anything is heard. */
const RecordingCard = observer(function RecordingCard({ recorder }: { recorder: Recorder }) {
  const { t } = useTranslation('trainers')
  const isStill = useMediaQuery(queries.reducedMotion)
  const { meter, passed } = recorder
  const isPaused = recorder.state === 'paused'
  const seconds = Math.floor(passed / 1000)
  const total = MAX_RECORDING / 1000
  const endsSoon = MAX_RECORDING - passed <= ENDING_SOON
  const kind = isPaused ? 'plain' : kinds[meter.hearing]
  return (
    <RecordingBox as="section" aria-label={t('speaking.recordingCard')}>
      <Head>
        <p>
          <Dot $on={!isPaused} aria-hidden />
          {t(isPaused ? 'speaking.paused' : 'speaking.recording')}
        </p>
        <span role="timer" aria-label={t('speaking.passed', { count: seconds, total })}>
          {formatMinutes(seconds)} <small>/ {formatMinutes(total)}</small>
        </span>
      </Head>
      {!isStill && <Wave bars={barsOf(meter.levels)} heard={meter.levels.length / BARS} />}
      <Said $kind={kind} role="status">
        {kind === 'good' && <IconCheck aria-hidden />}
        {kind === 'plain' && <IconEar aria-hidden />}
        {kind === 'bad' && <IconAlertTriangle aria-hidden />}
        <span>{t(isPaused ? 'speaking.hearing.paused' : `speaking.hearing.${meter.hearing}`)}</span>
      </Said>
      <Tip>{t('speaking.tip')}</Tip>
      <VisuallyHidden role="status">
        {endsSoon && t('speaking.endsSoon', { count: ENDING_SOON / 1000 })}
      </VisuallyHidden>
    </RecordingBox>
  )
})

const MicrophoneBox = styled(Card).attrs({ padding: 'none' as const })`
  padding: ${tokens.s5};
  h2 { display: flex; align-items: center; gap: ${tokens.s3}; font-size: ${tokens.fs18}; letter-spacing: 0; }
  > p { margin-top: ${tokens.s3}; }
  ${media.belowMedium} { padding: ${tokens.s4}; }
`
const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: 14px 14px 14px 4px;
  background: ${tokens.navySoft};
`
const Points = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin-top: ${tokens.s4};
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: ${tokens.s3}; }
  svg { color: ${tokens.success}; }
  b { display: grid; place-items: center; width: 24px; height: 24px; border-radius: 50%; background: ${tokens.navySoft}; font-size: ${tokens.fs14}; }
`

/**
 * Explains why the microphone is needed before the browser asks for it. After a refusal, explains how to allow it,
 * and offers an alternative if there is no microphone (L-SPK-07, L-SPK-08).
 */
const MicrophoneCard = observer(function MicrophoneCard({ access }: { access: MicrophoneAccess }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const { trouble } = access
  return (
    <MicrophoneBox as="section" aria-labelledby={id}>
      <h2 id={id}>
        <Tile>{trouble ? <IconMicrophoneOff aria-hidden /> : <IconMicrophone aria-hidden />}</Tile>
        {t(trouble ? `speaking.trouble.${trouble}` : 'speaking.why.title')}
      </h2>
      {trouble ? (
        <div role="status">
          {trouble === 'refused' ? (
            <Points as="ol">
              {(['open', 'allow', 'press'] as const).map((step, index) => (
                <li key={step}>
                  <b aria-hidden>{index + 1}</b>
                  <p>{t(`speaking.refused.${step}`)}</p>
                </li>
              ))}
            </Points>
          ) : (
            <Points>
              <li>
                <IconAlertTriangle aria-hidden />
                <p>{t(`speaking.help.${trouble}`)}</p>
              </li>
            </Points>
          )}
        </div>
      ) : (
        <Points>
          {(['compare', 'only', 'ask'] as const).map((point) => (
            <li key={point}>
              <IconCheck aria-hidden />
              <p>{t(`speaking.why.${point}`)}</p>
            </li>
          ))}
        </Points>
      )}
    </MicrophoneBox>
  )
})

const Box = styled(SpeechBubble).attrs({ me: true })`
  display: flex;
  align-items: center;
  gap: ${tokens.s4};
  min-height: 84px;
  font-weight: 700;
  > span { color: ${tokens.spark}; }
`
/** Text keys for the wait, in order (L-SPK-12). */
const STEPS = ['first', 'moment', 'longer', 'slow'] as const

/** Shown during recognition; the text changes the longer it takes. */
function RecognisingCard({ step }: { step: number }) {
  const { t } = useTranslation('trainers')
  return (
    <Box>
      <span>
        <LoaderMark large />
      </span>
      <p role="status">{t(`speaking.loading.${STEPS[step] ?? 'slow'}`)}</p>
    </Box>
  )
}

const Start = styled.p`
  display: flex;
  gap: ${tokens.s3};
  min-height: 44px;
  align-items: center;
  color: ${tokens.muted};
  font-weight: 700;
`

/** Space starts and finishes a recording, Escape discards it. */
function useRecorderKeys(draft: SpeakingDraft, locked: boolean): void {
  const press = () => {
    const { step } = draft
    if (step && !step.busy && !step.disabled) step.press()
  }
  useShortcut(modeShortcut('record'), press, !locked)
  useShortcut(modeShortcut('drop'), draft.recorder.drop, !locked && draft.recorder.isBusy)
}

/** The learner's side of a spoken sentence, before the result. */
export const SpokenAnswer = observer(function SpokenAnswer({
  draft,
  exercise,
  locked,
  verdict,
  takesFocus,
}: AnswerViewProps & { draft: SpeakingDraft; exercise: Exercise }) {
  const { t } = useTranslation('trainers')
  const { recorder, access } = draft
  useRecorderKeys(draft, locked)
  useEffect(() => {
    void access.look().then((error) => error && recorder.refuse(error))
    if (takesFocus) focusPrimary()
  }, [access, recorder, takesFocus])
  const changeMode = useContext(ModeChange)
  useEffect(() => {
    draft.offerWayOut(changeMode && (() => changeMode('WRITING')))
  }, [draft, changeMode])
  useEffect(() => {
    const letGo = () => {
      if (!document.hidden || !recorder.holdsMicrophone) return
      recorder.release()
      notify('info', t('speaking.interrupted'))
    }
    document.addEventListener('visibilitychange', letGo)
    return () => document.removeEventListener('visibilitychange', letGo)
  }, [recorder, t])

  if (verdict) return null
  if (locked || recorder.state === 'loading')
    return (
      <MyTurn>
        <RecognisingCard step={recorder.waitingStep} />
      </MyTurn>
    )
  if (!access.isGranted)
    return (
      <MyTurn>
        <MicrophoneCard access={access} />
      </MyTurn>
    )
  if (recorder.state === 'recording' || recorder.state === 'paused')
    return (
      <MyTurn>
        <RecordingCard recorder={recorder} />
      </MyTurn>
    )
  return (
    <MyTurn>
      {recorder.own && <Recordings draft={draft} exercise={exercise} />}
      {recorder.trouble ? (
        <Alert kind="warning">{t(`speaking.reason.${recorder.trouble.reason ?? 'other'}`)}</Alert>
      ) : (
        <Start>
          <IconMicrophone aria-hidden />
          {t('speaking.start')}
        </Start>
      )}
    </MyTurn>
  )
})
