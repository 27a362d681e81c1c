import { createHash } from 'node:crypto'
import { ROLES_CLAIM } from '@mowka/scripts/platform/token-provider'
import Fastify, { type FastifyRequest } from 'fastify'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import pg from 'pg'
import * as events from './by-hand-events'
import * as inputs from './by-hand-inputs'
import * as queries from './by-hand-queries'

/**
 * The baseline for the server: the four most frequent calls, hand-written with Fastify and `pg` as one or two
 * prepared statements each, without policies or a contract. It does the work required for every call (tokens,
 * permissions, input validation, rate limits, headers) and returns the same responses. It doesn't create accounts.
 */
const env = (name: string): string => process.env[name] ?? ''
const issuer = env('BENCH_ISSUER')
const audience = env('BENCH_AUDIENCE')
const keys = createRemoteJWKSet(new URL(env('BENCH_JWKS_URL')))
const pool = new pg.Pool({ connectionString: env('DATABASE_URL'), max: 10 })
// Unknown properties are rejected.
const app = Fastify({ ajv: { customOptions: { removeAdditional: false } } })

app.addHook('onRequest', (_, reply, done) => {
  reply.headers(inputs.headers)
  done()
})

type Row = Record<string, unknown>

/** Runs a statement that each connection prepares once. */
async function rows<Result extends Row>({ name, text }: queries.Statement, values: unknown[]) {
  const result = await pool.query<Result>({ name, text, values })
  return result.rows
}

/** Claims of a valid token, in the order of the statements' first parameters. */
type Caller = [issuer: string, subject: string, verifiedEmail: string, isAdmin: boolean]

/** Verified tokens by hash, for up to a minute. */
const verified = new Map<string, { caller: Caller; until: number }>()

/** Verifies the token of a request. */
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

/** Runs a statement for the caller. A caller with an open company invitation joins the company first. */
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

/** Calls per user in the current minute. */
let minute = { began: 0, calls: new Map<string, number>() }

/** @throws 429 for more than `most` calls per minute. */
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

/** @throws 404 or 403 unless the caller may open the lesson. */
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

await app.listen({ host: '127.0.0.1', port: Number(env('BENCH_PORT')) })
process.send?.('ready')

process.once('SIGTERM', () => process.exit(0))
