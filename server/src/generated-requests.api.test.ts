import type { OutgoingHttpHeaders } from 'node:http'
import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { CallSchema } from '@mowka/contract/call-schema'
import { calls } from '@mowka/contract/calls'
import { splitCall } from '@mowka/contract/endpoint'
import { LanguagePair } from '@mowka/contract/schemas/common'
import { ReleaseManifest, ReleaseUpload } from '@mowka/contract/schemas/release'
import fc from 'fast-check'
import { z } from 'zod'
import { brokenValue } from '../testing/generated/broken-value'
import { type JsonSchema, jsonArbitrary, type KnownValues } from '../testing/generated/json-arbitrary'
import { type KnownWorld, makeKnownWorld } from '../testing/generated/known-values'
import { learnerAnna, olga, otherCompanyAdmin, otherLearner } from '../testing/people'
import {
  admin,
  editor,
  operator,
  ROOT_TOKEN,
  startTestApi,
  support,
  type TestApi,
  type TestPerson,
} from '../testing/test-api'
import type { CallerKind } from './http/policy'

/**
 * Number of requests per call. PostgreSQL gets the full number; on the slower embedded database, a few show that it
 * behaves the same. `GENERATED_REQUESTS=2000 npm test -- api` tests more. A failure prints its seed, and
 * `GENERATED_SEED` repeats it.
 */
const REQUESTS = Number(process.env.GENERATED_REQUESTS ?? (process.env.TEST_DATABASE_URL ? 200 : 25))

/** Maximum size of a refusal in bytes: enough for all reported reasons. */
const LARGEST_REFUSAL = 100_000

let t: TestApi
let world: KnownWorld

/** The callers: users in all roles, owners of objects, a releaser, an invalid token, and a visitor. */
const people: readonly TestPerson[] = [
  learnerAnna,
  otherLearner,
  olga,
  otherCompanyAdmin,
  admin,
  editor,
  support,
  operator,
]
const authorizations: string[] = []
const RELEASER = people.length
const VISITOR = RELEASER + 2

beforeAll(async () => {
  t = await startTestApi()
  world = await makeKnownWorld(t)
  for (const who of people) authorizations.push(`Bearer ${await t.token(who)}`)
  authorizations.push(`Bearer ${ROOT_TOKEN}`, 'Bearer no.such.token', '')
})
afterAll(() => t.close())

/** Authorized callers per policy, as indexes in `authorizations`; mostly the learner who owns the known objects. */
const letIn: Record<CallerKind, readonly number[]> = {
  anyone: [VISITOR, 0],
  'signed-in': [0, 0, 0, 0, 0, 1, 2, 3, 4],
  editor: [people.indexOf(admin), people.indexOf(editor)],
  support: [people.indexOf(admin), people.indexOf(support), people.indexOf(operator)],
  operator: [people.indexOf(admin), people.indexOf(operator)],
  admin: [people.indexOf(admin)],
  token: [RELEASER],
}

/** Complete schemas of bodies that a call parses in two steps. */
const shapes: Partial<Record<CallName, z.ZodType>> = {
  uploadRelease: ReleaseUpload.extend({ manifest: ReleaseManifest }),
}

/** Generates values for one part of a call: valid ones, and some with one broken place. */
function partOf(
  schema: z.ZodType | undefined,
  known: KnownValues,
  examples: readonly unknown[] = [],
): fc.Arbitrary<unknown> {
  if (!schema) return fc.constantFrom(undefined, undefined, undefined, {}, [], 'x', null)
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const made = jsonArbitrary(json, known)
  const good = examples.length > 0 ? fc.oneof(made, fc.constantFrom(...examples)) : made
  return fc.oneof({ weight: 3, arbitrary: good }, { weight: 1, arbitrary: brokenValue(good) })
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** URLs can't contain half surrogate pairs. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed())

/** Returns the entries of a part; empty if it was broken into something else. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Generates HTTP requests to a call. */
function requestsOf(name: CallName) {
  const known = world.valuesFor(name)
  const who = t.api.registered.get(name)?.who ?? 'anyone'
  const { method, path, params } = splitCall(allEndpoints[name].call)
  const schema: CallSchema = calls[name]
  const query = z.object({ ...LanguagePair.shape, ...schema.query?.shape })
  return fc
    .record({
      params: partOf(schema.params, known),
      query: partOf(query, known),
      body:
        method === 'GET'
          ? fc.constant(undefined)
          : partOf(shapes[name] ?? schema.body, known, world.bodiesFor(name)),
      caller: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...letIn[who]) },
        { weight: 1, arbitrary: fc.nat(authorizations.length - 1) },
      ),
      type: fc.constantFrom('application/json', ...(schema.takes?.kind === 'raw' ? schema.takes.types : [])),
    })
    .map((parts) => {
      const given = new Map(entriesOf(parts.params))
      const address = params.reduce(
        (url, key) => url.replace(`:${key}`, encoded(given.get(key) ?? 'nowhere')),
        path,
      )
      const search = entriesOf(parts.query).map(([key, value]) => `${encoded(key)}=${encoded(value)}`)
      const payload = schema.takes?.kind === 'raw' ? asText(parts.body) : JSON.stringify(parts.body)
      return {
        method,
        url: `/api${address}?${search.join('&')}`,
        payload,
        caller: parts.caller,
        type: parts.type,
      }
    })
}

/** Whether a response is a short refusal with a code and an explanation (S-AUTH-06). */
function isShortProblem(statusCode: number, body: string, headers: OutgoingHttpHeaders): boolean {
  if (!`${headers['content-type']}`.includes('application/problem+json')) return false
  if (body.length >= LARGEST_REFUSAL) return false
  const { status, code, detail } = JSON.parse(body)
  return status === statusCode && typeof code === 'string' && typeof detail === 'string' && detail !== ''
}

let requests = 0

describe.each(Object.keys(allEndpoints) as CallName[])('%s', (name) => {
  test('responds to any request with a valid response or with a short problem', async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(name), async ({ method, url, payload, caller, type }) => {
        const response = await t.app.inject({
          method: method as 'GET',
          url,
          // A different address each time, so that no rate limit hides an error.
          remoteAddress: `10.${(++requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
          headers: {
            ...(authorizations[caller] ? { authorization: authorizations[caller] } : {}),
            ...(payload === undefined ? {} : { 'content-type': type }),
          },
          ...(payload === undefined ? {} : { payload }),
        })
        const { statusCode, body, headers } = response
        // A response that violates its schema is also a 500.
        if (statusCode >= 500) throw new Error(`${statusCode}: ${body}`)
        if (statusCode >= 400 && !isShortProblem(statusCode, body, headers)) {
          throw new Error(`${statusCode} is no short problem: ${body.slice(0, 1_000)}`)
        }
      }),
      {
        numRuns: REQUESTS,
        ...(process.env.GENERATED_SEED ? { seed: Number(process.env.GENERATED_SEED) } : {}),
      },
    )
  })
})
