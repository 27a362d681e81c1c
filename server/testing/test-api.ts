import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { AnswerOf } from '@mowka/contract/calls'
import { fillCall } from '@mowka/contract/endpoint'
import type { Problem } from '@mowka/contract/schemas/common'
import { ROLES_CLAIM, type Role } from '@mowka/domain/user/roles'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, importJWK, type JWK_RSA_Private, SignJWT } from 'jose'
import { buildApp } from '../src/app'
import { type Config, readConfig } from '../src/config'
import type { Database, OnStatement, OpenDatabase } from '../src/database/database'
import { domainJobs } from '../src/domain-jobs'
import type { Api } from '../src/http/api'
import { parserInThread } from '../src/import/parse-upload'
import { openQueue } from '../src/jobs/queue'
import { type IdentityAccount, tokenIdentity } from '../src/outside/identity'
import type { Email } from '../src/outside/mail'
import { diskStorage, type Storage } from '../src/outside/storage'
import { type LivePlatform, livePlatformReader } from '../src/platform/registry'
import { platformRoutes } from '../src/platform/routes'
import { outsideServices, type Services } from '../src/services'
import { type TestPayments, testPayments } from './payments'
import { type TestPush, testPush } from './push'
import { emptyDatabase, openTestDatabase } from './test-database'
import { wordListOf } from './word-lists'

/** A person in a test; each name is a separate account. */
export type TestPerson = {
  name: string
  /** The email address in the token; derived from the name if omitted. */
  email?: string
  roles?: Role[]
  /** Whether the identity provider has verified the email address. */
  emailVerified?: boolean
}

/** The response to a call. `answer` is typed by the contract; `problem` is set from status 400 on. */
export type TestAnswer<Name extends CallName> = {
  status: number
  answer: AnswerOf<Name>
  problem: Problem
  headers: Record<string, unknown>
}

/** The API on a separate database, with a settable clock and its own signing key for tokens. */
export type TestApi = {
  app: FastifyInstance
  api: Api
  db: Database
  /** Runs raw SQL outside any transaction. */
  executeSql: OpenDatabase['executeSql']
  config: Config
  /** The services of the routes; a test may replace an external service temporarily. */
  services: Services
  /** Sent emails. */
  emails: Email[]
  /** Addresses for which the identity provider was asked to email a password reset link. */
  resets: string[]
  /** Accounts at the identity provider that differ from a verified learner, by subject; the default admin is known. */
  identities: Map<string, IdentityAccount>
  /** Subjects to whom the identity provider was asked to email a confirmation link. */
  verifications: string[]
  /** Subjects that the identity provider was asked to delete. */
  removed: string[]
  payments: TestPayments
  push: TestPush
  /** Sets the server's clock. */
  setNow: (now: Date | string) => void
  /**
   * Runs the jobs that are due by the test's clock, and those that they enqueue. Returns their results: `error` is
   * the reason for a failure, after which the job waits for its retry.
   */
  runJobs: () => Promise<{ name: string; error: string | null }[]>
  /** Creates an access token; `overrides` change its claims or its type. */
  token: (who: TestPerson, overrides?: { typ?: string; claims?: Record<string, unknown> }) => Promise<string>
  /** Makes a call by name; arguments are flat as in `callApi`. Without `as` the caller is a visitor. */
  call: <Name extends CallName>(
    name: Name,
    args?: Record<string, unknown>,
    as?: TestPerson,
  ) => Promise<TestAnswer<Name>>
  /** Resets everything for the next test: no rows, jobs, emails or files, and the initial time. */
  empty: () => Promise<void>
  close: () => Promise<void>
}

/** The initial time of a test. */
const START = '2026-11-16T10:00:00Z'

/** Default users. */
export const anna: TestPerson = { name: 'anna' }
export const bartek: TestPerson = { name: 'bartek' }
export const admin: TestPerson = { name: 'adam', roles: ['admin'] }
export const editor: TestPerson = { name: 'edyta', roles: ['editor'] }
export const support: TestPerson = { name: 'sylwia', roles: ['support'] }
export const operator: TestPerson = { name: 'oliwia', roles: ['operator'] }
export const companyAdmin: TestPerson = { name: 'celina', roles: ['company-admin'] }

/** The identity provider's account of a person in a test. */
const defaultIdentity = (subject: string): IdentityAccount => ({
  isEmailVerified: true,
  roles: subject === `auth0|${admin.name}` ? ['admin'] : ['learner'],
})

/** The assistant's answer in tests, with the fields of every kind of reply. */
const spoken = {
  introduction: 'Oto znaczenie.',
  synonyms: [],
  antonyms: [],
  collocations: [],
  examples: [],
  meanings: [{ text: 'house', translation: 'dom', explanation: 'Rzeczownik.' }],
  continuationSentence: 'A liczba mnoga?',
  alternatives: [],
  mistakes: [],
  hints: [],
}

/** The release registry's root token in tests. */
export const ROOT_TOKEN = 'root'

/** Options for simulating failures of the platform. */
export type TestApiOptions = {
  /** Wraps reads of the registry, to simulate a failing database. */
  readLive?: (read: () => Promise<LivePlatform>) => Promise<LivePlatform>
  /** Replaces the test's own folder as file storage. */
  storage?: Storage
  /** Receives every log line; without it only fatal errors are logged. */
  logTo?: { write: (line: string) => void }
  /** Timeout for receiving a request, in milliseconds. */
  requestTimeout?: number
  /** Called for each SQL statement. */
  onStatement?: OnStatement
}

/** The run's signing key, and the public key as a provider would publish it. */
async function signingKeys() {
  const { kty, n, e, ...secret }: JWK_RSA_Private = JSON.parse(process.env.TEST_SIGNING_KEY ?? '')
  return {
    privateKey: await importJWK({ kty, n, e, ...secret }, 'RS256'),
    keys: createLocalJWKSet({ keys: [{ kty, n, e, alg: 'RS256', kid: 'test' }] }),
  }
}

/** Starts the API of a test file, with release registry and page as in production. Close it in `afterAll`. */
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
  /** Clock difference since the queue's last update, in milliseconds. */
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
  const verifications: string[] = []
  const identities = new Map<string, IdentityAccount>()
  const payments = testPayments()
  const push = testPush()
  const services: Services = {
    db,
    config,
    now: () => now,
    jobs: queue,
    wordListOf,
    startUploadParser: parserInThread,
    ...outsideServices(config, () => now),
    storage: storage ?? diskStorage(folder),
    identity: tokenIdentity(config.identity, keys, () => now),
    identityAccounts: {
      read: async (subject) => identities.get(subject) ?? defaultIdentity(subject),
      setRoles: async (subject, roles) =>
        void identities.set(subject, { ...(identities.get(subject) ?? defaultIdentity(subject)), roles }),
      mailVerification: async (subject) => void verifications.push(subject),
      mailPasswordReset: async (email) => void resets.push(email),
      remove: async (subject) => void removed.push(subject),
    },
    speech: {
      synthesise: async (text) => new TextEncoder().encode(`spoken: ${text}`),
      transcribe: async (_, __, prompt) => prompt,
    },
    chat: async ({ answer }) => answer.parse(spoken),
    payments,
    push,
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
    { name, email = `${name}@mowka.test`, roles = ['learner'], emailVerified = true },
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
    executeSql: database.executeSql,
    config,
    services,
    emails,
    resets,
    identities,
    verifications,
    removed,
    payments,
    push,
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
      for (const list of [emails, resets, removed, verifications]) list.length = 0
      identities.clear()
      push.reset()
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
