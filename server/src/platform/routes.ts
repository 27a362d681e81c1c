import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { ReleaseName } from '@mowka/shared/contract/schemas/platform'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '../config'
import { notFound, ProblemError, unauthorized } from '../http/problem'
import { favicon } from './favicon'
import { LivePlatformReader } from './live-platform'
import { renderPage } from './page'
import * as service from './service'
import { readAudit, readPointers, readReleases } from './store'

/** A release arrives as one JSON: files are base64. */
const RELEASE_LIMIT = 64 * 1024 * 1024
const FOR_EVER = 'public, max-age=31536000, immutable'

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

const Upload = z.object({ manifest: z.unknown(), files: z.record(z.string().max(200), z.base64()) })
const NameParams = z.object({ name: ReleaseName })

const bearer = (request: FastifyRequest) => /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]

/** The registry, the files of releases, and the page of the product. */
export async function platformRoutes(
  app: FastifyInstance,
  services: service.PlatformServices & { config: Config },
): Promise<void> {
  const { config, db, storage } = services
  const reader = new LivePlatformReader(() => service.readLivePlatform(db))
  const compressed = new Map<string, Uint8Array>()

  app.addHook('onSend', async (_request, reply) => {
    reply.header('X-Content-Type-Options', 'nosniff')
    reply.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    reply.header('Cross-Origin-Opener-Policy', 'same-origin')
    if (!reply.hasHeader('Content-Security-Policy')) {
      reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })

  app.get('/api/platform/registry', { schema: { summary: 'Which releases people get' } }, async () => {
    const { shell, registry } = await reader.current()
    return { shell: shell?.version ?? null, registry }
  })

  app.post(
    '/api/platform/releases/:name',
    { bodyLimit: RELEASE_LIMIT, schema: { params: NameParams, body: Upload, summary: 'Releases one name' } },
    async (request) => {
      const { name } = request.params as z.output<typeof NameParams>
      const { manifest, files } = request.body as z.output<typeof Upload>
      const who = await service.authoriseRelease(db, config.releaseRootToken, bearer(request), name)
      const bytes = Object.entries(files).map(
        ([path, base64]) => [path, Buffer.from(base64, 'base64')] as const,
      )
      return service.release(services, name, { manifest, files: Object.fromEntries(bytes) }, who)
    },
  )

  app.post(
    '/api/platform/releases/:name/rollback',
    { schema: { params: NameParams, body: z.object({ to: z.string().optional() }), summary: 'Goes back' } },
    async (request) => {
      const { name } = request.params as z.output<typeof NameParams>
      const who = await service.authoriseRelease(db, config.releaseRootToken, bearer(request), name)
      return service.rollback(services, name, (request.body as { to?: string }).to, who)
    },
  )

  app.get(
    '/api/platform/releases',
    { schema: { summary: 'All releases and what happened to them' } },
    async (request) => {
      if (!config.releaseRootToken || bearer(request) !== config.releaseRootToken) throw unauthorized()
      const [releases, pointers, audit] = await Promise.all([
        readReleases(db),
        readPointers(db),
        readAudit(db, 200),
      ])
      return {
        pointers,
        releases: releases.map(({ manifest: _, ...row }) => row),
        audit,
      }
    },
  )

  app.post(
    '/api/platform/csp-reports',
    { schema: { hide: true }, bodyLimit: 16 * 1024 },
    async (request, reply) => {
      request.log.warn({ report: request.body }, 'content security policy')
      return reply.code(204).send()
    },
  )
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)))
      } catch {
        done(new ProblemError(400, 'INVALID_JSON', 'The report is not JSON'))
      }
    },
  )

  app.get('/remotes/:name/:file', { schema: { hide: true } }, async (request, reply) => {
    const { name, file } = request.params as { name: string; file: string }
    const bytes = /^[\w.-]+$/.test(name + file) ? await storage.get(service.fileKey(name, file)) : null
    const type = types[file.split('.').pop() ?? '']
    if (!bytes || !type) throw notFound('The file')
    reply.header('Cache-Control', FOR_EVER).header('Access-Control-Allow-Origin', '*').type(type)
    return sendCompressed(request, reply, `${name}/${file}`, bytes)
  })

  app.get('/favicon.svg', { schema: { hide: true } }, (_, reply) =>
    reply.header('Cache-Control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  )

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/') || path.startsWith('/remotes/')) throw notFound('The address')
    const live = await reader.current()
    if (!live.shell) throw new ProblemError(503, 'NO_SHELL', 'Nothing is released yet')
    const { html, csp } = renderPage(config, { ...live, shell: live.shell }, decodeURI(path))
    return reply.header('Content-Security-Policy', csp).type('text/html; charset=utf-8').send(html)
  })

  /** Text travels compressed; each file is compressed once. Fonts are compressed already. */
  function sendCompressed(request: FastifyRequest, reply: FastifyReply, key: string, bytes: Uint8Array) {
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = /\.(js|css|json|svg)$/.test(key)
      ? ['br', 'gzip'].find((each) => accepted.includes(each))
      : undefined
    reply.header('Vary', 'Accept-Encoding')
    if (!encoding) return reply.send(Buffer.from(bytes))
    const cacheKey = `${encoding} ${key}`
    const known = compressed.get(cacheKey)
    const packed =
      known ??
      (encoding === 'br'
        ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(bytes, { level: 9 }))
    if (!known) compressed.set(cacheKey, packed)
    return reply.header('Content-Encoding', encoding).send(Buffer.from(packed))
  }
}
