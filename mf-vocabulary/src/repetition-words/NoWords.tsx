import { paths } from '@mowka/contract/routes'
import { lastLessonWithWords, practiceMinutes, wordsPerTraining } from '@mowka/domain/word/training'
import { hasPage } from '@mowka/kernel/platform'
import { Button, EmptyState, Skeleton } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

/**
 * No words in repetition yet (V-RW-02). Links to the word training of the lesson studied last, or to the courses if no
 * lesson with words was started.
 */
export function NoWords() {
  const { t } = useTranslation('vocabulary')
  const reads = useReads({ progress: optional('getAllProgress', hasPage('lessonWordTrainer') ? {} : null) })
  const lesson = reads.state === 'ready' ? lastLessonWithWords(reads.data.progress ?? []) : null
  const count = wordsPerTraining(lesson?.left ?? 0)
  return (
    <EmptyState
      title={t('repetitionWords.empty.title')}
      actions={
        reads.state === 'loading' ? (
          <Skeleton width={320} height={48} radius={12} />
        ) : lesson ? (
          <Button
            variant="primary"
            size="lg"
            to={paths.lessonWordTrainer({ courseId: lesson.courseId, lessonId: lesson.lessonId })}
            rightIcon={<IconArrowRight aria-hidden />}
          >
            {t('repetitionWords.empty.learn', { count, minutes: practiceMinutes(count) })}
          </Button>
        ) : (
          <Button variant="primary" to={paths.courses()}>
            {t('repetitionWords.empty.toCourses')}
          </Button>
        )
      }
    >
      {t('repetitionWords.empty.text')}
    </EmptyState>
  )
}
