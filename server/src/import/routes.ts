import type { Api } from '../http/api'
import type { Services } from '../services'
import { importContent } from './service'

/** The largest library that one import takes, in bytes. */
const LIBRARY_LIMIT = 20 * 1024 * 1024

/** The import of the starter library. */
export function importRoutes(api: Api, { db, now }: Services): void {
  api.route('importContent', 'admin', ({ body }) => importContent(db, body, now()), {
    bodyLimit: LIBRARY_LIMIT,
  })
}
