import { MAX_MEDIA_FILE_BYTES } from '@mowka/domain/media'
import type { Api } from '../http/api'
import { adminOnly, withFreeIds } from '../http/policy'
import { invalidInput } from '../http/problem'
import type { Services } from '../services'
import * as service from './service'

/** A file in base64 plus its name. */
const UPLOAD_LIMIT = Math.ceil((MAX_MEDIA_FILE_BYTES * 4) / 3) + 16 * 1024

/** More files than anyone drops into a folder per minute. */
const UPLOADS_PER_MINUTE = 300

/** The panel's media library (S-MED). */
export function mediaRoutes(api: Api, { storage }: Services): void {
  const anyFolder = withFreeIds(adminOnly, {
    'query.filters.directory': 'a folder of the library, and editors may see all of it',
  })
  api.route('listMedia', anyFolder, (call) => service.listMedia(call, call.query))

  api.route('getMediaUses', adminOnly, async (call) => ({
    data: await service.usesOfMedia(call, call.query.key),
  }))

  api.route('uploadMedia', adminOnly, (call) => service.uploadMedia(call, storage, call.body), {
    bodyLimit: UPLOAD_LIMIT,
    callsPerMinute: UPLOADS_PER_MINUTE,
  })

  api.route('renameMedia', adminOnly, (call) => service.renameMedia(call, call.body))

  api.route('deleteMedia', adminOnly, (call) => {
    const key = call.body?.key ?? call.query.key
    if (key === undefined) throw invalidInput('body/key', 'is missing')
    return service.deleteMedia(call, storage, key)
  })
}
