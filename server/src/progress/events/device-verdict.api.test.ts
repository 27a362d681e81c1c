import { randomUUID } from 'node:crypto'
import type { ProgressEvent } from '@mowka/contract/schemas/progress'
import { learner, miniLibrary } from '../../../testing/learner'
import { course, exercise, idOf, lesson, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi } from '../../../testing/test-api'

const place = 'courses/eng/bez-sieci/jedyna'
const [first, second] = [idOf(`${place}/a`), idOf(`${place}/b`)]

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  const exercises = [
    exercise(`${place}/a`, {
      answer: 'I like reading.',
      alternativeAnswers: [{ text: 'I am fond of books.', comment: '', approved: true, hidden: true }],
    }),
    exercise(`${place}/b`, { answer: 'We have a dog.' }),
  ]
  const lessons = [lesson(place, { exercises })]
  await seedLibrary(t, { ...miniLibrary(), courses: [course('courses/eng/bez-sieci', { lessons })] })
})
beforeEach(() => t.setNow('2026-11-16T10:00:00Z'))
afterAll(() => t.close())

/** A learner whose device judged the answers that it sends. */
async function offline(name: string) {
  const { post } = await learner(t, { name })
  const send = (
    event: 'EXAMPLE_ATTEMPT' | 'EXAMPLE_SUCCESS',
    deviceVerdict: 'RIGHT' | 'WRONG',
    userInput: string,
    change: ProgressEvent['payload'] = {},
    eventId: string = randomUUID(),
  ) =>
    post(event, place, {
      eventId,
      payload: {
        exerciseId: first,
        learningMode: 'WRITING',
        learningExerciseType: 'WRITING_FULL_SENTENCE',
        successForced: false,
        userInput,
        deviceVerdict,
        ...change,
      },
    })
  const summary = async () => (await t.call('getLessonSummary', { id: idOf(place) }, { name })).answer
  const done = async () => (await t.call('getStats', { targetLang: 'ENG' }, { name })).answer.correctAnswers
  const next = async () => {
    const { answer } = await t.call(
      'getNextExercise',
      { courseId: idOf('courses/eng/bez-sieci'), lessonId: idOf(place) },
      { name },
    )
    return answer.item?._id
  }
  return { send, post, summary, done, next }
}

test('an offline success is judged again and counts if it is correct (S-ATT-06, C59)', async () => {
  const { send, done, next } = await offline('dobrze')
  expect((await send('EXAMPLE_ATTEMPT', 'RIGHT', 'I like reading')).answer).toEqual({ stored: true })
  expect(await next()).toBe(first)
  expect((await send('EXAMPLE_SUCCESS', 'RIGHT', 'I like reading')).answer).toEqual({ stored: true })
  expect([await next(), await done()]).toEqual([second, 1])
})

test('an offline success with a wrong answer is rejected, so the exercise comes up again (S-ATT-06)', async () => {
  const { send, done, next } = await offline('zle')
  const { status, problem } = await send('EXAMPLE_SUCCESS', 'RIGHT', 'I like sleeping')
  expect([status, problem.code]).toEqual([422, 'ANSWER_WRONG'])
  expect([await next(), await done()]).toEqual([first, 0])
  // Gaps and blocks have to be exact.
  const blocks = { learningExerciseType: 'WRITING_FILL_THE_GAP' as const }
  expect((await send('EXAMPLE_SUCCESS', 'RIGHT', 'I like raeding', blocks)).status).toBe(422)
  expect((await send('EXAMPLE_SUCCESS', 'RIGHT', 'I like raeding')).status).toBe(200)
})

test.each([
  ['a typo', 'pomylka', 'I like raeding'],
  ['a hidden answer', 'ukryta', "I'm fond of books"],
])('an answer that only the device rejected counts as correct: %s', async (_, name, typed) => {
  const { send, done, next, summary } = await offline(name)
  expect((await send('EXAMPLE_ATTEMPT', 'WRONG', typed)).answer).toEqual({ stored: true, overruled: true })
  expect([await next(), await done()]).toEqual([second, 1])
  // Later attempts, which the learner made because the device rejected the first one, change nothing.
  await send('EXAMPLE_ATTEMPT', 'RIGHT', 'I like reading')
  await send('EXAMPLE_SUCCESS', 'RIGHT', 'I like reading')
  expect(await done()).toBe(1)
  expect(await summary()).toMatchObject({ correctAtFirstAttempt: 1, attempts: 1 })
})

test('wrong answers stay wrong and skipped exercises stay skipped after judging again', async () => {
  const { send, done, next, summary } = await offline('poddane')
  expect((await send('EXAMPLE_ATTEMPT', 'WRONG', 'I likes reading')).answer).toEqual({ stored: true })
  expect(await next()).toBe(first)
  await send('EXAMPLE_SUCCESS', 'WRONG', 'I likes reading', { successForced: true })
  expect([await next(), await done()]).toEqual([second, 0])
  expect(await summary()).toMatchObject({ correctAtFirstAttempt: 0, attempts: 1 })
})

test('a repeated event gets the same response and counts nothing (C60)', async () => {
  const { send, done } = await offline('dwa-razy')
  const eventId = randomUUID()
  const again = () => send('EXAMPLE_ATTEMPT', 'WRONG', 'I like raeding', {}, eventId)
  expect((await again()).answer).toEqual({ stored: true, overruled: true })
  expect((await again()).answer).toEqual({ stored: false, overruled: true })
  expect(await done()).toBe(1)
})

test('repeated offline successes in one exercise count once (C59)', async () => {
  const { send, done } = await offline('duzo')
  for (let time = 0; time < 5; time++) await send('EXAMPLE_SUCCESS', 'RIGHT', 'I like reading')
  expect(await done()).toBe(1)
})
