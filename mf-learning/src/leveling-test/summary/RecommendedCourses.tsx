import { paths } from '@mowka/contract/routes'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { lessonOrder } from '@mowka/domain/lesson/lesson'
import { TRIAL_DAYS } from '@mowka/domain/user/access'
import { track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Grid, Muted, Section, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { plansPromotion } from '../../access/plans-promotion'
import { canStartTrial } from '../../access/trial'
import { CourseTile } from '../../courses/CourseTile'
import { useBeginLesson } from '../../lesson-opening/use-begin-lesson'
import { nearestLevels } from '../../levels/cefr-levels'

const TILES = ['a', 'b', 'c']

/**
 * Courses for the resulting level, or the nearest one with courses (L-TEST-29 to -34). For a visitor a press stores the course and leads to sign-in;
 * in the first test it opens the course's first lesson in writing, otherwise the course.
 */
export const RecommendedCourses = observer(function RecommendedCourses({
  level,
  isFirst,
}: {
  level: CefrLevel
  isFirst: boolean
}) {
  const { t } = useTranslation(['levelingTest', 'learning'])
  const navigate = useNavigate()
  const beginLesson = useBeginLesson(() => t('learning:openFailed'))

  const openFirstLesson = async (course: Course) => {
    track('COURSE_SELECTED', { courseId: course._id })
    const [lessonId] = lessonOrder(course)
    const place = lessonId
      ? await beginLesson({ courseId: course._id, lessonId, isLocked: course.isLocked })
      : paths.courseDetails({ courseId: course._id })
    if (place) navigate(place)
  }

  return (
    <Section
      title={t('courses')}
      aside={session.isAuthenticated ? <Link to={paths.courses()}>{t('allCourses')}</Link> : undefined}
    >
      <CoursesOfLevel
        level={level}
        others={nearestLevels(level)}
        wanted={level}
        isFirst={isFirst}
        onOpen={isFirst ? (chosen) => void openFirstLesson(chosen) : undefined}
      />
    </Section>
  )
})

/** Courses of a level, or those of the first level of `others` with courses. */
const CoursesOfLevel = observer(function CoursesOfLevel({
  level,
  others: [next, ...others],
  wanted,
  isFirst,
  onOpen,
}: {
  level: CefrLevel
  others: readonly CefrLevel[]
  /** The learner's level. */
  wanted: CefrLevel
  isFirst: boolean
  onOpen: ((course: Course) => void) | undefined
}) {
  const { t } = useTranslation('levelingTest')
  const reads = useReads({ courses: read('getRecommendedCourses', { level }) })
  return (
    <ReadStates
      reads={reads}
      headingLevel={3}
      skeleton={
        <Grid>
          {TILES.map((tile) => (
            <Skeleton key={tile} height={176} radius={16} />
          ))}
        </Grid>
      }
    >
      {({ courses }) =>
        courses.length === 0 ? (
          next ? (
            <CoursesOfLevel level={next} others={others} wanted={wanted} isFirst={isFirst} onOpen={onOpen} />
          ) : (
            <Muted>{t('noCourses')}</Muted>
          )
        ) : (
          <Stack gap={3}>
            {level !== wanted && <p>{t('nearestCourses', { wanted, level })}</p>}
            {isFirst && canStartTrial() && <Muted>{t('freeDays', { count: TRIAL_DAYS })}</Muted>}
            <Grid as="ul">
              {courses.map((course) => (
                <li key={course._id}>
                  <CourseTile
                    entry={{ course, progress: null }}
                    promotion={plansPromotion(true)}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </Grid>
          </Stack>
        )
      }
    </ReadStates>
  )
})
