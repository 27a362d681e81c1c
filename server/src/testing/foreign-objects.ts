import { accountObjects } from '../account/foreign-fixture'
import { assistantObjects } from '../assistant/foreign-fixture'
import { jobObjects } from '../background/foreign-fixture'
import { companyObjects } from '../company/foreign-fixture'
import { courseObjects } from '../course/foreign-fixture'
import { giftCardObjects } from '../gift-card/foreign-fixture'
import { historyObjects } from '../history/foreign-fixture'
import { invoiceObjects } from '../invoice/foreign-fixture'
import { noteObjects } from '../note/foreign-fixture'
import { orderObjects } from '../order/foreign-fixture'
import { popupObjects } from '../popup/foreign-fixture'
import { recordingObjects } from '../recording/foreign-fixture'
import { userObjects } from '../user/foreign-fixture'
import { wordSessionObjects } from '../word-session/foreign-fixture'
import type { TestApi, TestPerson } from './test-api'

/** What a caller gets: let in, or refused with this status and code. */
export type Gets = 'in' | { status: number; code: string }

export const hidden: Gets = { status: 404, code: 'NOT_FOUND' }
export const refused: Gets = { status: 403, code: 'FORBIDDEN' }

/** An object that exists and belongs to others. */
export type ForeignObject = {
  /** In a few words, for the name of the test. */
  what: string
  id: string
  /** Ids of other kinds that go with it, for calls that name several. */
  with?: Record<string, string>
  /** Whom it belongs to. They are let in, which proves that it is there; null for a visitor. */
  owner: TestPerson | null
  /** What learners and the admin of another company get. */
  stranger: Gets
  /** What admins of the platform get. */
  admin: Gets
  /** What else the owner gives, and strangers give; e.g. the token of a link. */
  ownerArgs?: Record<string, string>
  args?: Record<string, string>
}

/** Objects of one kind: one that is the learner's own, and others' ones. */
export type KindOfObject = {
  mine: { id: string; args?: Record<string, string> }
  foreign: readonly ForeignObject[]
}

/** Makes the objects of a domain, by the kinds that its policies name. */
export type ForeignFixture = (t: TestApi) => Promise<Record<string, KindOfObject>>

/** One line a domain. */
const fixtures: readonly ForeignFixture[] = [
  courseObjects,
  historyObjects,
  companyObjects,
  userObjects,
  accountObjects,
  noteObjects,
  wordSessionObjects,
  popupObjects,
  recordingObjects,
  assistantObjects,
  giftCardObjects,
  orderObjects,
  invoiceObjects,
  jobObjects,
]

/** Makes objects of every kind that a policy may name. */
export async function makeForeignObjects(t: TestApi): Promise<ReadonlyMap<string, KindOfObject>> {
  const kinds = new Map<string, KindOfObject>()
  for (const fixture of fixtures) {
    for (const [kind, objects] of Object.entries(await fixture(t))) kinds.set(kind, objects)
  }
  return kinds
}
