import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { allEndpoints, type CallName } from '@mowka/shared/contract/all-endpoints'
import type { AnswerOf } from '@mowka/shared/contract/calls'
import { fillCall } from '@mowka/shared/contract/endpoint'
import type { Problem } from '@mowka/shared/contract/schemas/common'
import { ROLES_CLAIM, type Role } from '@mowka/shared/domain/roles'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, importJWK, type JWK_RSA_Private, SignJWT } from 'jose'
import { buildApp } from '../src/app'
import { type Config, readConfig } from '../src/config'
import type { Database, OnStatement } from '../src/database/database'
import { domainJobs } from '../src/domain-jobs'
import type { Api } from '../src/http/api'
import { openQueue } from '../src/jobs/queue'
import { diskStorage } from '../src/outside/disk-storage'
import { tokenIdentity } from '../src/outside/identity'
import type { Email } from '../src/outside/mail'
import type { Storage } from '../src/outside/storage'
import { type LivePlatform, livePlatformReader } from '../src/platform/registry'
import { platformRoutes } from '../src/platform/routes'
import { outsideServices, type Services } from '../src/services'
import { type TestPayments, testPayments } from './payments'
import { emptyDatabase, openTestDatabase } from './test-database'
import { wordListOf } from './word-lists'

/** Someone in a test; each name makes its own account. */
export type TestPerson = {
  name: string
  /** The address in the token; made of the name when left out. */
  email?: string
  roles?: Role[]
  /** The identity provider has verified the e-mail. */
  emailVerified?: boolean
}

/** What a call answered. `answer` is typed by the contract; `problem` is set from status 400 on. */
export type TestAnswer<Name extends CallName> = {
  status: number
  answer: AnswerOf<Name>
  problem: Problem
  headers: Record<string, unknown>
}

/** The API on its own database, with a clock that tests set and tokens signed by its own key. */
export type TestApi = {
  app: FastifyInstance
  api: Api
  db: Database
  config: Config
  /** What the routes got; a test may replace an outside service for a while. */
  services: Services
  /** What was mailed. */
  emails: Email[]
  /** Addresses to which the identity provider was asked to mail a link for a new password. */
  resets: string[]
  /** Subjects that the identity provider was asked to delete. */
  removed: string[]
  /** PayU. */
  payments: TestPayments
  /** Moves the server's clock. */
  setNow: (now: Date | string) => void
  /**
   * Does the jobs that are due by the test's clock, and those that they send. Returns what became of each: an `error`
   * is the reason for a failure, after which the job waits to be tried again.
   */
  runJobs: () => Promise<{ name: string; error: string | null }[]>
  /** An access token; `overrides` bend its claims or its type. */
  token: (who: TestPerson, overrides?: { typ?: string; claims?: Record<string, unknown> }) => Promise<string>
  /** Calls by name; arguments are flat as in `callApi`. Without `as` a visitor calls. */
  call: <Name extends CallName>(
    name: Name,
    args?: Record<string, unknown>,
    as?: TestPerson,
  ) => Promise<TestAnswer<Name>>
  /** Makes it as it was at its start, for the next test: no rows, jobs, letters or files, and the first clock. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** When a test begins. */
const START = '2026-11-16T10:00:00Z'

/** The usual people. */
export const anna: TestPerson = { name: 'anna' }
export const bartek: TestPerson = { name: 'bartek' }
export const admin: TestPerson = { name: 'adam', roles: ['admin'] }
export const companyAdmin: TestPerson = { name: 'celina', roles: ['company-admin'] }

/** What the assistant says in tests. */
const spoken = {
  introduction: 'Oto znaczenie.',
  synonyms: [],
  antonyms: [],
  collocations: [],
  examples: [],
  meanings: [{ text: 'house', translation: 'dom', explanation: 'Rzeczownik.' }],
  continuationSentence: 'A liczba mnoga?',
}

/** The root token of the release registry in tests. */
export const ROOT_TOKEN = 'root'

/** What a test may put in the way of the platform. */
export type TestApiOptions = {
  /** Stands between pages and the registry; for a database that fails. */
  readLive?: (read: () => Promise<LivePlatform>) => Promise<LivePlatform>
  /** Where files are kept instead of in a folder of the test's own. */
  storage?: Storage
  /** Gets everything that is logged, line by line; without it only the worst is logged. */
  logTo?: { write: (line: string) => void }
  /** A request has to arrive within so many milliseconds. */
  requestTimeout?: number
  /** Hears of each statement that goes to the database. */
  onStatement?: OnStatement
}

/** The run's key, and what a provider would publish about it. */
async function signingKeys() {
  const { kty, n, e, ...secret }: JWK_RSA_Private = JSON.parse(process.env.TEST_SIGNING_KEY ?? '')
  return {
    privateKey: await importJWK({ kty, n, e, ...secret }, 'RS256'),
    keys: createLocalJWKSet({ keys: [{ kty, n, e, alg: 'RS256', kid: 'test' }] }),
  }
}

/** Starts the API of a test file, with the release registry and the page as in production. Close it in `afterAll`. */
export async function startTestApi({
  readLive = (read) => read(),
  storage,
  logTo,
  requestTimeout,
  onStatement,
}: TestApiOptions = {}): Promise<TestApi> {
  const database = await openTestDatabase(onStatement)
  const { db } = database
  const config = { ...readConfig({}), releaseRootToken: ROOT_TOKEN }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-storage-'))
  const { privateKey, keys } = await signingKeys()
  let now = new Date(START)
  /** How far the clock has moved since the queue last knew, in milliseconds. */
  let passed = 0
  const queue = openQueue(database, domainJobs, {
    now: () => now,
    log: { warn: () => {}, error: () => {} },
    isAsleep: true,
  })
  await queue.prepare()
  const emails: Email[] = []
  const resets: string[] = []
  const removed: string[] = []
  const payments = testPayments()
  const services: Services = {
    db,
    config,
    now: () => now,
    jobs: queue,
    wordListOf,
    ...outsideServices(config, () => now),
    storage: storage ?? diskStorage(folder),
    identity: tokenIdentity(config.identity, keys, () => now),
    identityAccounts: {
      mailPasswordReset: async (email) => void resets.push(email),
      remove: async (subject) => void removed.push(subject),
    },
    speech: {
      synthesise: async (text) => new TextEncoder().encode(`spoken: ${text}`),
      transcribe: async (_, __, prompt) => prompt,
    },
    chat: async ({ answer }) => answer.parse(spoken),
    payments,
    mail: async (email) => void emails.push(email),
  }
  const readPlatform = livePlatformReader(db)
  const { app, api } = await buildApp({
    services,
    strictAnswers: true,
    ...(logTo ? { logLevel: 'debug', logTo } : { logLevel: 'fatal' }),
    ...(requestTimeout ? { requestTimeout } : {}),
    extend: (server, routes) =>
      platformRoutes(server, routes, {
        ...services,
        icons: path.resolve(__dirname, '../icons'),
        readLive: () => readLive(readPlatform),
      }),
  })

  const token: TestApi['token'] = (
    { name, email = `${name}@mowka.test`, roles = ['learner'], emailVerified = false },
    { typ = 'at+jwt', claims = {} } = {},
  ) =>
    new SignJWT({
      iss: config.identity.issuer,
      aud: config.identity.audience,
      sub: `auth0|${name}`,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 600,
      email,
      email_verified: emailVerified,
      given_name: name,
      family_name: 'Testowa',
      [ROLES_CLAIM]: roles,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test', typ })
      .sign(privateKey)

  return {
    app,
    api,
    db,
    config,
    services,
    emails,
    resets,
    removed,
    payments,
    token,
    setNow: (next) => {
      const moved = new Date(next)
      passed += moved.getTime() - now.getTime()
      now = moved
    },
    async runJobs() {
      await database.executeSql('update jobs.job set start_after = start_after - make_interval(secs => $1)', [
        passed / 1000,
      ])
      passed = 0
      const outcomes = await queue.runDue(services)
      return outcomes.map(({ name, error }) => ({ name, error: error?.message ?? null }))
    },
    async call(name, args = {}, as) {
      const { body, ...flat } = args
      const { method, path, rest } = fillCall(allEndpoints[name].call, flat)
      const query = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)]))
      const response = await app.inject({
        method: method as 'GET',
        url: `/api${path}`,
        query: { sourceLang: 'PL', targetLang: 'ENG', ...query },
        headers: as ? { authorization: `Bearer ${await token(as)}` } : {},
        ...(body === undefined ? {} : { payload: body as object }),
      })
      const isJson = String(response.headers['content-type'] ?? '').includes('json')
      const json = isJson && response.body ? response.json() : undefined
      return { status: response.statusCode, answer: json, problem: json, headers: response.headers }
    },
    async empty() {
      await emptyDatabase(database)
      for (const list of [emails, resets, removed]) list.length = 0
      fs.rmSync(folder, { recursive: true, force: true })
      now = new Date(START)
      passed = 0
    },
    async close() {
      await app.close()
      await queue.stop()
      await database.close()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
