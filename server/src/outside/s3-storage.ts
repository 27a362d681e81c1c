import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { ExternalServiceError } from './external-service-error'
import { refusal, request } from './http-request'
import { limitConcurrency, type ResiliencePolicy, withResilience } from './resilience'
import { checkKey, type Storage } from './storage'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const readable = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    return entities[name] ?? whole
  })

/** Returns the text of the first element with a name; null if there is none. */
function elementOf(xml: string, name: string): string | null {
  const tag = `<${name}>`
  const at = xml.indexOf(tag)
  const end = xml.indexOf('<', at + 1)
  return at >= 0 && xml.startsWith(`</${name}>`, end) ? readable(xml.slice(at + tag.length, end)) : null
}

/** One page of an object list (S3 `ListObjectsV2`). */
type ListPage = {
  keys: string[]
  /** Token of the next page; null at the end. */
  next: string | null
}

/**
 * Parses a page of a list. The response is flat and machine-generated, so it needs no XML parser. Keys are
 * URL-decoded if the storage encodes them.
 */
function readListPage(xml: string): ListPage {
  const isEncoded = elementOf(xml, 'EncodingType') === 'url'
  return {
    keys: [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) =>
      isEncoded ? decodeURIComponent(readable(key).replaceAll('+', ' ')) : readable(key),
    ),
    next: elementOf(xml, 'IsTruncated') === 'true' ? elementOf(xml, 'NextContinuationToken') : null,
  }
}

/** A bucket of Amazon S3 or of a compatible service. */
export type S3Settings = {
  /** E.g. `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** `true` for `endpoint/bucket/key`, `false` if the bucket is the first part of the host name. */
  pathStyle: boolean
}

/** Maximum size of an object in bytes: a release file or a recording, with room to spare. */
const LARGEST = 64 * 1024 * 1024

/** A release has up to 1000 files, which must not open as many connections. */
const CALLS_AT_A_TIME = 32

type Call = {
  method: 'GET' | 'PUT' | 'DELETE'
  key: string
  query?: Record<string, string>
  body?: Uint8Array
}

/**
 * Stores files in a bucket. Every call is idempotent, so temporary failures are retried. The hash of an upload is
 * signed, so that the storage refuses damaged bytes.
 */
export function s3Storage(settings: S3Settings, overrides: Partial<ResiliencePolicy> = {}): Storage {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const steady = withResilience('storage', { failures: 10, ...overrides })
  const inTurn = limitConcurrency(CALLS_AT_A_TIME)

  /** Returns the bytes, or null if the key doesn't exist. */
  const call = ({ method, key, query, body }: Call): Promise<Uint8Array | null> => {
    const what = `S3 ${method} ${key || settings.bucket}`
    const url = addressOf(settings, key)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const sent = body && new Uint8Array(body)
    const hash = createHash('sha256')
      .update(sent ?? '')
      .digest('hex')
    return steady(what, 'repeat', async (signal) => {
      // Signed for each attempt, because a signature expires after some minutes.
      const signed = await client.sign(url, {
        method,
        headers: { 'X-Amz-Content-Sha256': hash },
        ...(sent ? { body: sent } : {}),
        redirect: 'manual',
        signal,
      })
      const { status, bytes } = await request('storage', what, signed, { atMost: LARGEST })
      if (status >= 200 && status < 300) return bytes
      const code = elementOf(new TextDecoder().decode(bytes), 'Code')
      // A missing bucket is not a missing file.
      if (status === 404 && code !== 'NoSuchBucket') return null
      throw refusal('storage', what, status, code)
    })
  }

  return {
    isDistant: true,
    async put(key, body) {
      checkKey(key)
      const kept = await inTurn(() => call({ method: 'PUT', key, body }))
      if (!kept)
        throw new ExternalServiceError('storage', `S3 PUT ${key}`, { isUnavailable: false, status: 404 })
    },
    async get(key) {
      checkKey(key)
      return inTurn(() => call({ method: 'GET', key }))
    },
    async list(prefix) {
      if (prefix) checkKey(prefix.replace(/\/$/, ''))
      const keys: string[] = []
      let next: string | null = null
      do {
        const query: Record<string, string> = { 'list-type': '2', 'encoding-type': 'url', prefix }
        if (next) query['continuation-token'] = next
        const page = await inTurn(() => call({ method: 'GET', key: '', query }))
        if (!page)
          throw new ExternalServiceError('storage', `S3 GET ${settings.bucket}`, {
            isUnavailable: false,
            status: 404,
          })
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

/** Returns the URL of an object, or of the bucket for an empty key. */
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
