import http from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PageData } from '@mowka/shell/src/page-data/page-data'
import { builtFile, isImmutable, startFiles, type Variant, type When } from './variants'

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A response sent to the browser. */
export type Sent = {
  url: string
  /** Code: scripts and styles. Page: the document. Data: API responses. Other: fonts and images. */
  kind: 'code' | 'page' | 'data' | 'other'
  /** Time of the request, in milliseconds since 1970. */
  at: number
  bytes: Sizes
}

/** Sizes of a file in bytes. All are 0 if only headers were sent. */
export type Sizes = { raw: number; gzip: number; brotli: number }

type Packed = { sizes: Sizes; brotli: Buffer }

/**
 * Serves one variant in front of a running platform: its own page and files, all compressed in the same way, and the
 * platform's API. Records every response.
 */
export class VariantServer {
  readonly sent: Sent[] = []
  when: When = 'before'
  private readonly variant: Variant
  private readonly platform: string
  private readonly kept = new Map<string, Promise<Packed>>()
  private readonly server = http.createServer((request, response) => {
    this.answer(request, response).catch((error: Error) => response.writeHead(502).end(error.message))
  })

  constructor(variant: Variant, platform: string) {
    this.variant = variant
    this.platform = platform
  }

  /** Starts the server and returns its port. */
  start(): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        const address = this.server.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
  }

  stop(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const url = (request.url ?? '/').split('?')[0] ?? '/'
    if (/^\/(api|files)\//.test(url)) return this.pass(request, response)
    if (/^\/(remotes\/|favicon)/.test(url)) return this.file(url, request, response)
    // Throttling doesn't affect service workers, so no variant has one.
    if (url === '/service-worker.js') {
      response.writeHead(404).end()
      return
    }
    return this.page(request, response)
  }

  private async page(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const answer = await fetch(this.platform + request.url, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    const own =
      this.variant === 'federated' ? html : withoutFederation(html, startFiles(this.variant, this.when))
    const { sizes, brotli } = await pack(Buffer.from(own))
    // With default options scripts load before the shell's own policy for their URLs exists.
    const policy = answer.headers.get('content-security-policy')
    this.sent.push({ url: request.url ?? '/', kind: 'page', at: Date.now(), bytes: sizes })
    response.writeHead(answer.status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      ...(policy && this.variant !== 'naive federation' ? { 'Content-Security-Policy': policy } : {}),
      'Cache-Control': 'no-store',
    })
    response.end(brotli)
  }

  private async file(
    url: string,
    request: http.IncomingMessage,
    response: http.ServerResponse,
  ): Promise<void> {
    const at = Date.now()
    const key = `${this.when} ${url}`
    const keeping = this.kept.get(key) ?? this.read(url).then(pack)
    this.kept.set(key, keeping)
    keeping.catch(() => this.kept.delete(key))
    const { sizes, brotli } = await keeping
    const tag = `"${sizes.raw}-${sizes.brotli}"`
    const known = !isImmutable(url) && request.headers['if-none-match'] === tag
    const kind = /\.(js|css|json)$/.test(url) ? 'code' : 'other'
    this.sent.push({ url, kind, at, bytes: known ? { raw: 0, gzip: 0, brotli: 0 } : sizes })
    response.writeHead(known ? 304 : 200, {
      'Content-Type': types[url.slice(url.lastIndexOf('.'))] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': isImmutable(url) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
    })
    response.end(known ? undefined : brotli)
  }

  private async read(url: string): Promise<Buffer> {
    const own = this.variant === 'federated' ? null : builtFile(this.variant, this.when, url)
    if (own) return own
    const answer = await fetch(this.platform + url, { headers: { 'accept-encoding': 'identity' } })
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return Buffer.from(await answer.arrayBuffer())
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const at = Date.now()
    return new Promise((resolve, reject) => {
      const asked = http.request(
        this.platform + request.url,
        { method: request.method ?? 'GET', headers: request.headers },
        (answer) => {
          let raw = 0
          answer.on('data', (part: Buffer) => {
            raw += part.length
          })
          answer.on('end', () => {
            this.sent.push({
              url: request.url ?? '',
              kind: 'data',
              at,
              bytes: { raw, gzip: raw, brotli: raw },
            })
            resolve()
          })
          response.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(response)
        },
      )
      asked.on('error', reject)
      request.pipe(asked)
    })
  }
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Compresses like release builds. Fonts are compressed already, so compressing them again would be meaningless. */
async function pack(bytes: Buffer): Promise<Packed> {
  const [brotli, gzipped] = await Promise.all([
    packed.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    packed.gzip(bytes, { level: 9 }),
  ])
  return { brotli, sizes: { raw: bytes.length, gzip: gzipped.length, brotli: brotli.length } }
}

/** The platform's page for a build that includes its pages: other scripts, and a registry without files. */
function withoutFederation(html: string, start: readonly string[]): string {
  const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1] ?? ''
  const elements = start.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/remotes/shell/${file}" crossorigin="anonymous">`
      : `<script defer nonce="${nonce}" src="/remotes/shell/${file}" crossorigin="anonymous"></script>`,
  )
  return html
    .replace(/<link rel="(stylesheet|preload)"[^>]*>\n?/g, '')
    .replace(/<script (?:defer|async) [^>]*src="\/remotes\/[^>]*><\/script>\n?/g, '')
    .replace('</head>', `${elements.join('\n')}\n</head>`)
    .replace(
      /(<script type="application\/json" id="mowka-page">)(.*?)(<\/script>)/s,
      (_, open: string, text: string, close: string) =>
        open + JSON.stringify(namesOnly(JSON.parse(text))) + close,
    )
}

/** Preserves the entry point names, which the shell requests, without files, so that nothing is prefetched. */
function namesOnly(data: PageData): PageData {
  const names = (faces: Record<string, string[]>) =>
    Object.fromEntries(Object.keys(faces).map((name) => [name, []]))
  const registry = Object.fromEntries(
    Object.entries(data.registry).map(([remote, { live, salt }]) => [
      remote,
      {
        live: {
          ...live,
          entry: '',
          integrity: {},
          pages: names(live.pages),
          widgets: names(live.widgets),
          texts: {},
        },
        fallback: null,
        canary: null,
        salt,
      },
    ]),
  )
  return { ...data, registry }
}
