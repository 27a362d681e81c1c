import type { Api } from '../http/api'
import type { Services } from '../services'
import { readOverview } from './overview'

/** What became of releases, for the panel. The commands read the same with a release token (`release-routes.ts`). */
export function overviewRoutes(api: Api, { db }: Services): void {
  api.route('getReleases', 'admin', () => readOverview(db))
}
