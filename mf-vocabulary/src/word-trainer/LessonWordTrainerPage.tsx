import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { RemoteWidget } from '@mowka/kernel/platform'
import { Button, EmptyState, VisuallyHidden } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { lessonSource, OpenWordTrainer, PageFrame } from './page/OpenWordTrainer'
import { type TrainerPlace, WordTrainerSkeleton } from './page/WordTrainer'

/** Word trainer of a lesson (P-ROUTE-23). */
export default function LessonWordTrainerPage() {
  const { t } = useTranslation('vocabulary')
  const { courseId = '', lessonId = '' } = useParams()
  const reads = useReads({ lessons: read('getLesson', { filters: formatFilters({ _id: lessonId }) }) })
  const source = useMemo(() => lessonSource({ courseId, lessonId }), [courseId, lessonId])
  const place: TrainerPlace = {
    name: t('wordTrainer.heading'),
    backTo: paths.lessonWords({ courseId, lessonId }),
    close: t('wordTrainer.lesson.close'),
    back: t('wordTrainer.lesson.back'),
  }
  const lesson = reads.state === 'ready' ? reads.data.lessons.data.find(({ _id }) => _id === lessonId) : null

  if (lesson && !lesson.isLocked) {
    const { title } = splitLessonName(lesson.name.source || lesson.name.target)
    return (
      <OpenWordTrainer
        key={lessonId}
        source={source}
        about={lessonId}
        place={{ ...place, name: t('wordTrainer.lesson.name', { lesson: title }) }}
        courseId={courseId}
      />
    )
  }
  const toCourse = <Button to={paths.courseDetails({ courseId })}>{t('lessonWords.toCourse')}</Button>
  const noAccess = <RemoteWidget name="learning/NoAccess" courseId={courseId} />
  const missing = (
    <EmptyState title={t('lessonWords.missing.title')} actions={toCourse}>
      {t('lessonWords.missing.text')}
    </EmptyState>
  )
  return (
    <PageFrame place={place}>
      <VisuallyHidden as="h1">{place.name}</VisuallyHidden>
      <ReadStates
        reads={reads}
        skeleton={<WordTrainerSkeleton />}
        locked={noAccess}
        missing={missing}
        actions={toCourse}
      >
        {() => (lesson ? noAccess : missing)}
      </ReadStates>
    </PageFrame>
  )
}
