import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import { isServiceAway } from '../http/error-causes'
import { interfaceLangOf } from '../http/interface-lang'
import { notFound, ProblemError } from '../http/problem'
import type { Storage } from '../outside/storage'
import { favicon } from './favicon'
import type { LivePlatformReader } from './live-platform'
import { overridesOf } from './override-routes'
import { renderPage } from './page'
import { fileKey, typeOf, unpackedName } from './release-files'
import { encodingFor, ServedFiles } from './served-files'
import { renderUnavailablePage } from './unavailable-page'

/** Where nothing can be shown yet, when callers may ask again, in seconds. */
const RETRY_AFTER = 30

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The files of releases, and the page of the product under every other address. Each answers HEAD too. */
export function pageRoutes(
  app: FastifyInstance,
  { config, storage, now }: { config: Config; storage: Storage; now: () => Date },
  reader: LivePlatformReader,
): void {
  const files = new ServedFiles(storage)

  app.get(
    '/remotes/:name/:file',
    { exposeHeadRoute: true, schema: { hide: true } },
    async (request, reply) => {
      const { name, file } = request.params as { name: string; file: string }
      const type = typeOf(file)
      const allowed =
        type && /^[a-z0-9-]+$/.test(name) && /^\w[\w.-]*$/.test(file) && unpackedName(file) === null
      // Text travels compressed. Fonts are compressed already.
      const encoding = file.endsWith('.woff2')
        ? null
        : encodingFor(String(request.headers['accept-encoding'] ?? ''))
      const bytes = allowed ? await files.get(fileKey(name, file), encoding) : null
      if (!bytes || !type) throw notFound('The file')
      if (encoding) reply.header('Content-Encoding', encoding)
      return reply
        .header('Cache-Control', FOR_EVER)
        .header('Access-Control-Allow-Origin', '*')
        .header('Vary', 'Accept-Encoding')
        .type(type)
        .send(Buffer.from(bytes))
    },
  )

  app.get('/favicon.svg', { exposeHeadRoute: true, schema: { hide: true } }, (_, reply) =>
    reply.header('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  )

  app.get('/*', { exposeHeadRoute: true, schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) return reply.callNotFound()
    if (path.startsWith('/remotes/')) throw notFound('The file')
    const forPerson = String(request.headers.accept ?? '').includes('text/html')
    const live = await reader.current().catch((error: unknown) => {
      if (!forPerson || !isServiceAway(error)) throw error
      request.log.error({ err: error }, 'the registry was never read')
      return null
    })
    if (!live?.shell) {
      reply.header('Retry-After', RETRY_AFTER)
      if (!forPerson) throw new ProblemError(503, 'NO_SHELL', 'Nothing is released yet')
      const lang = interfaceLangOf(request.headers['accept-language'], config.interfaceLang)
      const { html, csp } = renderUnavailablePage(config, lang)
      return reply
        .code(503)
        .header('Content-Security-Policy', csp)
        .type('text/html; charset=utf-8')
        .send(html)
    }
    const overrides = live.developmentShell ? overridesOf(config, request, now()) : 'none'
    const shell = (overrides === 'active' && live.developmentShell) || live.shell
    const { html, csp } = renderPage(config, { ...live, shell }, readable(path), overrides)
    return reply.header('Content-Security-Policy', csp).type('text/html; charset=utf-8').send(html)
  })
}

/** An address as routes are written. One that is not well encoded is taken as it came. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
