import { paths } from '@mowka/shared/contract/routes'
import { splitLessonName } from '@mowka/shared/domain/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/shared/platform'
import { Button, EmptyState, ErrorState, Page, Skeleton } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { WordCardSkeletons } from '../word-card/WordCardSkeletons'
import { LessonWordsContent } from './LessonWordsContent'
import { LessonWordsTop } from './LessonWordsTop'
import { useLessonWords } from './use-lesson-words'

/** Placeholders while the list loads (vocabulary and commerce §9). */
const SKELETONS = 12

/** The words of a lesson (vocabulary and commerce §2 "Lesson words screen"). */
export default function LessonWordsPage() {
  const { t } = useTranslation('vocabulary')
  usePageTitle(t('lessonWords.title'))
  const { courseId = '', lessonId = '' } = useParams()
  const view = useLessonWords(lessonId)
  const toCourse = <Button to={paths.courseDetails({ courseId })}>{t('lessonWords.toCourse')}</Button>

  switch (view.state) {
    case 'ready':
      return (
        <Page>
          {view.words.length > 0 ? (
            <LessonWordsContent
              courseId={courseId}
              lessonId={lessonId}
              lessonTitle={splitLessonName(view.lesson.name.source || view.lesson.name.target).title}
              words={view.words}
              onToggleKnown={view.toggleKnown}
            />
          ) : (
            <>
              <LessonWordsTop progress={null} />
              <EmptyState title={t('lessonWords.empty.title')} actions={toCourse}>
                {t('lessonWords.empty.text')}
              </EmptyState>
            </>
          )}
        </Page>
      )
    case 'loading':
      return (
        <Page>
          <LessonWordsTop progress={null} loading />
          <Skeleton height={112} radius={24} />
          <Skeleton width={420} height={44} radius={22} />
          <WordCardSkeletons count={SKELETONS} />
        </Page>
      )
    case 'locked':
      return (
        <Page>
          <LessonWordsTop progress={null} />
          <RemoteWidget name="learning/NoAccess" courseId={courseId} onTrialStarted={view.reload} />
        </Page>
      )
    case 'missing':
      return (
        <Page>
          <LessonWordsTop progress={null} />
          <EmptyState title={t('lessonWords.missing.title')} actions={toCourse}>
            {t('lessonWords.missing.text')}
          </EmptyState>
        </Page>
      )
    case 'error':
      return (
        <Page>
          <LessonWordsTop progress={null} />
          <ErrorState onRetry={view.retry} retrying={view.retrying} actions={toCourse} />
        </Page>
      )
  }
}
