import type { Api } from '../http/api'
import { adminOnly } from '../http/policy'
import { platformStats } from './service'

/** Platform statistics for administrators. */
export function statisticsRoutes(api: Api): void {
  api.route('getPlatformStats', adminOnly, ({ db, now }) => platformStats(db, now))
}
