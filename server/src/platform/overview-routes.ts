import type { Api } from '../http/api'
import { adminOnly } from '../http/policy'
import { readOverview } from './overview'

/** The state of releases for the panel. Commands read the same with a release token (`release-routes.ts`). */
export function overviewRoutes(api: Api): void {
  api.route('getReleases', adminOnly, ({ db }) => readOverview(db))
}
