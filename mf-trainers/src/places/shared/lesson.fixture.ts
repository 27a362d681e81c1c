import type { Course, EditedLesson, Exercise } from '@mowka/contract/schemas/learning'
import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import type { User } from '@mowka/contract/schemas/user'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { type FakeCall, learner, type PageOptions } from '@mowka/testing'
import { course as anyCourse, lesson as anyLesson, exercise, word } from '@mowka/testing/entities'
import { attemptResult } from '../../core/store/fake-ports.fixture'
import { hasSameWords } from '../../core/words/answer-words'

/** Responses of a fake API by call. */
export type Answers = NonNullable<PageOptions['api']>

/** A lesson of three sentences. */
export const lesson = (change: Partial<EditedLesson> = {}): EditedLesson =>
  anyLesson({
    name: { target: 'At home|First words', source: 'W domu|Pierwsze słowa' },
    items: ['e1', 'e2', 'e3'].map((itemId, order) => ({ itemId, order, type: 'EXERCISE' })),
    ...change,
  })

/** Its course, in which it is the second lesson. */
export const course: Course = anyCourse({
  name: 'Angielski od zera',
  levels: ['A2'],
  lessons: [
    { lessonId: 'l0', order: 1 },
    { lessonId: 'l1', order: 2 },
  ],
})

export const sentences: Exercise[] = [
  exercise({ _id: 'e1', example: 'Jestem w domu.', answer: 'I am at home.', hints: ['h1'] }),
  exercise({ _id: 'e2', example: 'Mam psa.', answer: 'I have a dog.' }),
  exercise({ _id: 'e3', example: 'Idę spać.', answer: 'I am going to bed.' }),
]

/** A learner who writes full sentences only. */
export const writer = (): User => {
  const user = learner()
  return {
    ...user,
    userMetadata: {
      ...user.userMetadata,
      preferences: {
        ...defaultPreferences,
        listeningAndWritingActivities: { fullSentence: true, gaps: false, blocks: false },
      },
    },
  }
}

/** Returns the body of a sent event. */
export const eventOf = (call: FakeCall): ProgressEvent => call.body as ProgressEvent

/** A fake lesson API: an exercise stays until its success is recorded. */
export function lessonApi(exercises: Exercise[] = sentences): Answers {
  const open = [...exercises]
  return {
    getLesson: { data: [lesson()], metadata: { total: 1 } },
    getCourse: { data: [course] },
    getProgress: [],
    getCourseProgress: { courseId: 'c1', startedAt: null, finishedAt: null, progress: 0, lessons: [] },
    getLessonWords: {
      data: [word()],
    },
    getWordRepetitions: {
      repetitions: [{ wordId: word()._id, stage: 2, nextReviewAt: null }],
      knownWordIds: [],
    },
    getLessonHints: {
      data: [
        {
          _id: 'h1',
          content: '<p>Po <strong>at</strong> nie ma tu <em>the</em>.</p>',
          isFullScreen: false,
          exercises: ['e1'],
        },
        { _id: 'h2', content: '<p>Tabela odmiany</p>', isFullScreen: true, exercises: ['e2'] },
      ],
    },
    listUserNotes: { data: [], metadata: { total: 0 } },
    getNextExercise: ({ query }) => {
      const remaining = open.filter((each) => each._id !== query.after)
      return { item: remaining[0] ?? null, remainingItems: remaining.length }
    },
    checkAttempt: ({ body }) => {
      const { userInput, exerciseId, simplifiedCheck } = body as {
        userInput: string
        exerciseId: string
        simplifiedCheck: boolean
      }
      const answer = exercises.find((each) => each._id === exerciseId)?.answer ?? ''
      const isRight = simplifiedCheck ? hasSameWords(userInput, answer) : userInput === answer
      return attemptResult(isRight, { answer: { text: answer }, userInput })
    },
    postProgress: (call) => {
      const event = eventOf(call)
      if (event.name === 'EXAMPLE_SUCCESS' && open[0]?._id === event.payload.exerciseId) open.shift()
      return { stored: true }
    },
    getLessonExercises: { data: exercises },
    getAvailableLessons: { data: [lesson({ _id: 'l0' }), lesson()] },
    getStats: {
      currentStreak: 3,
      todayActivity: { completed: true, secondsPassed: 600 },
      correctAnswers: 40,
      daysStreak: 5,
      lessonsFinished: 2,
    },
    getCourseFinished: { isFinished: false },
    getProblematicExamples: [
      {
        exerciseId: 'e1',
        example: 'Jestem w domu.',
        answer: 'I am at home.',
        answerRecording: null,
        attempts: 2,
      },
    ],
    getLessonSummary: { totalExercises: 3, correctAtFirstAttempt: 1, attempts: 4, secondsPassed: 65 },
    getRecording: undefined,
  }
}
