import type { AnswerOf } from '@mowka/contract/calls'
import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import type { CourseProgress, Recommendation } from '@mowka/contract/schemas/progress'
import { session } from '@mowka/kernel/session'
import { readOfflineLesson } from '@mowka/kernel/storage'
import { Alert, Button, EmptyState, Page, Section, Skeleton, SkeletonText, tokens } from '@mowka/kernel/ui'
import { IconArrowLeft, IconArrowRight } from '@mowka/kernel/ui/icons'
import { optional, read, useIsCached, useReads } from '@mowka/web/api'
import { FailedNote, ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { plansPromotion } from '../access/LockedLabel'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { canStartTrial } from '../access/trial'
import { isLessonMode } from '../lesson-opening/lesson-path'
import { useOpenLesson } from '../lesson-opening/open-lesson'
import { NextLessonBanner } from '../next-lesson/NextLessonBanner'
import { nextStep } from '../next-lesson/next-step'
import { PinButton, usePins } from '../pins/pins'
import { CourseHero } from './CourseHero'
import { anchoredLesson, courseLessons, type LessonEntry, lessonToStart } from './course-lessons'
import { LessonTile } from './LessonTile'
import { currentLesson } from './lesson-steps'

/**
 * Returns a predicate for lessons that can be finished offline: their sentences, the learner's position and their
 * recordings are stored on this device.
 */
function useOfflineLessons(): (lessonId: string) => boolean {
  const isStoredTest = useIsCached()
  const userId = session.user?.userId
  return (lessonId) =>
    userId !== undefined &&
    isStoredTest(read('getLessonExercises', { id: lessonId, activeOnly: 'true' })) &&
    readOfflineLesson(userId, lessonId)?.hasSound === true
}

const Back = styled(Button)`
  margin-left: -12px;
`

/** React Router's key of the first history entry, which has no previous page. */
const FIRST_ENTRY = 'default'

/** Back link: to all courses, or with `backTo=current` to the previous page (U17). */
function BackLink({ toPrevious }: { toPrevious: boolean }) {
  const { t } = useTranslation(['learning', 'common'])
  const navigate = useNavigate()
  const { key } = useLocation()
  const icon = <IconArrowLeft aria-hidden />
  return toPrevious && key !== FIRST_ENTRY ? (
    <Back variant="ghost" leftIcon={icon} onClick={() => navigate(-1)}>
      {t('common:back')}
    </Back>
  ) : (
    <Back variant="ghost" leftIcon={icon} to={paths.courses()}>
      {t('courses.title')}
    </Back>
  )
}

const Path = styled.ol`
  display: grid;
  gap: ${tokens.s3};
`
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

function DetailsSkeleton() {
  return (
    <>
      <Skeleton width={360} height={72} radius="bubble" />
      <SkeletonText lines={3} />
      {ROWS.map((row) => (
        <Skeleton key={row} height={126} radius={16} />
      ))}
    </>
  )
}

/**
 * A course: progress, description, next step, and its lessons as a path (L-CDET). Progress, recommendation and
 * pins are optional: without them the course can still be read and opened. With `backTo=current` the back link leads to the
 * previous page.
 */
export default function CourseDetailsPage() {
  const { t } = useTranslation('learning')
  const { courseId = '' } = useParams()
  const [query] = useSearchParams()
  const isBackToCurrent = query.get('backTo') === 'current'
  const isPreview = query.get('preview') === 'true'
  const asked = { id: courseId, ...(isPreview ? { preview: 'true' } : {}) }
  const reads = useReads({
    course: read('getAvailableCourse', asked),
    lessons: read('getAvailableLessons', asked),
    progress: optional('getCourseProgress', { courseId }),
    next: optional('getNextLesson', { courseId }),
    pinned: optional('getPinnedCourses'),
    modes: optional('getFinishedModes'),
  })
  const toCourses = <Button to={paths.courses()}>{t('backToCourses')}</Button>

  return (
    <Page>
      <BackLink toPrevious={isBackToCurrent} />
      {isPreview && <Alert kind="info">{t('details.preview')}</Alert>}
      <ReadStates
        reads={reads}
        headingLevel={1}
        actions={toCourses}
        skeleton={<DetailsSkeleton />}
        locked={
          <>
            <h1>{t('details.closed')}</h1>
            <NoAccessBanner closed="course" />
          </>
        }
        missing={
          <EmptyState headingLevel={1} title={t('details.notFound')} actions={toCourses}>
            {t('details.notFoundText')}
          </EmptyState>
        }
      >
        {({ course, lessons, progress, next, pinned, modes }) => (
          <>
            {!progress && reads.state === 'ready' && reads.optionalError && (
              <FailedNote onRetry={reads.retry} retrying={reads.retrying}>
                {t('details.progressFailed')}
              </FailedNote>
            )}
            <CourseContent
              course={course}
              lessons={courseLessons(course, lessons.data, progress)}
              progress={progress}
              next={next}
              pinned={pinned}
              modes={modes}
              isBackToCurrent={isBackToCurrent}
              isPreview={isPreview}
            />
          </>
        )}
      </ReadStates>
    </Page>
  )
}

/** The loaded course. The hash names the lesson to expand. */
const CourseContent = observer(function CourseContent({
  course,
  lessons,
  progress,
  next,
  pinned,
  modes,
  isBackToCurrent,
  isPreview,
}: {
  course: Course
  lessons: readonly LessonEntry[]
  progress: CourseProgress | undefined
  next: Recommendation | undefined
  pinned: AnswerOf<'getPinnedCourses'> | undefined
  modes: AnswerOf<'getFinishedModes'> | undefined
  isBackToCurrent: boolean
  isPreview: boolean
}) {
  const { t } = useTranslation('learning')
  const { hash } = useLocation()
  const courseId = course._id
  const actions = useOpenLesson({ isPreview })
  const locked = lessons.filter((entry) => entry.state === 'locked').length
  const isAllLocked = lessons.length > 0 && locked === lessons.length
  const toStart = lessonToStart(lessons)
  const step = next && nextStep(next, isLessonMode)
  const hasBanner = step?.kind === 'continue' || step?.kind === 'finished'
  const promotion = plansPromotion(isAllLocked && canStartTrial(course.targetLang))
  const isOffline = useOfflineLessons()
  const pins = usePins(pinned)
  // The pins of another language are not loaded.
  const isOfPair = course.sourceLang === session.sourceLang && course.targetLang === session.targetLang
  const current = currentLesson(lessons)
  const anchor = anchoredLesson(lessons, hash, isBackToCurrent)

  return (
    <>
      <CourseHero
        course={course}
        percent={progress?.progress ?? null}
        finished={lessons.filter((entry) => entry.progress?.finishedAt).length}
        total={lessons.length}
        action={pins && isOfPair && <PinButton course={course} pins={pins} withText />}
      >
        {isAllLocked ? (
          <NoAccessBanner closed="course" lang={course.targetLang} />
        ) : hasBanner ? (
          <NextLessonBanner step={step} place="course" courses={[course]} />
        ) : (
          toStart && (
            <Button
              variant="primary"
              size="lg"
              fullWidth
              loading={actions.opening === toStart.lesson._id}
              rightIcon={<IconArrowRight aria-hidden />}
              onClick={() => void actions.start({ courseId, lessonId: toStart.lesson._id })}
            >
              {t('details.startCourse')}
            </Button>
          )
        )}
      </CourseHero>
      {lessons.length === 0 ? (
        <EmptyState title={t('details.noLessons')}>{t('details.noLessonsText')}</EmptyState>
      ) : (
        <Section
          title={t('details.lessons')}
          aside={
            locked > 0 && promotion === 'prominent' ? t('details.lockedNote', { count: locked }) : undefined
          }
        >
          <Path>
            {lessons.map((entry) => (
              <LessonTile
                key={entry.lesson._id}
                entry={entry}
                course={course}
                actions={actions}
                promotion={promotion}
                isAnchor={entry.lesson._id === anchor}
                isOffline={isOffline(entry.lesson._id)}
                isCurrent={entry.lesson._id === current}
                isSpoken={modes?.[entry.lesson._id]?.some(({ mode }) => mode === 'speaking') ?? false}
              />
            ))}
          </Path>
        </Section>
      )}
    </>
  )
})
