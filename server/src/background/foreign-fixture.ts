import { failForGood } from '../testing/dead-letter'
import type { ForeignFixture } from '../testing/foreign-objects'
import { admin } from '../testing/test-api'

/** Jobs, which belong to nobody and are for administrators. */
export const jobObjects: ForeignFixture = async (t) => {
  const now = t.services.now()
  await failForGood(t)
  // Links of other kinds are good for minutes.
  t.setNow(now)
  const { items } = (await t.call('listJobs', { filters: 'state:dead' }, admin)).answer
  return { job: { mine: { id: items[0]?._id ?? '' }, foreign: [] } }
}
