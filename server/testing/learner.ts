import { randomUUID } from 'node:crypto'
import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import { course, exercise, idOf, lesson, word } from './library'
import type { TestApi, TestPerson } from './test-api'

/** Paths of the small library for progress tests. */
export const paths = {
  course: 'courses/eng/mini',
  first: 'courses/eng/mini/pierwsza',
  second: 'courses/eng/mini/druga',
  other: 'courses/eng/inny',
  otherLesson: 'courses/eng/inny/jedyna',
  german: 'courses/de/mini',
  germanLesson: 'courses/de/mini/jedyna',
} as const

const three = (path: string) => ['a', 'b', 'c'].map((name) => exercise(`${path}/${name}`))

/** A course of two lessons with three sentences each (one inactive), another course, and a German one. */
export const miniLibrary = () => ({
  courses: [
    course(paths.course, {
      position: 1,
      lessons: [
        lesson(paths.first, {
          exercises: [...three(paths.first), exercise(`${paths.first}/off`, { active: false })],
          words: ['kot', 'pies'].map((name) =>
            word(`${paths.first}/words/${name}`, { example: name, answer: name }),
          ),
        }),
        lesson(paths.second, { exercises: three(paths.second) }),
      ],
    }),
    course(paths.other, { position: 2, lessons: [lesson(paths.otherLesson)] }),
    course(paths.german, { targetLang: 'DE', lessons: [lesson(paths.germanLesson)] }),
  ],
  products: [],
  popups: [],
  companies: [],
})

/** Returns the id of a lesson's sentence by its last path segment. */
export const sentence = (lessonPath: string, name: string) => idOf(`${lessonPath}/${name}`)

type EventArgs = Partial<Omit<ProgressEvent, 'name' | 'payload'>> & { payload?: ProgressEvent['payload'] }

/** A learner who sends events like the trainers do, with access to the languages of a test. */
export async function learner(t: TestApi, who: TestPerson) {
  await t.call('startTrial', { targetLang: 'ENG' }, who)
  const post = (name: ProgressEvent['name'], lessonPath: string, { payload = {}, ...rest }: EventArgs = {}) =>
    t.call(
      'postProgress',
      {
        body: {
          eventId: randomUUID(),
          name,
          lessonId: idOf(lessonPath),
          courseId: null,
          createdAt: '2026-11-16T10:00:00.000Z',
          payload,
          ...rest,
        },
      },
      who,
    )
  /** Sends successes for sentences of a lesson, one after another. */
  const succeed = async (lessonPath: string, names: string[], payload: ProgressEvent['payload'] = {}) => {
    for (const name of names) {
      await post('EXAMPLE_SUCCESS', lessonPath, {
        payload: { exerciseId: sentence(lessonPath, name), learningMode: 'WRITING', ...payload },
      })
    }
  }
  /** Sends successes for sentences in a repetition. */
  const repeat = async (lessonPath: string, names: string[], payload: ProgressEvent['payload'] = {}) => {
    for (const name of names) {
      await post('REPETITION_EXAMPLE_SUCCESS', lessonPath, {
        payload: { exerciseId: sentence(lessonPath, name), learningMode: 'WRITING', ...payload },
      })
    }
  }
  return { post, succeed, repeat }
}
