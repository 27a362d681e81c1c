import { failPermanently } from '../dead-letter'
import { admin } from '../test-api'
import type { OtherUsersFixture } from './fixture'

/** Jobs, accessible only to administrators. */
export const jobObjects: OtherUsersFixture = async (t) => {
  const now = t.services.now()
  await failPermanently(t)
  // Links of other kinds expire after minutes.
  t.setNow(now)
  const { items } = (await t.call('listJobs', { filters: 'state:dead' }, admin)).answer
  return { job: { mine: { id: items[0]?._id ?? '' }, others: [] } }
}
