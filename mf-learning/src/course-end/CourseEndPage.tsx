import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { CourseResult } from '@mowka/contract/schemas/progress'
import { courseKind } from '@mowka/domain/course/course'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { formatStudyTime } from '@mowka/domain/time'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import {
  Button,
  Card,
  IconTile,
  Muted,
  Page,
  Skeleton,
  Stack,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconArrowRight, IconBook2, IconClock, IconFlameFilled, IconMessages } from '@mowka/kernel/ui/icons'
import { optional, read, useReads } from '@mowka/web/api'
import { useEnter } from '@mowka/web/trainer'
import { Celebration } from '@mowka/web/trainer/Celebration'
import { type EndNumber, NumberTiles } from '@mowka/web/trainer/NumberTiles'
import { ReadStates } from '@mowka/web/views'
import { PictureTile } from '@mowka/web/views/pictures'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { CourseFacts } from '../courses/CourseFacts'
import { Beside, CardTitle } from './card-parts'
import { CertificateCards } from './certificate/CertificateCards'
import { Graduate } from './Graduate'
import { NotFinished } from './NotFinished'
import { courseAfter } from './next-course'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 420px;
  gap: ${tokens.s4} ${tokens.s8};
  align-items: start;
  > div { display: grid; gap: ${tokens.s4}; }
  @media (max-width: 1119.98px) {
    grid-template-columns: minmax(0, 1fr);
    /* The next course follows the celebration. */
    > div { display: contents; }
    > div > :first-child { order: -1; }
  }
`
/** The learner's totals of the course; those without information are left out. */
function Totals({ result: { sentences, words, seconds } }: { result: CourseResult }) {
  const { t } = useTranslation('courseEnd')
  const numbers: EndNumber[] = [
    { icon: <IconMessages aria-hidden />, value: sentences, label: t('sentences', { count: sentences }) },
  ]
  if (words > 0)
    numbers.push({ icon: <IconBook2 aria-hidden />, value: words, label: t('words', { count: words }) })
  if (seconds > 0)
    numbers.push({ icon: <IconClock aria-hidden />, value: formatStudyTime(seconds), label: t('time') })
  return (
    <section>
      <VisuallyHidden as="h2">{t('totals')}</VisuallyHidden>
      <NumberTiles numbers={numbers} />
    </section>
  )
}

/** The longest run of right answers; hidden below two. */
function BestRun({ result, lessons }: { result: CourseResult; lessons: readonly Lesson[] }) {
  const { t } = useTranslation('courseEnd')
  const { bestRun } = result
  if (!bestRun || bestRun.length < 2) return null
  const lesson = lessons.find(({ _id }) => _id === bestRun.lessonId)
  return (
    <Card as="section">
      <Beside>
        <IconTile tone="spark">
          <IconFlameFilled aria-hidden />
        </IconTile>
        <div>
          <CardTitle>{t('bestRun', { count: bestRun.length })}</CardTitle>
          <Muted size={14}>
            {lesson
              ? t('bestRunOf', { lesson: splitLessonName(keepTogether(lesson.name.source)).title })
              : t('bestRunAnywhere')}
          </Muted>
        </div>
      </Beside>
    </Card>
  )
}

/** The next course, or the repetitions after the last one, as the primary action. Enter triggers it. */
function NextCourse({ course }: { course: Course | null }) {
  const { t } = useTranslation('courseEnd')
  const navigate = useNavigate()
  const isLast = !course && hasPage('exercises')
  const to = course
    ? paths.courseDetails({ courseId: course._id })
    : isLast
      ? paths.exercises()
      : paths.courses()
  useEnter(() => void navigate(to))
  return (
    <Card as="section">
      <Stack gap={4}>
        {course ? (
          <Beside>
            <PictureTile picture={course.picture} kind={courseKind(course.tags)} />
            <div>
              <Muted size={14}>{t('next')}</Muted>
              <CardTitle>{keepTogether(course.name)}</CardTitle>
              <CourseFacts course={course} withLessons />
            </div>
          </Beside>
        ) : (
          <CardTitle>{t('allDone')}</CardTitle>
        )}
        <Button variant="primary" size="lg" fullWidth to={to} rightIcon={<IconArrowRight aria-hidden />}>
          {t(course ? 'startNext' : isLast ? 'toRepetition' : 'chooseNext')}
        </Button>
        {(course || isLast) && (
          <Button variant="ghost" fullWidth to={paths.courses()}>
            {t('toCourses')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function EndSkeleton() {
  return (
    <Columns>
      <div>
        <Skeleton height={260} radius={16} />
        <Skeleton height={112} radius={16} />
      </div>
      <div>
        <Skeleton height={220} radius={16} />
      </div>
    </Columns>
  )
}

/**
 * The end of a finished course: totals, best run, certificate, and the next course as the primary action. Opened from
 * the end of the last lesson and from the course page.
 */
export default function CourseEndPage() {
  const { t } = useTranslation('courseEnd')
  const { courseId = '' } = useParams()
  const reads = useReads({
    course: read('getAvailableCourse', { id: courseId }),
    result: read('getCourseResult', { courseId }),
    courses: optional('getAvailableCourses'),
    progress: optional('getProgress'),
    next: optional('getNextLesson'),
    lessons: optional('getAvailableLessons', { id: courseId }),
    own: optional('getOwnCertificate', { id: courseId }),
  })
  usePageTitle(t('totals'))
  return (
    <Page>
      <ReadStates
        reads={reads}
        headingLevel={1}
        skeleton={<EndSkeleton />}
        actions={<Button to={paths.courses()}>{t('toCourses')}</Button>}
      >
        {({ course, result, courses, progress, next, lessons, own }) =>
          result.finishedAt === null ? (
            <NotFinished courseId={courseId} />
          ) : (
            <Columns>
              <div>
                <Celebration title={t('finished')} drawing={<Graduate />}>
                  {t('summary', {
                    course: course.name,
                    lessons: t('lessons', { count: course.lessons.length }),
                    days: t('days', { count: result.days }),
                  })}
                </Celebration>
                <Totals result={result} />
                <BestRun result={result} lessons={lessons?.data ?? []} />
              </div>
              <div>
                <NextCourse
                  course={courseAfter(courseId, {
                    courses: courses?.data ?? [],
                    progress: progress ?? [],
                    next,
                  })}
                />
                {hasPage('courseCertificate') && <CertificateCards courseId={courseId} own={own} />}
              </div>
            </Columns>
          )
        }
      </ReadStates>
    </Page>
  )
}
