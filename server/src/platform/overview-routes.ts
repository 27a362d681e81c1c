import type { Api } from '../http/api'
import { adminOnly } from '../http/policy'
import { readOverview } from './overview'

/** What became of releases, for the panel. The commands read the same with a release token (`release-routes.ts`). */
export function overviewRoutes(api: Api): void {
  api.route('getReleases', adminOnly, ({ db }) => readOverview(db))
}
