import { sentenceMode } from '../../core/store/sentence-mode'
import type { ModeModule, TrainerMode } from '../../core/store/trainer-mode'
import { WritingPrompt } from './WritingPrompt'

/** The learner reads a sentence and writes it in the other language (L-TRN-52). */
export const writingMode: TrainerMode = {
  ...sentenceMode,
  name: 'WRITING',
  Prompt: WritingPrompt,
  typeOf: (kind) => `WRITING_${kind}`,
  playsWhenShown: () => null,
  playable: ({ exercise, isChecked }) => (isChecked ? exercise.answerRecording : exercise.exampleRecording),
  withholdsWord: () => false,
}

export default { createMode: () => writingMode } satisfies ModeModule
