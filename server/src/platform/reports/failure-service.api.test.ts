import type { FailureKind } from '@mowka/contract/schemas/platform'
import { releaseCommands, remoteManifest, shellManifest } from '../../../testing/releases'
import { admin, startTestApi, type TestApi } from '../../../testing/test-api'
import { lockReleases } from '../store'

let api: TestApi
let commands: ReturnType<typeof releaseCommands>

const people = Array.from({ length: 25 }, (_, at) => ({ name: `person-${at}` }))
let minute = 0
/** Advances the clock. */
const tick = () => api.setNow(new Date(Date.parse('2026-11-16T10:00:00Z') + ++minute * 60_000))

beforeAll(async () => {
  api = await startTestApi()
  commands = releaseCommands(api)
  api.setNow('2026-11-15T09:59:00Z')
  for (const who of people) await api.call('getMe', {}, who)
  tick()
  await commands.release(shellManifest('1.0.0'))
})
beforeEach(tick)
afterAll(() => api.close())

async function report(what: 'failures' | 'loads', body: unknown, name: string | null) {
  const token = name === null ? null : await api.token({ name })
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: `/api/platform/${what}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: body as object,
  })
  return statusCode
}

/** Reports a failure by this many users. */
async function fail(name: string, version: string, count: number, kind: FailureKind = 'evaluation') {
  for (const who of people.slice(0, count)) await report('failures', { name, version, kind }, who.name)
}

const load = async (name: string, version: string, count: number) => {
  for (const who of people.slice(0, count)) await report('loads', { name, version }, who.name)
}

/** Releases a remote whose first version all these users loaded, then further versions. */
async function withReleases(name: string, first: string, ...next: string[]) {
  await commands.release(remoteManifest(name, first))
  await load(name, first, people.length)
  for (const version of next) {
    tick()
    await commands.release(remoteManifest(name, version))
  }
  tick()
}

const seenOf = async (name: string, version: string) =>
  (await commands.overview()).releases.find((each) => each.name === name && each.version === version)

test('a canary that fails for twenty users ends immediately, and the audit contains the numbers', async () => {
  await withReleases('learning', '1.0.0')
  await commands.release(remoteManifest('learning', '1.1.0'), { canaryPercent: 10 })
  await fail('learning', '1.1.0', 19)
  expect(await commands.live('learning')).toMatchObject({ canary: ['1.1.0', 10] })
  await fail('learning', '1.1.0', 20)
  expect(await commands.live('learning')).toMatchObject({ live: '1.0.0', canary: null })
  expect(await seenOf('learning', '1.1.0')).toMatchObject({
    withdrawnAt: expect.any(String),
    withdrawnWhy: 'failed for 20 of 20 people, 1.0.0 for 0 of 25',
  })
  expect((await commands.overview()).audit[0]).toMatchObject({
    who: 'platform',
    what: 'withdraw',
    name: 'learning',
    version: '1.1.0',
    detail: { wasCanary: true, live: '1.0.0', rate: 1, previousRate: 0 },
  })
})

test('administrators can read the same overview without a release token', async () => {
  const { status, answer } = await api.call('getReleases', {}, admin)
  expect(status).toBe(200)
  expect(answer).toEqual(await commands.overview())
})

test('a withdrawn release returns only on an explicit command, with its counts reset', async () => {
  expect((await commands.canary('learning', 10, '1.1.0')).body.code).toBe('VERSION_WITHDRAWN')
  expect((await commands.rollback('learning', '1.1.0')).body.code).toBe('VERSION_WITHDRAWN')
  expect((await commands.release(remoteManifest('learning', '1.1.0'))).body.code).toBe('VERSION_WITHDRAWN')
  const again = await commands.release(remoteManifest('learning', '1.1.0'), { again: true })
  expect(again.body).toMatchObject({ version: '1.1.0', unchanged: false })
  expect(await seenOf('learning', '1.1.0')).toMatchObject({
    withdrawnAt: null,
    seen: { people: 0, failed: 0, unreached: 0 },
  })
})

test('a failing live release is replaced by its fallback, which is never withdrawn itself', async () => {
  await withReleases('trainers', '1.0.0', '1.1.0')
  await fail('trainers', '1.1.0', 20, 'render')
  expect(await commands.live('trainers')).toMatchObject({ live: '1.0.0', fallback: null })
  await fail('trainers', '1.0.0', 25)
  expect(await commands.live('trainers')).toMatchObject({ live: '1.0.0' })
})

test('network, server and timeout failures are counted but withdraw nothing', async () => {
  await withReleases('vocabulary', '1.0.0', '1.1.0')
  await fail('vocabulary', '1.1.0', 10, 'network')
  await fail('vocabulary', '1.1.0', 25, 'timeout')
  expect(await commands.live('vocabulary')).toMatchObject({ live: '1.1.0' })
  expect(await seenOf('vocabulary', '1.1.0')).toMatchObject({ seen: { people: 0, failed: 0, unreached: 25 } })
  // A person with a network failure before and a release failure now counts.
  await fail('vocabulary', '1.1.0', 20)
  expect(await commands.live('vocabulary')).toMatchObject({ live: '1.0.0' })
})

test('counts each person once, however often their browser reports', async () => {
  await withReleases('commerce', '1.0.0', '1.1.0')
  for (let time = 0; time < 30; time++) await fail('commerce', '1.1.0', 1)
  expect(await seenOf('commerce', '1.1.0')).toMatchObject({ seen: { people: 1, failed: 1 } })
  expect(await commands.live('commerce')).toMatchObject({ live: '1.1.0' })
})

test('does not withdraw a release that is no worse than the previous one', async () => {
  await withReleases('company', '1.0.0')
  await fail('company', '1.0.0', 15)
  await commands.release(remoteManifest('company', '1.1.0'))
  await load('company', '1.1.0', 25)
  await fail('company', '1.1.0', 20)
  expect(await commands.live('company')).toMatchObject({ live: '1.1.0' })
})

describe("reports that are counted but can't withdraw a release", () => {
  const forgers = Array.from({ length: 21 }, (_, at) => ({ name: `forger-${at}` }))

  test('ignores accounts less than a day older than the release, even if they used the remote before', async () => {
    await withReleases('younger', '1.0.0')
    for (const { name } of forgers) await report('loads', { name: 'younger', version: '1.0.0' }, name)
    tick()
    await commands.release(remoteManifest('younger', '1.1.0'))
    for (const { name } of forgers) {
      await report('failures', { name: 'younger', version: '1.1.0', kind: 'render' }, name)
    }
    expect(await commands.live('younger')).toMatchObject({ live: '1.1.0' })
    expect(await seenOf('younger', '1.1.0')).toMatchObject({ seen: { people: 21, failed: 21 } })
    await fail('younger', '1.1.0', 20)
    expect(await commands.live('younger')).toMatchObject({ live: '1.0.0' })
  })

  test('ignores old accounts that never used the remote before the release', async () => {
    await commands.release(remoteManifest('unused', '1.0.0'))
    await load('unused', '1.0.0', 3)
    tick()
    await commands.release(remoteManifest('unused', '1.1.0'))
    tick()
    await load('unused', '1.0.0', 25)
    await fail('unused', '1.1.0', 25)
    expect(await commands.live('unused')).toMatchObject({ live: '1.1.0' })
    expect(await seenOf('unused', '1.1.0')).toMatchObject({ seen: { people: 25, failed: 25 } })
  })
})

/** The embedded database has a single connection, so everything would wait for everything. */
const onServer = process.env.TEST_DATABASE_URL ? test : test.skip

onServer('reports do not wait for a change of releases: a later one judges', async () => {
  await withReleases('busy', '1.0.0', '1.1.0')
  await api.db.transaction(async (tx) => {
    await lockReleases(tx)
    await fail('busy', '1.1.0', 24)
  })
  expect(await commands.live('busy')).toMatchObject({ live: '1.1.0' })
  await fail('busy', '1.1.0', 25)
  expect(await commands.live('busy')).toMatchObject({ live: '1.0.0' })
})

test("reports can't withdraw the shell, because browsers report only remotes", async () => {
  await commands.release(shellManifest('1.0.1'))
  await load('shell', '1.0.0', 3)
  await fail('shell', '1.0.1', 25)
  const { pointers } = await commands.overview()
  expect(pointers.find((each) => each.name === 'shell')).toMatchObject({ live: '1.0.1' })
  expect(await seenOf('shell', '1.0.1')).toMatchObject({ seen: { people: 0, failed: 0 } })
})

test('does not withdraw a release if its fallback does not run in the current shell', async () => {
  await commands.release(remoteManifest('admin', '1.0.0', { kernelRange: '1.0.0' }))
  await load('admin', '1.0.0', 25)
  tick()
  await commands.release(remoteManifest('admin', '1.1.0'))
  await commands.release(shellManifest('1.1.0', {}, '1.1.0'))
  await fail('admin', '1.1.0', 25)
  expect(await commands.live('admin')).toMatchObject({ live: '1.1.0' })
})

test('accepts reports only from signed-in users, about existing releases and with a known kind', async () => {
  const good = { name: 'learning', version: '1.0.0', kind: 'render' }
  expect(await report('failures', good, null)).toBe(401)
  expect(await report('loads', good, null)).toBe(401)
  expect(await report('failures', { ...good, kind: 'boredom' }, 'anna')).toBe(422)
  expect(await report('failures', { ...good, version: '66.0.0' }, 'anna')).toBe(204)
  expect(await seenOf('learning', '66.0.0')).toBeUndefined()
})
