import { paths } from '@mowka/contract/routes'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { practiceMinutes, wordsLeft, wordsPerTraining } from '@mowka/domain/word/training'
import { hasPage } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { IconVocabulary } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'

/** Returns how many words of a lesson can be trained now: zero while that is unknown or the trainer isn't released. */
export const wordsToLearn = (progress: LessonProgress | null | undefined): number =>
  progress && hasPage('lessonWordTrainer') ? wordsLeft(progress) : 0

/** Link to the word training of a lesson with its number of words and minutes; nothing without words to learn. */
export function LearnWordsButton({
  place,
  progress,
  size,
  variant,
}: {
  place: LessonPlace
  progress: LessonProgress | null | undefined
  size?: 'lg'
  variant?: 'ghost'
}) {
  const { t } = useTranslation('learning')
  const count = wordsPerTraining(wordsToLearn(progress))
  if (count === 0) return null
  return (
    <Button
      size={size}
      variant={variant}
      to={paths.lessonWordTrainer(place)}
      leftIcon={<IconVocabulary aria-hidden />}
    >
      {t('details.learnWords', { count, minutes: practiceMinutes(count) })}
    </Button>
  )
}
