import type { IncomingMessage, ServerResponse } from 'node:http'
import { Exchange, HttpError } from './exchange'

/** Safe methods, which any page may send. */
const READING = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a state-changing request comes from another site, e.g. from a form there. Browsers send `Sec-Fetch-Site`,
 * older ones `Origin`; programs send neither and are allowed.
 */
function isForged(req: IncomingMessage, allowsOrigin: (origin: string) => boolean): boolean {
  if (READING.includes(req.method ?? 'GET')) return false
  const { origin, host, 'sec-fetch-site': site } = req.headers
  if (site === 'same-origin' || site === 'none') return false
  if (origin === undefined) return site !== undefined
  return origin !== `http://${host}` && !allowsOrigin(origin)
}

export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Path with `:name` parameters, e.g. `/messages/:id`. */
  path: string
  /** Whether pages of every site may call it and read the response. */
  allowsAnyOrigin?: boolean
  answer: (exchange: Exchange) => Promise<void> | void
}

export interface RouterOptions {
  /** Whether pages of this origin may read responses and change state. */
  allowsOrigin: (origin: string) => boolean
  /** Handler for unmatched requests; a JSON 404 by default. */
  otherwise?: (req: IncomingMessage, res: ServerResponse) => Promise<void> | void
}

/** Creates a request listener from routes, with CORS, `HEAD`, and errors as JSON. */
export function router(routes: Route[], options: RouterOptions) {
  const compiled = routes.map((route) => ({ ...route, parts: route.path.split('/') }))

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    res.setHeader('x-content-type-options', 'nosniff')
    try {
      const url = addressOf(req)
      const parts = url.pathname.split('/')
      const onPath = compiled.flatMap((route) => {
        const params = match(route.parts, parts)
        return params ? [{ route, params }] : []
      })
      const allowsOrigin = onPath.some(({ route }) => route.allowsAnyOrigin)
        ? () => true
        : options.allowsOrigin
      if (isForged(req, allowsOrigin)) throw new HttpError(403, 'Pages of other sites change nothing here.')
      if (onPath.length === 0) {
        if (options.otherwise) return await options.otherwise(req, res)
        throw new HttpError(404, `There is nothing at ${url.pathname}.`)
      }
      allowOrigin(req, res, allowsOrigin)
      if (req.method === 'OPTIONS') return preflight(req, res)
      const method = req.method === 'HEAD' ? 'GET' : req.method
      const found = onPath.find(({ route }) => route.method === method)
      if (!found) throw new HttpError(405, `${req.method} is not allowed at ${url.pathname}.`)
      await found.route.answer(new Exchange(req, res, url, found.params))
    } catch (error) {
      answerFailure(res, error)
    }
  }
}

/** Parses the request URL. Throws 400 if it is invalid or a browser would resolve it to another host. */
function addressOf({ url = '/' }: IncomingMessage): URL {
  const isOtherHost = /^[/\\]{2}/.test(url)
  if (isOtherHost || !URL.canParse(url, 'http://localhost'))
    throw new HttpError(400, 'The address is not valid.')
  return new URL(url, 'http://localhost')
}

function match(pattern: string[], parts: string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (!expected.startsWith(':')) {
      if (expected !== part) return undefined
      continue
    }
    if (part === '') return undefined
    try {
      params[expected.slice(1)] = decodeURIComponent(part)
    } catch {
      return undefined
    }
  }
  return params
}

function allowOrigin(
  req: IncomingMessage,
  res: ServerResponse,
  allowsOrigin: RouterOptions['allowsOrigin'],
): void {
  const origin = req.headers.origin
  res.setHeader('vary', 'Origin')
  if (origin && allowsOrigin(origin)) res.setHeader('access-control-allow-origin', origin)
}

function preflight(req: IncomingMessage, res: ServerResponse): void {
  const headers = req.headers['access-control-request-headers']
  res.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  if (headers) res.setHeader('access-control-allow-headers', headers)
  res.writeHead(204).end()
}

function answerFailure(res: ServerResponse, error: unknown): void {
  const status = error instanceof HttpError ? error.status : 500
  if (status === 500) console.error(error)
  if (res.headersSent) return void res.end()
  const message = error instanceof HttpError ? error.message : 'The sandbox failed. Its output says why.'
  res.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  res.end(JSON.stringify({ error: message }))
}
