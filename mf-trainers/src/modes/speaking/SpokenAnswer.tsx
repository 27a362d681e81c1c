import type { Exercise } from '@mowka/contract/schemas/learning'
import { notify } from '@mowka/kernel/platform'
import { Alert, LoaderMark, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { IconMicrophone } from '@mowka/kernel/ui/icons'
import { focusPrimary, useShortcut } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { AnswerViewProps } from '../../core/answer/answer'
import { MyTurn } from '../../core/answer/answer-bubble'
import { ModeChange } from '../../core/mode/mode-change'
import { modeShortcut } from '../../core/shortcuts/shortcut'
import { MicrophoneCard } from './MicrophoneCard'
import { RecordingCard } from './RecordingCard'
import { Recordings } from './SpeakingResult'
import type { SpeakingDraft } from './speaking-draft'

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
