import type { MediaExtension } from '@mowka/shared/domain/media'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/problem'
import type { Storage } from '../outside/storage'
import { storageKey } from './service'

/** As what each kind is sent: by the ending that the server gave after looking at the content. */
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

/** Opened by itself a file is a page of our address: it runs nothing, loads nothing and is nobody's page. */
const POLICY = "default-src 'none'; img-src data:; sandbox; frame-ancestors 'none'"

const nameOf = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-z]{3,4})$/

/**
 * Files of the media library, to everyone: pictures in popups are opened without a token. What an address holds never
 * changes; browsers keep it for a day, so that a file that was taken away is gone soon.
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
