import type { OutgoingHttpHeaders } from 'node:http'
import { allEndpoints, type CallName } from '@mowka/shared/contract/all-endpoints'
import { calls } from '@mowka/shared/contract/calls'
import { splitCall } from '@mowka/shared/contract/endpoint'
import type { CallSchema } from '@mowka/shared/contract/schemas/call'
import { LanguagePair } from '@mowka/shared/contract/schemas/common'
import { ReleaseManifest, ReleaseUpload } from '@mowka/shared/contract/schemas/platform'
import fc from 'fast-check'
import { z } from 'zod'
import { brokenValue } from '../testing/generated/broken-value'
import { type JsonSchema, jsonArbitrary, type KnownValues } from '../testing/generated/json-arbitrary'
import { type KnownWorld, makeKnownWorld } from '../testing/generated/known-values'
import { learnerAnna, olga, otherCompanyAdmin, otherLearner } from '../testing/people'
import { admin, ROOT_TOKEN, startTestApi, type TestApi, type TestPerson } from '../testing/test-api'
import type { Who } from './http/policy'

/**
 * Requests to each call. The real database gets what is promised; on the embedded one, which takes longer for each, a
 * few show that it is no different.
 * `GENERATED_REQUESTS=2000 npm test -- api` looks harder. A failure prints its seed; `GENERATED_SEED` runs it again.
 */
const REQUESTS = Number(process.env.GENERATED_REQUESTS ?? (process.env.TEST_DATABASE_URL ? 200 : 25))

/** The largest refusal, in bytes: enough for every reason that is reported. */
const LARGEST_REFUSAL = 100_000

let t: TestApi
let world: KnownWorld

/** The callers: people in all roles, owners of objects, a releaser, a token that is not one, and a visitor. */
const people: readonly TestPerson[] = [learnerAnna, otherLearner, olga, otherCompanyAdmin, admin]
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

/** Callers that a call lets in, as places in `authorizations`; mostly the learner whose objects are known. */
const letIn: Record<Who, readonly number[]> = {
  anyone: [VISITOR, 0],
  'signed-in': [0, 0, 0, 0, 0, 1, 2, 3, 4],
  admin: [people.indexOf(admin)],
  token: [RELEASER],
}

/** Bodies that a call reads in two steps, whole. */
const shapes: Partial<Record<CallName, z.ZodType>> = {
  uploadRelease: ReleaseUpload.extend({ manifest: ReleaseManifest }),
}

/** Values for one part of a call: some that fit its schema, and some with one place broken. */
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

/** Halves of characters cannot be in an address. */
const encoded = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed())

/** The entries of a part; none when breaking it left no object. */
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Requests to a call, as they travel. */
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

/** True for a refusal with a code and an explanation (S-AUTH-06) that is not long. */
function isShortProblem(statusCode: number, body: string, headers: OutgoingHttpHeaders): boolean {
  if (!`${headers['content-type']}`.includes('application/problem+json')) return false
  if (body.length >= LARGEST_REFUSAL) return false
  const { status, code, detail } = JSON.parse(body)
  return status === statusCode && typeof code === 'string' && typeof detail === 'string' && detail !== ''
}

let requests = 0

describe.each(Object.keys(allEndpoints) as CallName[])('%s', (name) => {
  test('responds to any request with what its schema allows or with a short problem', async () => {
    await fc.assert(
      fc.asyncProperty(requestsOf(name), async ({ method, url, payload, caller, type }) => {
        const response = await t.app.inject({
          method: method as 'GET',
          url,
          // From another address each time, so that no rate limit hides an error.
          remoteAddress: `10.${(++requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
          headers: {
            ...(authorizations[caller] ? { authorization: authorizations[caller] } : {}),
            ...(payload === undefined ? {} : { 'content-type': type }),
          },
          ...(payload === undefined ? {} : { payload }),
        })
        const { statusCode, body, headers } = response
        // A response that its schema does not allow is a 500 as well.
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
