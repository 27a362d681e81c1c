import type { FailureKind } from '@mowka/shared/contract/schemas/platform'
import { releaseCommands, remoteManifest, shellManifest } from '../../testing/releases'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { lockReleases } from './store'

let api: TestApi
let commands: ReturnType<typeof releaseCommands>

const people = Array.from({ length: 25 }, (_, at) => ({ name: `person-${at}` }))
let minute = 0
/** Time goes on. */
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

/** Makes this many people report a failure. */
async function fail(name: string, version: string, count: number, kind: FailureKind = 'evaluation') {
  for (const who of people.slice(0, count)) await report('failures', { name, version, kind }, who.name)
}

const load = async (name: string, version: string, count: number) => {
  for (const who of people.slice(0, count)) await report('loads', { name, version }, who.name)
}

/** A remote whose first release all these people use, and what was released after it. */
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

test('a canary that fails for twenty people ends at once, and the reason is kept with its numbers', async () => {
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

test('administrators read without a release token what the commands show', async () => {
  const { status, answer } = await api.call('getReleases', {}, admin)
  expect(status).toBe(200)
  expect(answer).toEqual(await commands.overview())
})

test('what was withdrawn comes back only when someone asks for it by name, and then starts over', async () => {
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

test('a live release gives way to its fall-back, which then is the last good one and stays', async () => {
  await withReleases('trainers', '1.0.0', '1.1.0')
  await fail('trainers', '1.1.0', 20, 'render')
  expect(await commands.live('trainers')).toMatchObject({ live: '1.0.0', fallback: null })
  await fail('trainers', '1.0.0', 25)
  expect(await commands.live('trainers')).toMatchObject({ live: '1.0.0' })
})

test('failures of the network, the server and time are counted and withdraw nothing', async () => {
  await withReleases('vocabulary', '1.0.0', '1.1.0')
  await fail('vocabulary', '1.1.0', 10, 'network')
  await fail('vocabulary', '1.1.0', 25, 'timeout')
  expect(await commands.live('vocabulary')).toMatchObject({ live: '1.1.0' })
  expect(await seenOf('vocabulary', '1.1.0')).toMatchObject({ seen: { people: 0, failed: 0, unreached: 25 } })
  // Someone who lost the network before and now sees it fail counts.
  await fail('vocabulary', '1.1.0', 20)
  expect(await commands.live('vocabulary')).toMatchObject({ live: '1.0.0' })
})

test('one person counts once, however often the browser reports', async () => {
  await withReleases('commerce', '1.0.0', '1.1.0')
  for (let time = 0; time < 30; time++) await fail('commerce', '1.1.0', 1)
  expect(await seenOf('commerce', '1.1.0')).toMatchObject({ seen: { people: 1, failed: 1 } })
  expect(await commands.live('commerce')).toMatchObject({ live: '1.1.0' })
})

test('a release no worse than the one before stays', async () => {
  await withReleases('company', '1.0.0')
  await fail('company', '1.0.0', 15)
  await commands.release(remoteManifest('company', '1.1.0'))
  await load('company', '1.1.0', 25)
  await fail('company', '1.1.0', 20)
  expect(await commands.live('company')).toMatchObject({ live: '1.1.0' })
})

describe('who is counted and not heard', () => {
  const forgers = Array.from({ length: 21 }, (_, at) => ({ name: `forger-${at}` }))

  test('accounts that are not a day older than the release, though they used the remote before', async () => {
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

  test('old accounts that never used the remote before the release', async () => {
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

/** The embedded database has one connection, on which everything waits for everything. */
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

test('nobody can report the shell away: browsers report only remotes', async () => {
  await commands.release(shellManifest('1.0.1'))
  await load('shell', '1.0.0', 3)
  await fail('shell', '1.0.1', 25)
  const { pointers } = await commands.overview()
  expect(pointers.find((each) => each.name === 'shell')).toMatchObject({ live: '1.0.1' })
  expect(await seenOf('shell', '1.0.1')).toMatchObject({ seen: { people: 0, failed: 0 } })
})

test('a fall-back that does not run in the current shell is no way out', async () => {
  await commands.release(remoteManifest('admin', '1.0.0', { kernelRange: '1.0.0' }))
  await load('admin', '1.0.0', 25)
  tick()
  await commands.release(remoteManifest('admin', '1.1.0'))
  await commands.release(shellManifest('1.1.0', {}, '1.1.0'))
  await fail('admin', '1.1.0', 25)
  expect(await commands.live('admin')).toMatchObject({ live: '1.1.0' })
})

test('only signed-in people report, about releases that exist, in a known way', async () => {
  const good = { name: 'learning', version: '1.0.0', kind: 'render' }
  expect(await report('failures', good, null)).toBe(401)
  expect(await report('loads', good, null)).toBe(401)
  expect(await report('failures', { ...good, kind: 'boredom' }, 'anna')).toBe(422)
  expect(await report('failures', { ...good, version: '66.0.0' }, 'anna')).toBe(204)
  expect(await seenOf('learning', '66.0.0')).toBeUndefined()
})
