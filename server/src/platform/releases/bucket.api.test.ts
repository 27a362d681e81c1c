import { releaseCommands, remoteFiles, remoteManifest, shellManifest } from '../../../testing/releases'
import { type S3StandIn, startS3 } from '../../../testing/s3-stand-in'
import { startTestApi, type TestApi } from '../../../testing/test-api'
import { s3Storage } from '../../outside/s3-storage'

let s3: S3StandIn
let api: TestApi
let commands: ReturnType<typeof releaseCommands>

beforeAll(async () => {
  s3 = await startS3()
  api = await startTestApi({ storage: s3Storage(s3.settings, { pause: 1 }) })
  commands = releaseCommands(api)
  await commands.release(shellManifest('1.0.0'))
  await commands.release(remoteManifest('learning', '1.0.0'))
})
afterAll(async () => {
  await api.close()
  await s3.close()
})

const get = (url: string) => api.app.inject({ url })
const page = 'page-courses.one.js'
const refusals = (count: number) => Array.from({ length: count }, () => ({ status: 503, code: 'SlowDown' }))

test('stores releases in the bucket and serves them from it, fetching each file once', async () => {
  const files = remoteFiles('learning', '1.0.0')
  expect([...s3.objects.keys()].filter((key) => key.startsWith('remotes/learning/')).sort()).toEqual(
    Object.keys(files)
      .map((file) => `remotes/learning/${file}`)
      .sort(),
  )
  s3.calls.length = 0
  for (let times = 0; times < 2; times++) {
    const { statusCode, body, headers } = await get(`/remotes/learning/${page}`)
    expect([statusCode, body, headers['cache-control']]).toEqual([
      200,
      files[page],
      'public, max-age=31536000, immutable',
    ])
  }
  expect(s3.calls).toEqual([`GET /${s3.settings.bucket}/remotes/learning/${page}`])
})

test('serves a file that another server uploads a moment later', async () => {
  expect((await get('/remotes/other/entry.js')).statusCode).toBe(404)
  s3.objects.set('remotes/other/entry.js', Buffer.from('here'))
  expect((await get('/remotes/other/entry.js')).body).toBe('here')
})

test('releasing the same files again restores a bucket that lost them', async () => {
  s3.objects.clear()
  const { status } = await commands.release(remoteManifest('learning', '1.0.1'))
  expect(status).toBe(200)
  expect(s3.objects.has(`remotes/learning/${page}`)).toBe(true)
})

test('during an outage of the bucket, files return 503, pages are served, and a release changes nothing', async () => {
  s3.mishaps.push(...refusals(6))
  const lost = await get('/remotes/learning/remoteEntry.1.0.1.js')
  expect([lost.statusCode, lost.json().code, lost.headers['cache-control']]).toEqual([
    503,
    'STORAGE_UNAVAILABLE',
    'no-store',
  ])
  expect((await get('/course')).statusCode).toBe(200)
  s3.mishaps.length = 0
  s3.mishaps.push(...refusals(12))
  const { status, body } = await commands.release(remoteManifest('learning', '2.0.0'))
  expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
  s3.mishaps.length = 0
  expect(await commands.live('learning')).toMatchObject({ live: '1.0.1' })
})

test('a release that fails half-way does not exist, and the next attempt reuses its files', async () => {
  s3.mishaps.push({ status: 404, code: 'NoSuchKey' }, ...refusals(6))
  expect((await commands.release(remoteManifest('learning', '3.0.0'))).status).toBe(503)
  s3.mishaps.length = 0
  expect((await commands.rollback('learning', '3.0.0')).status).toBe(404)
  expect((await commands.release(remoteManifest('learning', '3.0.0'))).status).toBe(200)
})

/** The embedded database has a single connection, so everything would wait for everything. */
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip

onServer('while a slow bucket takes the files of a release', () => {
  const slowly = async (during: () => Promise<void>) => {
    s3.delay = 1_000
    const arriving = commands.release(remoteManifest('slow', '2.0.0'))
    try {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await during()
      expect(await commands.live('slow')).toMatchObject({ live: '1.1.0' })
    } finally {
      s3.delay = 0
    }
    return arriving
  }
  beforeEach(async () => {
    await commands.release(remoteManifest('slow', '1.0.0'))
    await commands.release(remoteManifest('slow', '1.1.0'))
    await commands.release(remoteManifest('quick', '1.0.0'))
    await commands.release(remoteManifest('quick', '1.1.0'))
  })

  test('rolls back another remote without waiting for a slow upload', async () => {
    const { status } = await slowly(async () => {
      expect((await commands.rollback('quick', '1.0.0')).status).toBe(200)
      expect(await commands.live('quick')).toMatchObject({ live: '1.0.0' })
    })
    expect(status).toBe(200)
  })

  test('deleting old releases leaves the files of a running upload', async () => {
    let removing: Promise<unknown> = Promise.resolve()
    const { status } = await slowly(async () => {
      removing = commands.send('POST', 'retention', { days: 30 })
    })
    await removing
    expect(status).toBe(200)
    const { body } = await get('/remotes/slow/remoteEntry.2.0.0.js')
    expect(body).toBe(remoteFiles('slow', '2.0.0')['remoteEntry.2.0.0.js'])
    expect(await commands.live('slow')).toMatchObject({ live: '2.0.0', fallback: '1.1.0' })
  })
})

test('deletes files without a release from the bucket', async () => {
  s3.objects.set('remotes/learning/left-behind.js', Buffer.from('left'))
  const { status } = await commands.send('POST', 'retention', { days: 30 })
  expect(status).toBe(200)
  expect(s3.objects.has('remotes/learning/left-behind.js')).toBe(false)
  expect(s3.objects.has(`remotes/learning/${page}`)).toBe(true)
})
