import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Mascot, Sentence } from '@mowka/kernel/ui'
import { SayBubble, Turn } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'
import { sentenceMode } from '../../core/store/sentence-mode'
import type { ModeModule, TrainerMode } from '../../core/store/trainer-mode'

/** The question of writing: the example in the learner's language, with its sound. */
function WritingPrompt({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('trainers')
  return (
    <Turn>
      <Mascot />
      <SayBubble>
        <Sentence {...textIn(langTag(exercise.exampleLang))}>
          {displayText(exercise.example, exercise.exampleLang)}
        </Sentence>
        {exercise.exampleRecording && (
          <AudioButton recordingId={exercise.exampleRecording} label={t('play.example')} />
        )}
      </SayBubble>
    </Turn>
  )
}

/** The learner reads a sentence and writes it in the other language (L-TRN-52). */
export const writingMode: TrainerMode = {
  ...sentenceMode,
  name: 'WRITING',
  Prompt: WritingPrompt,
  asksInOwnLanguage: true,
  typeOf: (kind) => `WRITING_${kind}`,
  playsWhenShown: () => null,
  playable: ({ exercise, isChecked }) => (isChecked ? exercise.answerRecording : exercise.exampleRecording),
  withholdsWord: () => false,
}

export default { createMode: () => writingMode } satisfies ModeModule
