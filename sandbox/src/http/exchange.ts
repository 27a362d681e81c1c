import type { IncomingMessage, ServerResponse } from 'node:http'

/** Maximum body size in bytes: recordings of 35 s and session replays are well below. */
const BODY_LIMIT = 30 * 1024 * 1024

/** An error reported to the caller with its HTTP status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A request with its response, and helpers for reading and writing. */
export class Exchange {
  readonly req: IncomingMessage
  readonly res: ServerResponse
  readonly url: URL
  /** Percent-decoded `:name` parameters of the route. */
  readonly params: Record<string, string>

  constructor(req: IncomingMessage, res: ServerResponse, url: URL, params: Record<string, string>) {
    this.req = req
    this.res = res
    this.url = url
    this.params = params
  }

  param(name: string): string {
    return this.params[name] ?? ''
  }

  query(name: string): string {
    return this.url.searchParams.get(name) ?? ''
  }

  async body(): Promise<Buffer> {
    return readBody(this.req)
  }

  /** Reads form fields or a flat JSON object, because OAuth clients send either. */
  async fields(): Promise<URLSearchParams> {
    const text = (await this.body()).toString('utf8')
    if (!this.req.headers['content-type']?.includes('json')) return new URLSearchParams(text)
    const value = parseJson(text)
    if (!isRecord(value)) throw new HttpError(400, 'The body must be a JSON object.')
    return fieldsOf(value)
  }

  async json(): Promise<unknown> {
    return parseJson((await this.body()).toString('utf8'))
  }

  sendJson(status: number, value: unknown): void {
    this.send(status, 'application/json; charset=utf-8', JSON.stringify(value))
  }

  sendText(status: number, text: string): void {
    this.send(status, 'text/plain; charset=utf-8', text)
  }

  send(status: number, type: string, content: string | Uint8Array): void {
    this.res.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
    this.res.end(content)
  }

  /** Redirects after a form submission, so that a reload doesn't repeat it. */
  redirect(location: string): void {
    this.res.writeHead(303, { location, 'cache-control': 'no-store' })
    this.res.end()
  }

  noContent(): void {
    this.res.writeHead(204)
    this.res.end()
  }
}

export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > BODY_LIMIT) throw new HttpError(413, 'The body is too large.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.')
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Converts a flat JSON object to form fields; other values are left out. */
export function fieldsOf(value: Record<string, unknown>): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, field] of Object.entries(value)) {
    if (typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean') {
      fields.set(name, String(field))
    }
  }
  return fields
}
