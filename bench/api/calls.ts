import { createHash, randomUUID } from 'node:crypto'
import { DONE, OWN } from './sizes'

/** A call that is measured. */
export type MeasuredCall = {
  name: string
  kind: 'read' | 'write'
  /** Method and path. */
  request: string
  /** Its body, made for each call. */
  body?: () => object
  /** The answers of the server and of the one by hand say the same, so they are compared first. */
  sameAnswer: boolean
}

/** The id that the generated data give to a piece of content; `data.ts` computes the same in SQL. */
function contentId(kind: 'course' | 'lesson' | 'exercise', n: number): string {
  const hex = createHash('md5').update(`${kind} ${n}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The lesson in which everyone is in the middle, its course, and one that is still to come. */
const lesson = Math.ceil(DONE / OWN.exercises)
const courseOf = (of: number) => contentId('course', Math.ceil(of / OWN.lessons))
const next = lesson + 1
const pair = 'sourceLang=PL&targetLang=ENG'
const exercise = (lesson - 1) * OWN.exercises + 1

export const measuredCalls: readonly MeasuredCall[] = [
  { name: 'me', kind: 'read', request: `GET /api/user/me?${pair}`, sameAnswer: true },
  { name: 'courses', kind: 'read', request: `GET /api/course/available?${pair}`, sameAnswer: true },
  {
    name: 'lessons of a course',
    kind: 'read',
    request: `GET /api/course/${courseOf(lesson)}/lessons/available?${pair}`,
    sameAnswer: true,
  },
  {
    name: 'exercises of a lesson',
    kind: 'read',
    request: `GET /api/lesson/${contentId('lesson', lesson)}/exercises?${pair}`,
    sameAnswer: true,
  },
  {
    name: 'words of a lesson',
    kind: 'read',
    request: `GET /api/lesson/${contentId('lesson', lesson)}/words?${pair}`,
    sameAnswer: true,
  },
  { name: 'progress of all courses', kind: 'read', request: `GET /api/progress?${pair}`, sameAnswer: true },
  {
    name: 'progress of a course',
    kind: 'read',
    request: `GET /api/progress/${courseOf(lesson)}?${pair}`,
    sameAnswer: true,
  },
  {
    name: 'next exercise',
    kind: 'read',
    request: `GET /api/progress/${courseOf(lesson)}/${contentId('lesson', lesson)}/next?${pair}`,
    sameAnswer: true,
  },
  {
    name: 'stages of words',
    kind: 'read',
    request: `GET /api/word-repetition?lessonId=${contentId('lesson', lesson)}&${pair}`,
    sameAnswer: true,
  },
  { name: 'stats', kind: 'read', request: `GET /api/user/stats?${pair}`, sameAnswer: true },
  { name: 'page', kind: 'read', request: 'GET /course', sameAnswer: false },
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
    sameAnswer: true,
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
    sameAnswer: true,
  },
]

/** What every call costs before it does anything, on the server by hand: an empty route, and the check of a token. */
export const referenceCalls = ['GET /api/empty', 'GET /api/token'] as const

/** A call as it goes over the wire. */
export function wire({ request, body }: Pick<MeasuredCall, 'request' | 'body'>, token: string): string {
  const head = `${request} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n`
  if (!body) return `${head}\r\n`
  const text = JSON.stringify(body())
  return `${head}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}
