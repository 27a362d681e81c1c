import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, media, Page, Skeleton } from '@mowka/kernel/ui'
import { IconArrowLeft } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { WordCardSkeletons } from '../word-list/WordCard'
import { lessonOnCourse } from './LessonWordsActions'
import { LessonWordsContent } from './LessonWordsContent'
import { LessonWordsTop } from './LessonWordsTop'
import { lessonWords } from './lesson-words'

/** Back link below 960 px, where the bottom bar has none (V-LW-13). */
const Back = styled(Button)`
  margin-left: -12px;
  ${media.medium} {
    display: none;
    && + * { margin-top: 0; }
  }
`

/** Number of skeletons while the list loads (V-LW-17). */
const SKELETONS = 12

/** The words of a lesson (P-ROUTE-22). Locked without access, either by the lesson's flag or by a 403. */
export default function LessonWordsPage() {
  const { t } = useTranslation('vocabulary')
  usePageTitle(t('lessonWords.title'))
  const { courseId = '', lessonId = '' } = useParams()
  const reads = useReads({
    lessons: read('getLesson', { filters: formatFilters({ _id: lessonId }) }),
    words: read('getLessonWords', { id: lessonId }),
    stages: read('getWordRepetitions', { lessonId }),
  })
  const toCourse = <Button to={paths.courseDetails({ courseId })}>{t('lessonWords.toCourse')}</Button>
  const noAccess = <RemoteWidget name="learning/NoAccess" courseId={courseId} />
  const missing = (
    <EmptyState title={t('lessonWords.missing.title')} actions={toCourse}>
      {t('lessonWords.missing.text')}
    </EmptyState>
  )
  const instead = (content: ReactNode) => (
    <>
      <LessonWordsTop />
      {content}
    </>
  )

  return (
    <Page>
      <Back
        variant="ghost"
        to={lessonOnCourse({ courseId, lessonId })}
        leftIcon={<IconArrowLeft aria-hidden />}
      >
        {t('lessonWords.back')}
      </Back>
      {reads.state !== 'ready' && <LessonWordsTop loading={reads.state === 'loading'} />}
      <ReadStates
        reads={reads}
        skeleton={
          <>
            <Skeleton height={112} radius={24} />
            <Skeleton width={420} height={44} radius={22} />
            <WordCardSkeletons count={SKELETONS} />
          </>
        }
        locked={noAccess}
        missing={missing}
        actions={toCourse}
      >
        {({ lessons, words, stages }) => {
          const lesson = lessons.data.find(({ _id }) => _id === lessonId)
          if (!lesson) return instead(missing)
          if (lesson.isLocked) return instead(noAccess)
          if (words.data.length === 0)
            return instead(
              <EmptyState title={t('lessonWords.empty.title')} actions={toCourse}>
                {t('lessonWords.empty.text')}
              </EmptyState>,
            )
          return (
            <LessonWordsContent
              courseId={courseId}
              lessonId={lessonId}
              lessonTitle={splitLessonName(lesson.name.source || lesson.name.target).title}
              words={lessonWords(words.data, lesson.tags, stages)}
            />
          )
        }}
      </ReadStates>
    </Page>
  )
}
