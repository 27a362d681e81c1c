import { hasPage } from '@mowka/shared/platform'
import { Button, EmptyState, Page, Section, Skeleton, SkeletonText, Stack, tokens } from '@mowka/shared/ui'
import { IconArrowRight } from '@mowka/shared/ui/icons'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { mayStartTrial } from '../access/trial'
import { isLessonMode } from '../lesson-opening/lesson-path'
import { useOpenLesson } from '../lesson-opening/use-open-lesson'
import { NextLessonBanner } from '../next-lesson/NextLessonBanner'
import { nextStep } from '../next-lesson/next-step'
import { BackLink } from './BackLink'
import { CourseHero } from './CourseHero'
import { CourseProblem } from './CourseProblem'
import { anchoredLesson, lessonToStart } from './course-lessons'
import { LessonTile } from './LessonTile'
import { useCourseDetails } from './use-course-details'

const Path = styled.ol`
  display: grid;
  gap: ${tokens.s3};
`
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

function DetailsSkeleton() {
  const { t } = useTranslation('learning')
  return (
    <Stack gap={6} aria-busy="true" aria-label={t('common:loading')} role="group">
      <Skeleton width={360} height={72} radius="bubble" />
      <SkeletonText lines={3} />
      {ROWS.map((row) => (
        <Skeleton key={row} height={82} radius={16} />
      ))}
    </Stack>
  )
}

/**
 * One course: progress, description, the next step, and its lessons as a path (learner core §2). The hash is the
 * lesson to open; `backTo=current` makes the way back lead to where the learner came from.
 */
export default function CourseDetailsPage() {
  const { t } = useTranslation('learning')
  const { courseId = '' } = useParams()
  const [query] = useSearchParams()
  const { hash } = useLocation()
  const data = useCourseDetails(courseId)
  const actions = useOpenLesson()
  const isBackToCurrent = query.get('backTo') === 'current'
  const back = <BackLink toPrevious={isBackToCurrent} />

  if (data.error) {
    return (
      <Page>
        {back}
        <CourseProblem error={data.error} onRetry={data.retry} retrying={data.isRetrying} />
      </Page>
    )
  }
  if (data.isLoading || !data.course) {
    return (
      <Page>
        {back}
        <DetailsSkeleton />
      </Page>
    )
  }

  const { course, lessons } = data
  const locked = lessons.filter((entry) => entry.state === 'locked').length
  const isAllLocked = lessons.length > 0 && locked === lessons.length
  const toStart = lessonToStart(lessons)
  const step = data.next && nextStep(data.next, isLessonMode)
  const hasBanner = step?.kind === 'continue' || step?.kind === 'finished'
  // Under an offer to learn for free no lesson asks for money.
  const sells = hasPage('subscribe') && !(isAllLocked && mayStartTrial())
  const anchor = anchoredLesson(lessons, hash, isBackToCurrent)

  return (
    <Page>
      {back}
      <CourseHero
        course={course}
        percent={data.progress?.progress ?? null}
        finished={lessons.filter((entry) => entry.progress?.finishedAt).length}
        total={lessons.length}
      >
        {isAllLocked ? (
          <NoAccessBanner closed="course" />
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
          aside={locked > 0 && sells ? t('details.lockedNote', { count: locked }) : undefined}
        >
          <Path>
            {lessons.map((entry) => (
              <LessonTile
                key={entry.lesson._id}
                entry={entry}
                courseId={courseId}
                actions={actions}
                sells={sells}
                isAnchor={entry.lesson._id === anchor}
              />
            ))}
          </Path>
        </Section>
      )}
    </Page>
  )
}
