import { type S3StandIn, startS3 } from '../../testing/s3-stand-in'
import { ExternalServiceError } from './external-service-error'
import { s3Storage } from './s3-storage'

let s3: S3StandIn
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())
beforeEach(() => {
  s3.calls.length = 0
  s3.mishaps.length = 0
})

/** Retries without delay. The timeout is the default, because a busy machine may be slow. */
const quick = { pause: 1 }
const storage = () => s3Storage(s3.settings, quick)
const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test.each([
  ['another secret', { secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'OTHER' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'us-east-1' }, 'InvalidAccessKeyId'],
])('refuses %s without a retry and reports the reason', async (_, change, code) => {
  const stranger = s3Storage({ ...s3.settings, ...change }, quick)
  const error = await failure(stranger.get('a/b.js'))
  expect(error).toBeInstanceOf(ExternalServiceError)
  expect(error).toMatchObject({ status: 403, code })
  expect((error as Error).message).not.toContain('other')
  expect(s3.calls).toHaveLength(1)
})

test('a missing bucket is an error, not a missing file', async () => {
  const elsewhere = s3Storage({ ...s3.settings, bucket: 'nothing' }, quick)
  for (const work of [
    () => elsewhere.get('a/b.js'),
    () => elsewhere.put('a/b.js', new Uint8Array(1)),
    () => elsewhere.list('a/'),
  ]) {
    expect(await failure(work())).toMatchObject({ service: 'storage', status: 404, code: 'NoSuchBucket' })
  }
})

test('a redirect, e.g. to another region, is an error and is not followed', async () => {
  s3.mishaps.push({ status: 307, code: 'TemporaryRedirect' })
  expect(await failure(storage().get('a/b.js'))).toMatchObject({ status: 307, code: 'TemporaryRedirect' })
  expect(s3.calls).toHaveLength(1)
})

test('retries a temporary failure', async () => {
  await storage().put('a/again.js', new TextEncoder().encode('again'))
  s3.mishaps.push({ status: 503, code: 'SlowDown' }, 'cut')
  expect(await storage().get('a/again.js')).toHaveLength(5)
  s3.mishaps.push({ status: 500, code: 'InternalError' })
  await storage().remove('a/again.js')
  expect(s3.objects.has('a/again.js')).toBe(false)
})

test('reports a persistent failure after three attempts', async () => {
  s3.mishaps.push(...Array.from({ length: 4 }, () => ({ status: 503, code: 'SlowDown' })))
  expect(await failure(storage().get('a/b.js'))).toMatchObject({ status: 503, code: 'SlowDown' })
  expect(s3.calls).toHaveLength(3)
})

test('gives up on a silent storage after the timeout', async () => {
  s3.mishaps.push('hang', 'hang')
  const impatient = s3Storage(s3.settings, { ...quick, timeout: 50, tries: 2 })
  const error = await failure(impatient.get('a/b.js'))
  expect(error).toMatchObject({ service: 'storage', status: null, code: 'timeout' })
  expect(s3.calls).toHaveLength(2)
})

test('reports an unreachable storage like a failing one', async () => {
  const nowhere = s3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:1' }, quick)
  expect(await failure(nowhere.list('a/'))).toMatchObject({ service: 'storage', status: null })
})

test('limits the number of connections for many concurrent files', async () => {
  s3.delay = 5
  const kept = storage()
  const keys = Array.from({ length: 120 }, (_, index) => `many/${index}.js`)
  await Promise.all(keys.map((key) => kept.put(key, new Uint8Array(10))))
  expect(s3.objects.has('many/119.js')).toBe(true)
  expect(s3.maxConcurrent).toBeGreaterThan(1)
  expect(s3.maxConcurrent).toBeLessThanOrEqual(32)
})
