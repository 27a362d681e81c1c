import type { ExpectedMistake } from '@mowka/contract/schemas/learning'
import { useTranslation } from 'react-i18next'
import { useExerciseFindings } from '../findings/use-exercise-findings'
import { AnswersInput } from './AnswersInput'
import { MistakeDialog } from './MistakeDialog'

/** The wrong answers that the exercise expects, each with the reason shown to learners. */
export function MistakesInput({ label }: { label: string }) {
  const { t } = useTranslation('admin')
  return (
    <AnswersInput<ExpectedMistake>
      name="expectedMistakes"
      label={label}
      none={t('exercises.mistake.none')}
      add={t('exercises.mistake.add')}
      findings={useExerciseFindings().mistakes}
      dialog={(writing) => <MistakeDialog {...writing} />}
    />
  )
}
