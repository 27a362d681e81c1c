import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { atMost } from './at-most'
import { elementOf, readListPage } from './s3-list'
import { checkKey, type Storage, StorageError } from './storage'

/** A bucket of Amazon S3, or of anything that speaks its protocol. */
export type S3Settings = {
  /** E.g. `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** True: `endpoint/bucket/key`. False: the bucket is the first part of the host. */
  pathStyle: boolean
}

/** How the adapter behaves when the storage does not. */
type S3Manners = {
  /** How long one call may take, with its bytes, in milliseconds. */
  timeout: number
  /** How often a call is tried that found no answer, or one that says "later". */
  tries: number
  /** The first wait between two tries, in milliseconds; it doubles. */
  pause: number
}

const manners: S3Manners = { timeout: 20_000, tries: 3, pause: 100 }

/** A release has up to 1000 files, which must not open as many connections. */
const CALLS_AT_A_TIME = 32

type Call = {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  body?: Uint8Array
}

/** What another try may change. */
const isPassing = (status: number) => status === 429 || status >= 500

/**
 * Keeps files in a bucket (design §4 "disk or S3"). Every call may be made twice without harm, so passing failures are
 * tried again; what remains is thrown as `StorageError`. The hash of what is put is signed: bytes that were damaged on
 * the way are refused by the storage.
 */
export function s3Storage(settings: S3Settings, bent: Partial<S3Manners> = {}): Storage {
  const { timeout, tries, pause } = { ...manners, ...bent }
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const inTurn = atMost(CALLS_AT_A_TIME)

  async function send({ method, key, query, body }: Call): Promise<{ status: number; bytes: Uint8Array }> {
    const url = addressOf(settings, key)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const bytes = body && new Uint8Array(body)
    const hash = createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
    // Signed for each try: a signature is good for some minutes.
    const request = await client.sign(url, {
      method,
      headers: { 'X-Amz-Content-Sha256': hash },
      ...(bytes ? { body: bytes } : {}),
      // What is signed is for this address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const answer = await fetch(request)
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }
  }

  /** Answers the bytes, or null for 404 of a key. */
  async function call(wanted: Call): Promise<Uint8Array | null> {
    const what = `S3 ${wanted.method} ${wanted.key || settings.bucket}`
    for (let attempt = 1; ; attempt++) {
      const answer = await send(wanted).catch((cause: unknown) => new StorageError(what, { cause }))
      const isLast = attempt === tries
      if (answer instanceof StorageError) {
        if (isLast) throw answer
      } else {
        const { status, bytes } = answer
        if (status >= 200 && status < 300) return bytes
        const code = elementOf(new TextDecoder().decode(bytes), 'Code')
        // A bucket that is not there is no missing file.
        if (status === 404 && code !== 'NoSuchBucket') return null
        if (isLast || !isPassing(status)) throw new StorageError(what, { status, code })
      }
      await wait(pause * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  return {
    isDistant: true,
    async put(key, body) {
      checkKey(key)
      const kept = await inTurn(() => call({ method: 'PUT', key, body }))
      if (!kept) throw new StorageError(`S3 PUT ${key}`, { status: 404 })
    },
    async get(key) {
      checkKey(key)
      return inTurn(() => call({ method: 'GET', key }))
    },
    async list(prefix) {
      checkKey(prefix.replace(/\/$/, ''))
      const keys: string[] = []
      let next: string | null = null
      do {
        const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url', prefix }
        if (next) query['continuation-token'] = next
        const page = await inTurn(() => call({ method: 'GET', key: '', query }))
        if (!page) throw new StorageError(`S3 GET ${settings.bucket}`, { status: 404 })
        const read = readListPage(new TextDecoder().decode(page))
        keys.push(...read.keys)
        next = read.next
      } while (next)
      return keys
    },
    async remove(key) {
      checkKey(key)
      await inTurn(() => call({ method: 'DELETE', key }))
    },
  }
}

/** Where an object is; the bucket itself for an empty key. */
function addressOf({ endpoint, bucket, pathStyle }: S3Settings, key: string): URL {
  const url = new URL(endpoint)
  const path = key.split('/').map(encodeURIComponent).join('/')
  const base = url.pathname.replace(/\/$/, '')
  if (pathStyle) url.pathname = `${base}/${bucket}/${path}`
  else {
    url.host = `${bucket}.${url.host}`
    url.pathname = `${base}/${path}`
  }
  return url
}
