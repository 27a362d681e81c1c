import { createHash, randomUUID } from 'node:crypto'
import { DONE, OWN } from './sizes'

/** A measured call. */
export type MeasuredCall = {
  name: string
  kind: 'read' | 'write'
  /** Method and path. */
  request: string
  /** Creates the body of each call. */
  body?: () => object
  /** Whether the hand-written server implements the call, too. Their responses must be equal. */
  byHand?: true
}

/** The id of a piece of generated content. `databases.ts` computes the same in SQL. */
function contentId(kind: 'course' | 'lesson' | 'exercise', n: number): string {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The lesson that all learners are in the middle of, its course, and the next lesson. */
const lesson = Math.ceil(DONE / OWN.exercises)
const courseOf = (of: number) => contentId('course', Math.ceil(of / OWN.lessons))
const next = lesson + 1
const pair = 'sourceLang=PL&targetLang=ENG'
const exercise = (lesson - 1) * OWN.exercises + 1

export const measuredCalls: readonly MeasuredCall[] = [
  { name: 'me', kind: 'read', request: `GET /api/user/me?${pair}`, byHand: true },
  { name: 'courses', kind: 'read', request: `GET /api/course/available?${pair}` },
  {
    name: 'lessons of a course',
    kind: 'read',
    request: `GET /api/course/${courseOf(lesson)}/lessons/available?${pair}`,
  },
  {
    name: 'exercises of a lesson',
    kind: 'read',
    request: `GET /api/lesson/${contentId('lesson', lesson)}/exercises?${pair}`,
  },
  {
    name: 'words of a lesson',
    kind: 'read',
    request: `GET /api/lesson/${contentId('lesson', lesson)}/words?${pair}`,
  },
  { name: 'progress of all courses', kind: 'read', request: `GET /api/progress?${pair}` },
  {
    name: 'progress of a course',
    kind: 'read',
    request: `GET /api/progress/${courseOf(lesson)}?${pair}`,
  },
  {
    name: 'next exercise',
    kind: 'read',
    request: `GET /api/progress/${courseOf(lesson)}/${contentId('lesson', lesson)}/next?${pair}`,
    byHand: true,
  },
  {
    name: 'stages of words',
    kind: 'read',
    request: `GET /api/word-repetition?lessonId=${contentId('lesson', lesson)}&${pair}`,
  },
  { name: 'stats', kind: 'read', request: `GET /api/user/stats?${pair}` },
  { name: 'page', kind: 'read', request: 'GET /course' },
  {
    name: 'attempt',
    kind: 'write',
    request: `POST /api/attempt/check?${pair}`,
    body: () => ({
      check: true,
      userInput: `This is sentence number ${exercise}.`,
      exerciseId: contentId('exercise', exercise),
      lang: 'ENG',
    }),
    byHand: true,
  },
  {
    name: 'progress event',
    kind: 'write',
    request: `POST /api/progress?${pair}`,
    body: () => ({
      eventId: randomUUID(),
      name: 'EXAMPLE_SUCCESS',
      lessonId: contentId('lesson', next),
      courseId: courseOf(next),
      createdAt: new Date().toISOString(),
      payload: { exerciseId: contentId('exercise', lesson * OWN.exercises + 1), learningMode: 'WRITING' },
    }),
    byHand: true,
  },
]

/** The fixed cost of every call, on the hand-written server: an empty route, and token verification. */
export const referenceCalls = ['GET /api/empty', 'GET /api/token'] as const

/** The raw HTTP request of a call. */
export function wire({ request, body }: Pick<MeasuredCall, 'request' | 'body'>, token: string): string {
  const head = `${request} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n`
  if (!body) return `${head}\r\n`
  const text = JSON.stringify(body())
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}
