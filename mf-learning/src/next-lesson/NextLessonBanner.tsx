import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { phrases } from '@mowka/domain/languages/facts'
import { langTag } from '@mowka/domain/languages/languages'
import { countExercises } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { repetitionEntry } from '@mowka/domain/lesson/repetition-entry'
import { type DeckCounts, deckOf, deckSize } from '@mowka/domain/review/deck'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Banner, Button, ProgressBar, Skeleton, tokens } from '@mowka/kernel/ui'
import { IconArrowRight, IconCircleCheck, IconTrophy } from '@mowka/kernel/ui/icons'
import { optional, read, useReads } from '@mowka/web/api'
import { ModeIcon } from '@mowka/web/trainer/ModeIcon'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { lessonPath } from '../lesson-opening/lesson-path'
import { useOpenLesson } from '../lesson-opening/open-lesson'
import { type NextStep, sentencesDone, trackSelection } from './next-step'

/** A lesson with its number in the course (from 1) and the learner's progress. */
type LessonInCourse = { lesson: Lesson; number: number; progress: LessonProgress | null }

/**
 * Returns a lookup of a course's lessons with their progress; with a null course nothing is loaded. `isLoading` until
 * the lessons are loaded.
 */
function useStepLesson(courseId: string | null) {
  const reads = useReads({
    lessons: read('getAvailableLessons', courseId === null ? null : { id: courseId }),
    progress: optional('getCourseProgress', courseId === null ? null : { courseId }),
  })
  const data = reads.state === 'ready' ? reads.data : undefined

  const find = (lessonId: string | null): LessonInCourse | null => {
    const index = data?.lessons.data.findIndex((lesson) => lesson._id === lessonId) ?? -1
    const lesson = data?.lessons.data[index]
    if (!lesson) return null
    return {
      lesson,
      number: index + 1,
      progress: data?.progress?.lessons.find((each) => each.lessonId === lessonId) ?? null,
    }
  }

  return { find, isLoading: courseId !== null && reads.state === 'loading' }
}

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 300px) auto;
  gap: ${tokens.s3};
  align-items: center;
  margin-top: ${tokens.s5};
  font-weight: ${tokens.fwStrong};
`

/** Page with the banner: the course list or a course. */
type BannerPage = 'courses' | 'course'
type StepOf<Kind extends NextStep['kind']> = Extract<NextStep, { kind: Kind }>

function Frame(props: {
  place: BannerPage
  title: string
  kicker?: ReactNode
  children?: ReactNode
  actions: ReactNode
}) {
  const { place, ...rest } = props
  const lang = session.targetLang
  return place === 'course' ? (
    <Banner {...rest} mascot size="small" />
  ) : (
    <Banner {...rest} mascot speech={phrases[lang].resume} speechLang={langTag(lang)} />
  )
}

const titleOf = (found: LessonInCourse) => splitLessonName(keepTogether(found.lesson.name.source)).title

function Where({ place, course, number }: { place: BannerPage; course: Course | undefined; number: number }) {
  const { t } = useTranslation('learning')
  return place === 'courses' && course
    ? t('next.where', { course: course.name, number })
    : t('next.lessonNumber', { number })
}

/** Finds a lesson by its id. */
type FindLesson = (lessonId: string | null) => LessonInCourse | null

type PartProps<Kind extends NextStep['kind']> = {
  step: StepOf<Kind>
  place: BannerPage
  course: Course | undefined
  find: FindLesson
  due: DeckCounts | undefined
}

function Continue({ step, place, course, find, due }: PartProps<'continue'>) {
  const { t } = useTranslation('learning')
  const found = find(step.lessonId)
  if (!found) return null
  const total = countExercises(found.lesson.items)
  const percent = found.progress?.progress ?? 0
  const sentences = t('next.sentences', { done: sentencesDone(percent, total), count: total })
  const to = lessonPath(step.mode, step)
  return (
    <Frame
      place={place}
      title={titleOf(found)}
      kicker={
        <>
          <ModeIcon mode={step.mode} />
          {t(percent > 0 ? 'next.unfinished' : 'next.opened', {
            mode: t(`mode.${step.mode}.name`).toLocaleLowerCase(),
          })}
        </>
      }
      actions={
        <>
          <Button variant="primary" size="lg" to={to} rightIcon={<IconArrowRight aria-hidden />}>
            {t(`mode.${step.mode}.continue`)}
          </Button>
          {due && <ReviewDeck due={due} />}
          {place === 'courses' && <SeeCourse courseId={step.courseId} />}
        </>
      }
    >
      <Where place={place} course={course} number={found.number} />
      <Progress>
        <ProgressBar
          label={t('next.lessonProgress')}
          value={percent}
          valueText={sentences}
          size="lg"
          onSoft
        />
        <span>{sentences}</span>
      </Progress>
    </Frame>
  )
}

function Finished({
  step,
  place,
  course,
  find,
  due,
  findNext,
  nextCourse,
}: PartProps<'finished'> & {
  findNext: FindLesson
  /** Course of the next lesson, if it is another one. */
  nextCourse: Course | undefined
}) {
  const { t } = useTranslation('learning')
  const { opening, start, repeat } = useOpenLesson()
  const found = find(step.lessonId)
  const next = findNext(step.next?.lessonId ?? null)
  if (!found) return null
  return (
    <Frame
      place={place}
      title={titleOf(found)}
      kicker={
        <>
          <IconCircleCheck aria-hidden />
          {t('next.finished')}
        </>
      }
      actions={
        <>
          {next && step.next && (
            <Button
              variant="primary"
              size="lg"
              loading={opening === next.lesson._id}
              rightIcon={<IconArrowRight aria-hidden />}
              onClick={() => void (step.next && start(step.next))}
            >
              {t(nextCourse ? 'next.nextCourse' : 'next.nextLesson')}
            </Button>
          )}
          {due && <ReviewDeck due={due} />}
          {repetitionEntry(hasPage) && (
            <Button
              size="lg"
              variant={next ? 'outline' : 'primary'}
              loading={opening === step.lessonId}
              onClick={() => void repeat(step)}
            >
              {t('next.repetition')}
            </Button>
          )}
          {place === 'courses' && <SeeCourse courseId={step.courseId} />}
        </>
      }
    >
      <Where place={place} course={course} number={found.number} />
      {next && (
        <p>
          {nextCourse
            ? t('next.upNextCourse', { course: nextCourse.name, title: titleOf(next) })
            : t('next.upNext', { title: titleOf(next) })}
        </p>
      )}
    </Frame>
  )
}

/** Opens the deck for today, with its share of what is due if that is more; nothing if no item is due. */
function ReviewDeck({ due }: { due: DeckCounts }) {
  const { t } = useTranslation('learning')
  const count = deckSize(due)
  const deck = deckSize(deckOf(due))
  if (count === 0 || !hasPage('repetitionDeck')) return null
  return (
    <Button size="lg" to={paths.repetitionDeck()}>
      {t(deck < count ? 'next.dueOf' : 'next.due', { deck, count })}
    </Button>
  )
}

function SeeCourse({ courseId }: { courseId: string }) {
  const { t } = useTranslation('learning')
  return (
    <Button variant="ghost" to={paths.courseDetails({ courseId })} onClick={() => trackSelection(courseId)}>
      {t('next.seeCourse')}
    </Button>
  )
}

/**
 * Recommended next step (L-REC-01 to -06): continue a lesson, repeat it or start the next one. "Everything is
 * finished" is shown on the course list only; before anything has been started there is no banner.
 */
export const NextLessonBanner = observer(function NextLessonBanner({
  step,
  place,
  courses,
  due,
}: {
  step: NextStep
  place: BannerPage
  /** Courses for their names. */
  courses: readonly Course[]
  /** The items that are due today, to offer their deck. */
  due?: DeckCounts | undefined
}) {
  const { t } = useTranslation('learning')
  const courseId = step.kind === 'continue' || step.kind === 'finished' ? step.courseId : null
  const next = step.kind === 'finished' ? step.next : null
  const nextCourseId = next && next.courseId !== courseId ? next.courseId : null
  const { find, isLoading: isFinding } = useStepLesson(courseId)
  const { find: findInNext, isLoading: isFindingNext } = useStepLesson(nextCourseId)
  const isLoading = isFinding || isFindingNext
  const courseOf = (id: string | null) => courses.find((each) => each._id === id)
  const course = courseOf(courseId)

  if (step.kind === 'everythingFinished' && place === 'courses') {
    return (
      <Frame
        place={place}
        title={t('next.everything')}
        kicker={
          <>
            <IconTrophy aria-hidden />
            {t('next.everythingKicker')}
          </>
        }
        actions={
          hasPage('exercises') && (
            <Button
              variant="primary"
              size="lg"
              to={paths.exercises()}
              rightIcon={<IconArrowRight aria-hidden />}
            >
              {t('next.toExercises')}
            </Button>
          )
        }
      >
        {t(hasPage('exercises') ? 'next.everythingText' : 'next.everythingAlone')}
      </Frame>
    )
  }
  if (isLoading) return <Skeleton height={place === 'courses' ? 282 : 252} radius={24} />
  if (step.kind === 'continue')
    return <Continue step={step} place={place} course={course} find={find} due={due} />
  if (step.kind === 'finished') {
    return (
      <Finished
        step={step}
        place={place}
        course={course}
        find={find}
        due={due}
        findNext={nextCourseId ? findInNext : find}
        nextCourse={courseOf(nextCourseId)}
      />
    )
  }
  return null
})
