import { s3Storage } from '../outside/s3-storage'
import { type S3StandIn, startS3 } from '../testing/s3-stand-in'
import { startTestApi, type TestApi } from '../testing/test-api'
import { releaseCommands, remoteFiles, remoteManifest, shellManifest } from './release-fixture'

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

test('releases are kept in the bucket and served out of it, each file fetched once', async () => {
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

test('a file that another server gets a moment later is served', async () => {
  expect((await get('/remotes/other/entry.js')).statusCode).toBe(404)
  s3.objects.set('remotes/other/entry.js', Buffer.from('here'))
  expect((await get('/remotes/other/entry.js')).body).toBe('here')
})

test('a bucket that lost files gets them back by a release of the same files', async () => {
  s3.objects.clear()
  const { status } = await commands.release(remoteManifest('learning', '1.0.1'))
  expect(status).toBe(200)
  expect(s3.objects.has(`remotes/learning/${page}`)).toBe(true)
})

test('while the bucket does not answer, files are 503, pages still come, and a release changes nothing', async () => {
  s3.mishaps.push(...Array.from({ length: 6 }, () => ({ status: 503, code: 'SlowDown' })))
  const lost = await get('/remotes/learning/remoteEntry.1.0.1.js')
  expect([lost.statusCode, lost.json().code, lost.headers['cache-control']]).toEqual([
    503,
    'STORAGE_UNAVAILABLE',
    'no-store',
  ])
  expect((await get('/course')).statusCode).toBe(200)
  s3.mishaps.length = 0
  s3.mishaps.push(...Array.from({ length: 12 }, () => ({ status: 503, code: 'SlowDown' })))
  const { status, body } = await commands.release(remoteManifest('learning', '2.0.0'))
  expect([status, body.code]).toEqual([503, 'STORAGE_UNAVAILABLE'])
  s3.mishaps.length = 0
  expect(await commands.live('learning')).toMatchObject({ live: '1.0.1' })
})

test('files that no release has are taken out of the bucket', async () => {
  s3.objects.set('remotes/learning/left-behind.js', Buffer.from('left'))
  const { status } = await commands.send('POST', 'retention', { days: 30 })
  expect(status).toBe(200)
  expect(s3.objects.has('remotes/learning/left-behind.js')).toBe(false)
  expect(s3.objects.has(`remotes/learning/${page}`)).toBe(true)
})
