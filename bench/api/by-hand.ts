import { createHash, randomBytes } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import pg from 'pg'
import * as events from './by-hand-events'
import { page, type ReleaseRow, registry } from './by-hand-page'
import * as queries from './by-hand-queries'

/**
 * The same calls as someone in a hurry would write them, knowing everything: Fastify, `pg`, one or two named statements
 * a call that are joined as far as they can be, and nothing of what makes the server a whole. No schemas, no
 * limits, no policies as values; each handler knows for itself who may do what. It is the mark that the server is
 * measured against, so it checks tokens and rights as well and gives the very same answers.
 */
const env = (name: string): string => process.env[name] ?? ''
const issuer = env('BENCH_ISSUER')
const audience = env('BENCH_AUDIENCE')
const keys = createRemoteJWKSet(new URL(env('BENCH_JWKS_URL')))
const pool = new pg.Pool({ connectionString: env('DATABASE_URL'), max: 10 })
const app = Fastify()

type Row = Record<string, unknown>

/** Runs a statement that is prepared once a connection. */
async function rows<Result extends Row>({ name, text }: queries.Statement, values: unknown[]) {
  const result = await pool.query<Result>({ name, text, values })
  return result.rows
}

/** Tokens that were verified already, by their hash, until they expire. */
const verified = new Map<string, { subject: string; until: number }>()

/** Who calls: the subject of a good token. */
async function subjectOf(request: FastifyRequest): Promise<string> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest('base64')
  const known = verified.get(hash)
  if (known && known.until > Date.now()) return known.subject
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ['RS256'],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp'],
  })
  const subject = payload.sub ?? ''
  verified.set(hash, { subject, until: (payload.exp ?? 0) * 1000 })
  return subject
}

class Refused extends Error {
  readonly statusCode: number
  constructor(statusCode: number) {
    super('refused')
    this.statusCode = statusCode
  }
}

type Params = { id: string; courseId: string; lessonId: string }
const paramsOf = (request: FastifyRequest) => request.params as Params

type LessonFacts = {
  user_id: string
  is_open: boolean
  target_lang: string
  courses: string[]
  holds_exercise: boolean
}

/** A lesson that the caller may open. */
async function openLesson(request: FastifyRequest, lessonId: string): Promise<LessonFacts> {
  const subject = await subjectOf(request)
  const [lesson] = await rows<LessonFacts>(queries.openLesson, [issuer, subject, lessonId])
  if (!lesson) throw new Refused(404)
  if (!lesson.is_open) throw new Refused(403)
  return lesson
}

app.get('/api/empty', async () => ({ status: 'ok' }))
app.get('/api/token', async (request) => ({ subject: await subjectOf(request) }))

app.get('/api/user/me', async (request) => {
  const [row] = await rows<queries.Me>(queries.me, [issuer, await subjectOf(request)])
  if (!row) throw new Refused(404)
  return queries.showMe(row)
})

app.get('/api/course/available', async (request) => {
  const { sourceLang = 'PL', targetLang = 'ENG' } = request.query as Record<string, string>
  const found = await rows<queries.CourseRow>(queries.availableCourses, [
    issuer,
    await subjectOf(request),
    sourceLang,
    targetLang,
  ])
  return { data: found.map(queries.showCourse) }
})

app.get('/api/course/:id/lessons/available', async (request) => {
  const [course] = await rows<{ active: boolean; is_locked: boolean }>(queries.seenCourse, [
    issuer,
    await subjectOf(request),
    paramsOf(request).id,
  ])
  if (!course) throw new Refused(404)
  const found = await rows<queries.LessonRow>(queries.lessonsOfCourse, [paramsOf(request).id])
  return { data: found.map((row) => queries.showLesson(row, course.is_locked)) }
})

app.get('/api/lesson/:id/exercises', async (request) => {
  await openLesson(request, paramsOf(request).id)
  const found = await rows<queries.ExerciseRow>(queries.lessonExercises, [paramsOf(request).id])
  return {
    data: found.map((row) => ({ ...queries.showExercise(row), expectedMistakes: row.expected_mistakes })),
  }
})

app.get('/api/lesson/:id/words', async (request) => {
  await openLesson(request, paramsOf(request).id)
  const found = await rows<queries.WordRow>(queries.lessonWords, [paramsOf(request).id])
  return { data: found.map(queries.showWord) }
})

app.get('/api/progress/:courseId', async (request) => {
  const { courseId } = paramsOf(request)
  const found = await rows<queries.CourseProgressRow>(queries.courseProgress, [
    issuer,
    await subjectOf(request),
    courseId,
  ])
  if (found.length === 0) throw new Refused(404)
  return queries.showCourseProgress(courseId, found)
})

app.get('/api/progress', async (request) => {
  const found = await rows<queries.SummaryRow>(queries.summaries, [issuer, await subjectOf(request)])
  return found.filter((row) => row.started_at).map(queries.showSummary)
})

app.get('/api/progress/:courseId/:lessonId/next', async (request) => {
  const { courseId, lessonId } = paramsOf(request)
  const lesson = await openLesson(request, lessonId)
  if (!lesson.courses.includes(courseId)) throw new Refused(404)
  const [row] = await rows<queries.ExerciseRow & { remaining: number }>(queries.nextExercise, [
    lesson.user_id,
    lessonId,
  ])
  return row
    ? { item: queries.showExercise(row), remainingItems: row.remaining }
    : { item: null, remainingItems: 0 }
})

app.get('/api/word-repetition', async (request) => {
  const { lessonId = '' } = request.query as Record<string, string>
  const { user_id } = await openLesson(request, lessonId)
  const [row] = await rows<queries.StagesRow>(queries.wordStages, [user_id, lessonId])
  return { repetitions: row?.repetitions ?? [], knownWordIds: row?.known ?? [] }
})

app.get('/api/user/stats', async (request) => {
  const [row] = await rows<queries.StatsRow>(queries.stats, [issuer, await subjectOf(request)])
  if (!row) throw new Refused(404)
  return queries.showStats(row, new Date())
})

app.post('/api/attempt/check', async (request) => {
  const { exerciseId, userInput } = request.body as { exerciseId: string; userInput: string }
  const found = await rows<queries.AnswerRow>(queries.openExercise, [
    issuer,
    await subjectOf(request),
    exerciseId,
  ])
  const [row] = found
  if (!row) throw new Refused(404)
  if (!row.is_open) throw new Refused(403)
  const result = queries.judgeAnswer(row, userInput)
  if (result.isSuccess) await rows(queries.confirm, [row.user_id, exerciseId, new Date()])
  return result
})

app.post('/api/progress', async (request) => {
  const event = request.body as events.Event
  const { exerciseId } = event.payload
  const [before] = await rows<events.BeforeEvent>(events.beforeEvent, [
    issuer,
    await subjectOf(request),
    event.lessonId,
    exerciseId,
    event.courseId,
  ])
  if (!before?.in_course || !before.in_lesson) throw new Refused(404)
  if (!before.is_open) throw new Refused(403)
  const [taken] = await rows(events.takeEvent, events.valuesOfEvent(before, event))
  return { stored: taken !== undefined }
})

app.get('/course', async (_, reply) => {
  const found = await rows<ReleaseRow>(registry, [])
  const { html, policy } = page(found, randomBytes(16).toString('base64'))
  return reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(html)
})

await app.listen({ host: '127.0.0.1', port: Number(env('BENCH_PORT')) })
process.send?.('ready')

process.once('SIGTERM', () => process.exit(0))
