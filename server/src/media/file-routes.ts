import type { MediaExtension } from '@mowka/domain/media'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/problem'
import type { Storage } from '../outside/storage'
import { storageKey } from './service'

/** MIME types by the extension that the server derived from the content. */
const types: Record<MediaExtension, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  bmp: 'image/bmp',
  ico: 'image/x-icon',
  pdf: 'application/pdf',
}

/** A file opened directly is a page on our origin, so it may run, load and frame nothing. */
const POLICY = "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'"

const nameOf = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]{3,4})$/

/**
 * Serves media files to everyone, because images in popups are loaded without a token. The content of a URL never
 * changes; browsers cache it for a day, so that a deleted file disappears soon.
 */
export function mediaFileRoutes(app: FastifyInstance, storage: Storage): void {
  app.get('/files/media/:file', { exposeHeadRoute: true, schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const [, id = '', extension = ''] = nameOf.exec(file) ?? []
    const type = Object.entries(types).find(([each]) => each === extension)?.[1]
    const bytes = type ? await storage.get(storageKey({ id, extension })) : null
    if (!type || !bytes) throw notFound('The file')
    return reply
      .header('Cache-Control', 'public, max-age=86400')
      .header('Content-Security-Policy', POLICY)
      .header('Cross-Origin-Resource-Policy', 'same-origin')
      .header('Content-Disposition', extension === 'pdf' ? 'attachment' : 'inline')
      .type(type)
      .send(Buffer.from(bytes))
  })
}
