import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { hidesTranslation, speakingRest } from '@mowka/kernel/storage'
import { Button, Mascot, Muted, media, Sentence, tokens } from '@mowka/kernel/ui'
import { IconEye, IconMicrophoneOff, IconPlayerPause, IconPlayerPlay, IconX } from '@mowka/kernel/ui/icons'
import { ActionButton, keepFocus, SayBubble, Turn } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ModeGateProps } from '../../core/mode/modes'
import { type ModeRest, RestGate, useModeRest } from '../../core/rest/RestGate'
import type { ModeModule, PromptProps, TrainerMode } from '../../core/store/trainer-mode'
import type { Recorder } from './recorder/recorder'
import { SpeakingResult } from './SpeakingResult'
import { SpokenAnswer } from './SpokenAnswer'
import { SpeakingDraft } from './speaking-draft'
import { speakingPorts } from './speaking-ports'

const Words = styled.div`
  flex: 1;
  min-width: 0;
  > button { margin: 2px 0 -6px -12px; }
`

/**
 * The sentence to say, with the native recording. Its translation can be hidden by a setting (L-SPK-14) and revealed.
 */
function SpeakingPrompt({ exercise }: PromptProps) {
  const { t } = useTranslation('trainers')
  const [isHidden, setHidden] = useState(() => hidesTranslation(session.user))
  return (
    <Turn>
      <Mascot />
      <SayBubble>
        <Words>
          <Sentence {...textIn(langTag(exercise.answerLang))}>
            {displayText(exercise.answer, exercise.answerLang)}
          </Sentence>
          {isHidden ? (
            <Button
              variant="ghost"
              size="sm"
              leftIcon={<IconEye aria-hidden />}
              onMouseDown={keepFocus}
              onClick={() => setHidden(false)}
            >
              {t('speaking.showTranslation')}
            </Button>
          ) : (
            <Muted {...textIn(langTag(exercise.exampleLang))}>
              {displayText(exercise.example, exercise.exampleLang)}
            </Muted>
          )}
        </Words>
        {exercise.answerRecording && (
          <AudioButton recordingId={exercise.answerRecording} label={t('speaking.playNative')} />
        )}
      </SayBubble>
    </Turn>
  )
}

/** Actions for a recording in progress besides finishing it. */
const RecorderActions = observer(function RecorderActions({
  recorder,
  compact,
}: {
  recorder: Recorder
  compact: boolean
}) {
  const { t } = useTranslation('trainers')
  const isPaused = recorder.state === 'paused'
  return (
    <>
      <ActionButton
        icon={<IconX aria-hidden />}
        name={t('speaking.drop')}
        compact={compact}
        fullWidth
        onPress={recorder.drop}
      />
      {recorder.state !== 'loading' && (
        <ActionButton
          icon={isPaused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
          name={t(isPaused ? 'speaking.resume' : 'speaking.pause')}
          compact={compact}
          fullWidth
          onPress={isPaused ? recorder.resume : recorder.pause}
        />
      )}
    </>
  )
})

/** Rest of the speaking mode for learners who can't speak now. */
const speakingModeRest: ModeRest = {
  mode: 'SPEAKING',
  rest: speakingRest,
  words: {
    rests: 'speaking.rests',
    silenced: 'speaking.silenced',
    undo: 'speaking.undo',
    now: 'speaking.speakNow',
    writeInstead: 'speaking.writeInstead',
    nothingLost: 'speaking.nothingLost',
  },
}

/** Shown before speaking exercises while the mode rests. */
const SpeakingGate = (props: ModeGateProps) => <RestGate {...props} resting={speakingModeRest} />

const Line = styled.div`
  margin: calc(-1 * ${tokens.s2}) 0 ${tokens.s4} 60px;
  > button { margin-left: -12px; }
  ${media.belowMedium} { margin-left: 0; }
`

/** For learners who can't speak now: continues the same sentence in writing and lets speaking rest. */
function CannotSpeak() {
  const { t } = useTranslation('trainers')
  const leave = useModeRest(speakingModeRest)
  if (!leave) return null
  return (
    <Line onMouseDown={keepFocus}>
      <Button variant="ghost" leftIcon={<IconMicrophoneOff aria-hidden />} onClick={leave}>
        {t('speaking.cannot')}
      </Button>
    </Line>
  )
}

/** The learner reads a sentence aloud and sees the recognized words over it (L-SPK-01 to L-SPK-15). */
const speakingMode: TrainerMode = {
  name: 'SPEAKING',
  Prompt: SpeakingPrompt,
  Escape: CannotSpeak,
  kinds: () => ['FULL_SENTENCE'],
  hasKindSettings: false,
  typeOf: () => 'SPEAKING_FULL_SENTENCE',
  // Recognized words have no typos.
  isSimplified: () => true,
  makeAnswer: (exercise, _kind, { submit, redo }) => {
    const draft = new SpeakingDraft(exercise, speakingPorts(exercise), submit)
    return {
      draft,
      show: (props) => <SpokenAnswer {...props} draft={draft} exercise={exercise} />,
      showResult: (result) => (
        <SpeakingResult draft={draft} exercise={exercise} result={result} onRedo={redo} />
      ),
      showActions: (compact) =>
        draft.recorder.isBusy ? <RecorderActions recorder={draft.recorder} compact={compact} /> : null,
    }
  },
  playsWhenShown: () => null,
  playable: ({ exercise }) => exercise.answerRecording,
  playsAfterCheck: (exercise) => exercise.answerRecording,
  countsWithoutSuccess: true,
  hintsPerExercise: 0,
  withholdsWord: () => false,
}

export default { createMode: () => speakingMode, Gate: SpeakingGate } satisfies ModeModule
