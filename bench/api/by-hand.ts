import { createHash, randomBytes } from 'node:crypto'
import Fastify, { type FastifyRequest } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import pg from 'pg'
import * as events from './by-hand-events'
import * as inputs from './by-hand-inputs'
import { page, type ReleaseRow, registry } from './by-hand-page'
import * as queries from './by-hand-queries'
import { ROLES_CLAIM } from './keys'

/**
 * The same calls as someone in a hurry would write them, knowing everything: Fastify, `pg`, one or two named statements
 * a call that are joined as far as they can be, and nothing of what makes the server a whole. No policies as values, no
 * contract; each handler knows for itself who may do what. It is the mark that the server is measured against, so it
 * does what every call owes as well: tokens and rights, the check of what comes in, limits of writes, the headers of
 * an answer, and the very same answers. Accounts that do not exist yet are not made.
 */
const env = (name: string): string => process.env[name] ?? ''
const issuer = env('BENCH_ISSUER')
const audience = env('BENCH_AUDIENCE')
const keys = createRemoteJWKSet(new URL(env('BENCH_JWKS_URL')))
const pool = new pg.Pool({ connectionString: env('DATABASE_URL'), max: 10 })
// What a schema does not know is refused.
const app = Fastify({ ajv: { customOptions: { removeAdditional: false } } })

app.addHook('onRequest', (_, reply, done) => {
  reply.headers(inputs.headers)
  done()
})

type Row = Record<string, unknown>

/** Runs a statement that is prepared once a connection. */
async function rows<Result extends Row>({ name, text }: queries.Statement, values: unknown[]) {
  const result = await pool.query<Result>({ name, text, values })
  return result.rows
}

/** What a good token says of who calls, as statements begin with it. */
type Caller = [issuer: string, subject: string, verifiedEmail: string, isAdmin: boolean]

/** Tokens that were verified already, by their hash, for a minute at most. */
const verified = new Map<string, { caller: Caller; until: number }>()

/** Who calls. */
async function callerOf(request: FastifyRequest): Promise<Caller> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest('base64')
  const known = verified.get(hash)
  if (known && known.until > Date.now()) return known.caller
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ['RS256'],
    typ: 'at+jwt',
    requiredClaims: ['sub', 'exp'],
  })
  const email = payload.email_verified === true ? String(payload.email ?? '').toLowerCase() : ''
  const roles = payload[ROLES_CLAIM]
  const isAdmin = Array.isArray(roles) && roles.includes('admin')
  const caller: Caller = [issuer, payload.sub ?? '', email, isAdmin]
  verified.set(hash, { caller, until: Math.min((payload.exp ?? 0) * 1000, Date.now() + 60_000) })
  return caller
}

/** Runs a statement that begins at the caller; one whom a company awaits gets their place first. */
async function rowsFor<Result extends Row>(
  statement: queries.Statement,
  caller: Caller,
  values: unknown[] = [],
): Promise<Result[]> {
  const found = await rows<Result>(statement, [...caller, ...values])
  if (!found[0]?.is_awaited) return found
  await rows(queries.joinPlaces, caller.slice(0, 3))
  return rows<Result>(statement, [...caller, ...values])
}

/** Calls of each person in the minute that began last. */
let minute = { began: 0, calls: new Map<string, number>() }

/** Refuses more calls a minute than so many. */
function limit(name: string, [, subject]: Caller, most: number): void {
  const now = Date.now()
  if (now - minute.began >= 60_000) minute = { began: now, calls: new Map() }
  const key = `${name} ${subject}`
  const calls = (minute.calls.get(key) ?? 0) + 1
  minute.calls.set(key, calls)
  if (calls > most) throw new Refused(429)
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

/** The language pair of a call; its schema has filled in what is missing. */
const pairOf = (request: FastifyRequest): string[] => {
  const { sourceLang = '', targetLang = '' } = request.query as Record<string, string>
  return [sourceLang, targetLang]
}

/** A lesson that the caller may open. */
async function openLesson(request: FastifyRequest, lessonId: string): Promise<LessonFacts> {
  const [lesson] = await rowsFor<LessonFacts>(queries.openLesson, await callerOf(request), [lessonId])
  if (!lesson) throw new Refused(404)
  if (!lesson.is_open) throw new Refused(403)
  return lesson
}

app.get('/api/empty', async () => ({ status: 'ok' }))
app.get('/api/token', async (request) => ({ subject: (await callerOf(request))[1] }))

app.get('/api/user/me', inputs.ofPair, async (request) => {
  const [issuer, subject, email] = await callerOf(request)
  const me = [issuer, subject, email]
  let [row] = await rows<queries.Me>(queries.me, me)
  if (row?.is_awaited) {
    await rows(queries.joinPlaces, me)
    ;[row] = await rows<queries.Me>(queries.me, me)
  }
  if (!row) throw new Refused(404)
  return queries.showMe(row)
})

app.get('/api/course/available', inputs.ofPair, async (request) => {
  const found = await rowsFor<queries.CourseRow>(
    queries.availableCourses,
    await callerOf(request),
    pairOf(request),
  )
  return { data: found.map(queries.showCourse) }
})

app.get('/api/course/:id/lessons/available', inputs.ofOne, async (request) => {
  const [course] = await rowsFor<{ is_locked: boolean }>(queries.seenCourse, await callerOf(request), [
    paramsOf(request).id,
  ])
  if (!course) throw new Refused(404)
  const found = await rows<queries.LessonRow>(queries.lessonsOfCourse, [paramsOf(request).id])
  return { data: found.map((row) => queries.showLesson(row, course.is_locked)) }
})

app.get('/api/lesson/:id/exercises', inputs.ofOne, async (request) => {
  await openLesson(request, paramsOf(request).id)
  const found = await rows<queries.ExerciseRow>(queries.lessonExercises, [paramsOf(request).id])
  return {
    data: found.map((row) => ({ ...queries.showExercise(row), expectedMistakes: row.expected_mistakes })),
  }
})

app.get('/api/lesson/:id/words', inputs.ofOne, async (request) => {
  await openLesson(request, paramsOf(request).id)
  const found = await rows<queries.WordRow>(queries.lessonWords, [paramsOf(request).id])
  return { data: found.map(queries.showWord) }
})

app.get('/api/progress/:courseId', inputs.ofCourse, async (request) => {
  const { courseId } = paramsOf(request)
  const caller = await callerOf(request)
  const found = await rowsFor<queries.CourseProgressRow>(queries.courseProgress, caller, [courseId])
  if (found.length === 0) throw new Refused(404)
  return queries.showCourseProgress(courseId, found)
})

app.get('/api/progress', inputs.ofPair, async (request) => {
  const found = await rowsFor<queries.SummaryRow>(queries.summaries, await callerOf(request), pairOf(request))
  return found.filter((row) => row.started_at).map(queries.showSummary)
})

app.get('/api/progress/:courseId/:lessonId/next', inputs.ofLesson, async (request) => {
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

app.get('/api/word-repetition', inputs.ofWords, async (request) => {
  const { lessonId = '' } = request.query as Record<string, string>
  const { user_id } = await openLesson(request, lessonId)
  const [row] = await rows<queries.StagesRow>(queries.wordStages, [user_id, lessonId])
  return { repetitions: row?.repetitions ?? [], knownWordIds: row?.known ?? [] }
})

app.get('/api/user/stats', inputs.ofPair, async (request) => {
  const [issuer, subject, email] = await callerOf(request)
  const [, targetLang] = pairOf(request)
  let [row] = await rows<queries.StatsRow>(queries.stats, [issuer, subject, email, targetLang])
  if (row?.is_awaited) {
    await rows(queries.joinPlaces, [issuer, subject, email])
    ;[row] = await rows<queries.StatsRow>(queries.stats, [issuer, subject, email, targetLang])
  }
  if (!row) throw new Refused(404)
  return queries.showStats(row, new Date())
})

app.post('/api/attempt/check', inputs.ofAttempt, async (request) => {
  const { exerciseId, userInput } = request.body as { exerciseId: string; userInput: string }
  const caller = await callerOf(request)
  limit('attempt', caller, 300)
  const [row] = await rowsFor<queries.AnswerRow>(queries.openExercise, caller, [exerciseId])
  if (!row) throw new Refused(404)
  if (!row.is_open) throw new Refused(403)
  const result = queries.judgeAnswer(row, userInput)
  if (result.isSuccess) await rows(queries.confirm, [row.user_id, exerciseId, new Date()])
  return result
})

app.post('/api/progress', inputs.ofEvent, async (request) => {
  const event = request.body as events.Event
  const caller = await callerOf(request)
  limit('event', caller, 1_200)
  const about = [event.lessonId, event.payload.exerciseId, event.courseId]
  for (;;) {
    const [before] = await rowsFor<events.BeforeEvent>(events.beforeEvent, caller, about)
    if (!before?.in_course || !before.in_lesson) throw new Refused(404)
    if (!before.is_open) throw new Refused(403)
    if (Date.parse(event.createdAt) < before.since.getTime() - events.CLOCK_SKEW) throw new Refused(422)
    const [taken] = await rows<events.Taken>(events.takeEvent, events.valuesOfEvent(before, event))
    if (taken?.had_turn) return { stored: taken.stored }
  }
})

app.get('/course', async (_, reply) => {
  const found = await rows<ReleaseRow>(registry, [])
  const { html, policy } = page(found, randomBytes(16).toString('base64'))
  return reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(html)
})

await app.listen({ host: '127.0.0.1', port: Number(env('BENCH_PORT')) })
process.send?.('ready')

process.once('SIGTERM', () => process.exit(0))
