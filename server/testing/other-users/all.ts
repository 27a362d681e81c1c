import type { TestApi } from '../test-api'
import { accountObjects } from './account'
import { assistantObjects } from './assistant'
import { certificateObjects } from './certificate'
import { companyObjects } from './company'
import { couponObjects } from './coupon'
import { courseObjects } from './course'
import type { ObjectsOfKind, OtherUsersFixture } from './fixture'
import { giftCardObjects } from './gift-card'
import { historyObjects } from './history'
import { importObjects } from './import'
import { invoiceObjects } from './invoice'
import { jobObjects } from './job'
import { noteObjects } from './note'
import { orderObjects } from './order'
import { popupObjects } from './popup'
import { recordingObjects } from './recording'
import { userObjects } from './user'
import { wordSessionObjects } from './word-session'

/** One fixture per domain. */
const fixtures: readonly OtherUsersFixture[] = [
  courseObjects,
  historyObjects,
  importObjects,
  certificateObjects,
  companyObjects,
  userObjects,
  accountObjects,
  noteObjects,
  wordSessionObjects,
  popupObjects,
  recordingObjects,
  assistantObjects,
  giftCardObjects,
  couponObjects,
  orderObjects,
  invoiceObjects,
  jobObjects,
]

/** Creates objects of every kind that a policy can name. */
export async function createOtherUsersObjects(t: TestApi): Promise<ReadonlyMap<string, ObjectsOfKind>> {
  const kinds = new Map<string, ObjectsOfKind>()
  for (const fixture of fixtures) {
    for (const [kind, objects] of Object.entries(await fixture(t))) kinds.set(kind, objects)
  }
  return kinds
}
