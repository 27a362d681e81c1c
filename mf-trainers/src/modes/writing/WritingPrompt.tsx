import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages'
import { displayText } from '@mowka/domain/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import { Mascot, Sentence } from '@mowka/kernel/ui'
import { SayBubble, Turn } from '@mowka/web/trainer'
import { useTranslation } from 'react-i18next'

/** The question of writing: the example in the learner's language, with its sound. */
export function WritingPrompt({ exercise }: { exercise: Exercise }) {
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
