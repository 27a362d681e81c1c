import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { paths } from '@mowka/contract/routes'
import { type InterfaceLang, interfaceLangs } from '@mowka/domain/languages/codes'
import { escapeHtml } from '@mowka/domain/text/rich-text'
import { avatars } from '@mowka/domain/user/preferences'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config'
import { interfaceLangOf } from '../../http/caller'
import { isServiceUnavailable } from '../../http/error-causes'
import { notFound, ProblemError } from '../../http/problem'
import type { Storage } from '../../outside/storage'
import type { LivePlatformReader } from '../registry'
import { fileKey, fileTypes, typeOf, unpackedName } from '../releases/files'
import { socialPicture } from './front-head'
import { overridesOf } from './override-routes'
import { contentSecurityPolicy, firstPaint, PERMISSIONS, renderPage } from './page'
import { encodingFor, ServedFiles } from './served-files'
import { startFailurePicture, startFailureStyle } from './start-failure'

type Texts = { title: string; text: string; again: string; contact: string }

const unavailableTexts: Record<InterfaceLang, Texts> = {
  pl: {
    title: 'Mówka jest chwilowo niedostępna',
    text: 'Spróbuj ponownie za\u00a0kilka minut. To,\u00a0co już zapisane, jest bezpieczne.',
    again: 'Spróbuj ponownie',
    contact: 'Kontakt',
  },
  en: {
    title: 'Mówka is currently unavailable',
    text: 'Try again in a few minutes. Everything you have saved is safe.',
    again: 'Try again',
    contact: 'Contact',
  },
}

/** The page without a shell: nothing has been released yet, or the registry is unavailable. */
function renderUnavailablePage(config: Config, lang: InterfaceLang): { html: string; csp: string } {
  const nonce = randomBytes(16).toString('base64')
  const { title, text, again, contact } = unavailableTexts[lang]
  const html = `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style nonce="${nonce}">${firstPaint}${startFailureStyle}</style>
</head>
<body>
<main class="start-failure">${startFailurePicture}<h1>${title}</h1><p>${text}</p><a class="again" href="">${again}</a><a href="${escapeHtml(config.contactUrl)}">${contact}</a></main>
</body>
</html>
`
  return { html, csp: contentSecurityPolicy(config, nonce) }
}

const texts: Record<Config['interfaceLang'], { name: string; description: string }> = {
  pl: { name: 'Mówka', description: 'Nauka języków zdanie po zdaniu' },
  en: { name: 'Mówka', description: 'Languages, one sentence at a time' },
}

const icons = [
  { file: '192.png', sizes: '192x192', purpose: 'any' },
  { file: '512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable.png', sizes: '512x512', purpose: 'maskable' },
]

/** The served pictures: the icons of the manifest, the one for Apple devices, and those of social previews. */
const iconFiles: readonly string[] = [
  ...icons.map(({ file }) => file),
  'apple-touch.png',
  ...interfaceLangs.map(socialPicture),
]

/** The web app manifest. */
const webManifest = (lang: Config['interfaceLang']): string =>
  JSON.stringify({
    id: '/',
    ...texts[lang],
    short_name: 'Mówka',
    lang,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff9f2',
    theme_color: '#0b2545',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons.map(({ file, sizes, purpose }) => ({
        src: `/icons/${file}`,
        sizes,
        purpose,
        type: 'image/png',
      })),
    ],
  })

/** The speech bubble with its accent. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -8 120 140"><path fill="#fff" stroke="#0b2545" stroke-width="8" stroke-linejoin="round" d="M60 30A44 44 0 1 1 39.4 112.9C34 117.6 27 121 18.8 121.2C17 121.2 16.3 119.2 17.6 118C22.4 113.6 26 109 27 103.5A44 44 0 0 1 60 30Z"/><path stroke="#ff8a1f" stroke-width="14" stroke-linecap="round" d="M67 15L76 2"/></svg>`

/** Retry-After in seconds while there is no page yet. */
const RETRY_AFTER = 30

/** At the root, so that its scope covers every page. */
const WORKER_PATH = '/service-worker.js'
/** A worker has its own policy for its requests. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves release files, and the product's page at every other URL. All support HEAD. */
export function pageRoutes(
  app: FastifyInstance,
  { config, storage, now, icons }: { config: Config; storage: Storage; now: () => Date; icons: string },
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
      // Text is sent compressed. Fonts are compressed already.
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

  app.get('/icons/:file', { exposeHeadRoute: true, schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    if (!iconFiles.includes(file)) throw notFound('The icon')
    const bytes = await readFile(path.join(icons, file))
    return reply.header('Cache-Control', 'public, max-age=86400').type('image/png').send(bytes)
  })

  app.get(
    '/icons/avatars/:file',
    { exposeHeadRoute: true, schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params as { file: string }
      if (!avatars.includes(file)) throw notFound('The avatar')
      const bytes = await readFile(path.join(icons, 'avatars', file))
      return reply.header('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(bytes)
    },
  )

  // Requested by the browser at every start; the file behind it changes with the shell.
  app.get(WORKER_PATH, { exposeHeadRoute: true, schema: { hide: true } }, async (_, reply) => {
    const { shell } = await reader.current()
    const worker = shell?.shell?.worker
    const bytes = shell && worker ? await files.get(fileKey(shell.name, worker), null) : null
    if (!bytes) throw notFound('The service worker')
    return reply
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', WORKER_POLICY)
      .type(fileTypes.js ?? 'text/javascript')
      .send(Buffer.from(bytes))
  })

  app.get('/manifest.webmanifest', { exposeHeadRoute: true, schema: { hide: true } }, (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('application/manifest+json')
      .send(webManifest(config.interfaceLang)),
  )

  app.get('/*', { exposeHeadRoute: true, schema: { hide: true } }, async (request, reply) => {
    const address = request.url.split('?')[0] ?? '/'
    if (address.startsWith('/api/')) return reply.callNotFound()
    if (address.startsWith('/remotes/')) throw notFound('The file')
    const forPerson = String(request.headers.accept ?? '').includes('text/html')
    const live = await reader.current().catch((error: unknown) => {
      if (!forPerson || !isServiceUnavailable(error)) throw error
      request.log.error({ err: error }, 'the registry has never been loaded')
      return null
    })
    if (!live?.shell) {
      reply.header('Retry-After', RETRY_AFTER)
      if (!forPerson) throw new ProblemError(503, 'NO_SHELL', 'No shell has been released yet')
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
    const script = shell.shell?.pageStart
    const pageStart = script ? await files.get(fileKey(shell.name, script), null).catch(() => null) : null
    const { html, csp } = renderPage(
      config,
      { ...live, shell },
      readable(address),
      overrides,
      pageStart ? Buffer.from(pageStart).toString() : '',
    )
    if (address.startsWith(paths.certificate())) reply.header('X-Robots-Tag', 'noindex')
    return reply
      .header('Content-Security-Policy', csp)
      .header('Permissions-Policy', PERMISSIONS)
      .type('text/html; charset=utf-8')
      .send(html)
  })
}

/** An address as routes are written. One that is not well encoded is taken as it came. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
