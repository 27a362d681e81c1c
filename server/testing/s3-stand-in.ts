import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../src/outside/s3-storage'

/** Failures of the next calls, one each; `hang` never responds. */
export type S3Mishap = { status: number; code: string } | 'hang' | 'cut'

/** An in-memory bucket with the part of S3 that the adapter uses; accepts only correctly signed calls. */
export type S3StandIn = {
  settings: S3Settings
  /** Objects by key. */
  objects: Map<string, Buffer>
  /** Method and path of each received call. */
  calls: string[]
  /** Delay of each response in milliseconds. */
  delay: number
  /** Maximum number of concurrent calls so far. */
  maxConcurrent: number
  /** Failures for the next calls, in order. */
  mishaps: S3Mishap[]
  /** Whether all connections are refused. */
  isAway: boolean
  close: () => Promise<void>
}

/** Number of keys per page of a list. */
const PAGE = 3

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Verifies Signature Version 4 by its specification; returns what is wrong, or null. */
function wrongSignature(request: http.IncomingMessage, body: Buffer, settings: S3Settings): string | null {
  const fields =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    )
  const [, id = '', day = '', region = '', signed = '', signature = ''] = fields ?? []
  if (!fields || id !== settings.accessKeyId || region !== settings.region) return 'InvalidAccessKeyId'
  const names = signed.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const at = String(request.headers['x-amz-date'])
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
  const age = Math.abs(Date.now() - Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`))
  if (!at.startsWith(day) || !(age < 15 * 60_000)) return 'RequestTimeTooSkewed'
  const hash = String(request.headers['x-amz-content-sha256'])
  if (hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const url = new URL(request.url ?? '/', 'http://x')
  const canonical = [
    request.method,
    url.pathname.split('/').map(decodeURIComponent).map(encoded).join('/'),
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort()
      .join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', at, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${settings.secretAccessKey}`,
  )
  const right = hmac(key, toSign)
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

/** Resolves host names with a prefix to this machine, like a wildcard DNS record. */
function resolveHere(start: string): () => void {
  const { lookup } = dns
  const here: typeof lookup = Object.assign((...args: Parameters<typeof lookup>) => {
    const [name, ...rest] = args
    return lookup(...([name.startsWith(start) ? '127.0.0.1' : name, ...rest] as Parameters<typeof lookup>))
  }, lookup)
  dns.lookup = here
  return () => {
    dns.lookup = lookup
  }
}

const problem = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

/** Starts the stand-in, on a free local port by default. With `virtualHost` the bucket is part of the host name. */
export async function startS3({ virtualHost = false, listenOn = 0 } = {}): Promise<S3StandIn> {
  let open = 0

  const server = http.createServer((request, response) => {
    if (state.isAway) return request.destroy()
    open++
    state.maxConcurrent = Math.max(state.maxConcurrent, open)
    response.on('close', () => open--)
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      state.calls.push(`${request.method} ${request.url}`)
      const mishap = state.mishaps.shift()
      if (mishap === 'hang') return
      if (mishap === 'cut') return response.destroy()
      const [status, body] = mishap
        ? [mishap.status, problem(mishap.code)]
        : answer(request, Buffer.concat(chunks))
      setTimeout(
        () => response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body),
        state.delay,
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(listenOn, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings: S3Settings = {
    endpoint: `http://${virtualHost ? 'localhost' : '127.0.0.1'}:${port}`,
    bucket: 'mowka-files',
    region: 'eu-central-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'not/a+secret',
    pathStyle: !virtualHost,
  }
  const restoreNames = virtualHost ? resolveHere(`${settings.bucket}.`) : () => {}
  const state: S3StandIn = {
    settings,
    objects: new Map(),
    calls: [],
    mishaps: [],
    isAway: false,
    delay: 0,
    maxConcurrent: 0,
    close: () =>
      new Promise((resolve) => {
        restoreNames()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function answer(request: http.IncomingMessage, body: Buffer): [number, string | Buffer] {
    const wrong = wrongSignature(request, body, settings)
    if (wrong) return [403, problem(wrong)]
    const url = new URL(request.url ?? '/', 'http://x')
    const path = decodeURIComponent(url.pathname).slice(1)
    const [bucket, key] = virtualHost
      ? [request.headers.host?.split('.')[0], path]
      : [path.split('/')[0], path.split('/').slice(1).join('/')]
    if (bucket !== settings.bucket) return [404, problem('NoSuchBucket')]
    if (request.method === 'GET' && key === '') return [200, list(url.searchParams)]
    if (request.method === 'PUT') {
      state.objects.set(key, body)
      return [200, '']
    }
    if (request.method === 'DELETE') {
      state.objects.delete(key)
      return [204, '']
    }
    const found = state.objects.get(key)
    return found ? [200, found] : [404, problem('NoSuchKey')]
  }

  function list(query: URLSearchParams): string {
    const keys = [...state.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
    const from = Number(query.get('continuation-token')?.slice('page&'.length) ?? 0)
    const page = keys.slice(from, from + PAGE)
    const isMore = from + PAGE < keys.length
    return [
      '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
      `<Prefix>${query.get('prefix')}</Prefix><EncodingType>url</EncodingType><IsTruncated>${isMore}</IsTruncated>`,
      isMore ? `<NextContinuationToken>page&amp;${from + PAGE}</NextContinuationToken>` : '',
      ...page.map((key) => `<Contents><Key>${encoded(key)}</Key><Size>1</Size></Contents>`),
      '</ListBucketResult>',
    ].join('')
  }

  return state
}
