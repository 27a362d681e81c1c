import { MAX_MEDIA_FILE_BYTES, type MediaExtension } from '@mowka/domain/media'
import type { FastifyInstance } from 'fastify'
import type { Api } from '../http/api'
import { staffOnly, withFreeIds } from '../http/policy'
import { invalidInput, notFound } from '../http/problem'
import type { Storage } from '../outside/storage'
import type { Services } from '../services'
import * as service from './service'
import { storageKey } from './service'

/** A file in base64 plus its name. */
const UPLOAD_LIMIT = Math.ceil((MAX_MEDIA_FILE_BYTES * 4) / 3) + 16 * 1024

/** More files than anyone drops into a folder per minute. */
const UPLOADS_PER_MINUTE = 300

/** The panel's media library (S-MED). */
export function mediaRoutes(api: Api, { storage }: Services): void {
  const anyFolder = withFreeIds(staffOnly('editor'), {
    'query.filters.directory': 'a folder of the library, and editors may see all of it',
  })
  api.route('listMedia', anyFolder, (call) => service.listMedia(call, call.query))

  api.route('getMediaUses', staffOnly('editor'), async (call) => ({
    data: await service.usesOfMedia(call, call.query.key),
  }))

  api.route('uploadMedia', staffOnly('editor'), (call) => service.uploadMedia(call, storage, call.body), {
    bodyLimit: UPLOAD_LIMIT,
    callsPerMinute: UPLOADS_PER_MINUTE,
  })

  api.route('renameMedia', staffOnly('editor'), (call) => service.renameMedia(call, call.body))

  api.route('deleteMedia', staffOnly('editor'), (call) => {
    const key = call.body?.key ?? call.query.key
    if (key === undefined) throw invalidInput('body/key', 'is missing')
    return service.deleteMedia(call, storage, key)
  })
}

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
