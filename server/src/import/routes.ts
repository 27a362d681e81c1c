import type { Api } from '../http/api'
import { adminOnly } from '../http/policy'
import type { Services } from '../services'
import { exportContent } from './export-service'
import { importContent } from './service'

/** The largest library that one import takes, in bytes. */
const LIBRARY_LIMIT = 20 * 1024 * 1024

/** Import and export of the library. */
export function importRoutes(api: Api, services: Services): void {
  api.route('importContent', adminOnly, ({ body, now }) => importContent(services, body, now), {
    bodyLimit: LIBRARY_LIMIT,
  })
  api.route('exportContent', adminOnly, ({ db }) => exportContent(db))
}
