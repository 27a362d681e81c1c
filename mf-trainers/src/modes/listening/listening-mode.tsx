import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages'
import { displayText } from '@mowka/domain/line-ends'
import { Muted } from '@mowka/kernel/ui'
import styled from 'styled-components'
import { sentenceMode } from '../../core/store/sentence-mode'
import type { ModeModule, TrainerMode } from '../../core/store/trainer-mode'
import { CannotListen, SilenceGate } from './CannotListen'
import { ListeningPrompt } from './ListeningPrompt'
import { listeningSpeed } from './listening-speed'

const Line = styled(Muted)`
  display: block;
`

/** The sentence in the learner's language; before the check it would give the translation away. */
function Translation({ exercise }: { exercise: Exercise }) {
  return (
    <Line as="span" size={14} {...textIn(langTag(exercise.exampleLang))}>
      {displayText(exercise.example, exercise.exampleLang)}
    </Line>
  )
}

/** The learner hears a sentence and writes it down (L-TRN-51). */
export const listeningMode: TrainerMode = {
  ...sentenceMode,
  name: 'LISTENING',
  Prompt: ListeningPrompt,
  Escape: CannotListen,
  Afterword: Translation,
  typeOf: (kind) => `LISTENING_${kind}`,
  playsWhenShown: (exercise) => exercise.answerRecording,
  playable: ({ exercise }) => exercise.answerRecording,
  rate: () => listeningSpeed.rate,
  withholdsWord: (word, { exercise, isChecked }) =>
    !isChecked && exercise.words.some((each) => each._id === word._id),
}

export default { createMode: () => listeningMode, Gate: SilenceGate } satisfies ModeModule
