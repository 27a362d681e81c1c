import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { LearnerEntry } from './demo-schema'
import { contentPath, type Library } from './library'

/** Maps a text deterministically to a number from 0 to 1. */
function chance(text: string): number {
  let hash = 2166136261
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}

/** Study habit of a demo learner: range of days, study days per week, answers per day. */
type Habit = { fromDaysAgo: number; toDaysAgo: number; daysAWeek: number; answersADay: number }

/** A day of a habit. */
type HabitDay = { daysAgo: number; answers: number }

/** Returns the days of a habit, oldest first. Deterministic per learner. */
export function habitDays(who: string, habit: Habit): HabitDay[] {
  const days = Array.from(
    { length: habit.fromDaysAgo - habit.toDaysAgo + 1 },
    (_, index) => habit.fromDaysAgo - index,
  )
  return days
    .filter((daysAgo) => chance(`${who} learns ${daysAgo}`) < habit.daysAWeek / 7)
    .map((daysAgo) => ({
      daysAgo,
      answers: Math.max(1, Math.round(habit.answersADay * (0.5 + chance(`${who} answers ${daysAgo}`)))),
    }))
}

/** Returns a mood from 1 to 5 for most days before today, oldest first. */
export const habitMoods = (who: string, days: number): { daysAgo: number; mood: number }[] =>
  Array.from({ length: days }, (_, index) => days - index)
    .filter((daysAgo) => chance(`${who} says ${daysAgo}`) < 0.6)
    .map((daysAgo) => {
      const feeling = chance(`${who} feels ${daysAgo}`)
      // Mostly good, rarely bad.
      return { daysAgo, mood: [0.04, 0.12, 0.4, 0.75].filter((bound) => feeling > bound).length + 1 }
    })

/** A lesson that a demo learner has worked on, with the completed exercises in order. */
export type DemoLesson = {
  coursePath: string
  lessonPath: string
  targetLang: LangCode
  finished: boolean
  /** All active exercises of a finished lesson, else the first ones. */
  exercises: DemoExercise[]
  /** Answers to its words, oldest first: all of a finished lesson, the first ones of another. */
  wordAnswers: DemoWordAnswer[]
  daysAgo: number
}

/** An answer to a word, in its lesson or in the global list. */
export type DemoWordAnswer = { path: string; inLesson: boolean; isSuccess: boolean; daysAgo: number }

/** An exercise of a demo lesson with the learner's answer. */
export type DemoExercise = { path: string; answer: string }

/** A note on a sentence; without text it is only a favourite. */
export type DemoNote = { path: string; text: string; favourite: boolean; daysAgo: number }

/** A lesson practised over months. */
export type DemoPractice = Pick<DemoLesson, 'coursePath' | 'lessonPath' | 'exercises'> & {
  /** Oldest first. */
  days: HabitDay[]
}

/** State of a sandbox account. Times are relative to the seeding. */
export type DemoLearner = {
  email: string
  onboardingStatus: LearnerEntry['onboardingStatus']
  learnLang: LangCode | null
  levels: Partial<Record<LangCode, CefrLevel>>
  /** Months from now, or days since the access ended. */
  accesses: LearnerEntry['accesses']
  /** Paths of granted courses (C62). */
  coursePaths: string[]
  /** Oldest first. */
  history: DemoLesson[]
  practice: DemoPractice | null
  /** Oldest first. */
  notes: DemoNote[]
  moods: { daysAgo: number; mood: number }[]
}

/**
 * Returns the learners of the demo state, with paths instead of slugs.
 *
 * @throws for a missing lesson
 */
export const demoLearners = (library: Library): DemoLearner[] =>
  library.demo.learners.map((learner) => ({
    email: learner.email,
    onboardingStatus: learner.onboardingStatus,
    learnLang: learner.learnLang ?? null,
    levels: learner.levels,
    accesses: learner.accesses,
    coursePaths: learner.courses.map(coursePathOf),
    history: learner.history
      .map((entry) => demoLesson(library, entry))
      .toSorted((a, b) => b.daysAgo - a.daysAgo),
    practice: learner.practice ? demoPractice(library, learner.email, learner.practice) : null,
    notes: learner.notes
      .map(({ course, lesson, exercise, ...note }) => ({
        path: contentPath.exercise(contentPath.lesson(coursePathOf(course), lesson), exercise),
        ...note,
      }))
      .toSorted((a, b) => b.daysAgo - a.daysAgo),
    moods: learner.moodDays ? habitMoods(learner.email, learner.moodDays) : [],
  }))

function coursePathOf(place: string): string {
  const [lang = '', slug = ''] = place.split('/')
  return contentPath.course(lang, slug)
}

function demoPractice(
  library: Library,
  email: string,
  entry: NonNullable<LearnerEntry['practice']>,
): DemoPractice {
  const { coursePath, lessonPath, exercises } = demoLesson(library, { ...entry, finished: true, daysAgo: 0 })
  return { coursePath, lessonPath, exercises, days: habitDays(email, entry) }
}

function demoLesson(library: Library, entry: LearnerEntry['history'][number]): DemoLesson {
  const coursePath = coursePathOf(entry.course)
  const course = library.courses.find(({ path }) => path === coursePath)
  const lesson = course?.lessons.find(({ slug }) => slug === entry.lesson)
  if (!course || !lesson) throw new Error(`demo.yaml: there is no lesson ${entry.course}/${entry.lesson}`)
  const exercises = lesson.exercises.filter(({ active }) => active)
  return {
    coursePath,
    lessonPath: lesson.path,
    targetLang: course.targetLang,
    finished: entry.finished,
    exercises: exercises
      .slice(0, entry.done ?? exercises.length)
      .map(({ slug, answer }) => ({ path: contentPath.exercise(lesson.path, slug), answer })),
    wordAnswers: entry.finished
      ? lesson.words.flatMap(({ slug }, index) =>
          wordAnswers(contentPath.word(lesson.path, slug), index, entry.daysAgo),
        )
      : lesson.words.slice(0, entry.words ?? 0).map(({ slug }, index) => ({
          path: contentPath.word(lesson.path, slug),
          inLesson: true,
          // The first answer was wrong.
          isSuccess: index > 0,
          daysAgo: entry.daysAgo,
        })),
    daysAgo: entry.daysAgo,
  }
}

/** Days from learning a word in its lesson to its reviews in the global list (S-WREP-15). */
const REVIEWS = [1, 7, 22, 70]

/**
 * Answers to a lesson word: two correct ones, then reviews when due. Of four words one has a due review, and one was
 * forgotten once.
 */
function wordAnswers(path: string, index: number, lessonDaysAgo: number): DemoWordAnswer[] {
  const right = (inLesson: boolean, daysAgo: number) => ({ path, inLesson, isSuccess: true, daysAgo })
  const learned = [right(true, lessonDaysAgo), right(true, lessonDaysAgo)]
  const days = REVIEWS.map((days) => lessonDaysAgo - days).filter((daysAgo) => daysAgo > 0)
  if (index % 4 === 0) days.pop()
  const reviews = days.map((daysAgo) => right(false, daysAgo))
  const [first] = reviews
  if (index % 4 === 1 && first) first.isSuccess = false
  return [...learned, ...reviews]
}
