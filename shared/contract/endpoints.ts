import { accountEndpoints } from './endpoints/account'
import { assistantEndpoints } from './endpoints/assistant'
import { attemptEndpoints } from './endpoints/attempt'
import { commerceEndpoints } from './endpoints/commerce'
import { companyEndpoints } from './endpoints/company'
import { favouriteLessonEndpoints } from './endpoints/favourite-lesson'
import { giftCardEndpoints } from './endpoints/gift-card'
import { invitationEndpoints } from './endpoints/invitation'
import { invoiceEndpoints } from './endpoints/invoice'
import { learningEndpoints } from './endpoints/learning'
import { levelingTestEndpoints } from './endpoints/leveling-test'
import { moodEndpoints } from './endpoints/mood'
import { noteEndpoints } from './endpoints/note'
import { orderEndpoints } from './endpoints/order'
import { platformEndpoints } from './endpoints/platform'
import { popupEndpoints } from './endpoints/popup'
import { progressEndpoints } from './endpoints/progress'
import { recordingEndpoints } from './endpoints/recording'
import { reminderEndpoints } from './endpoints/reminder'
import { speechEndpoints } from './endpoints/speech'
import { statsEndpoints } from './endpoints/stats'
import { trackingEndpoints } from './endpoints/tracking'
import { userEndpoints } from './endpoints/user'
import { vocabularyEndpoints } from './endpoints/vocabulary'

/** The calls of all pages except the panel's. */
export const pageEndpoints = {
  ...userEndpoints,
  ...statsEndpoints,
  ...moodEndpoints,
  ...accountEndpoints,
  ...invitationEndpoints,
  ...learningEndpoints,
  ...levelingTestEndpoints,
  ...recordingEndpoints,
  ...reminderEndpoints,
  ...progressEndpoints,
  ...attemptEndpoints,
  ...assistantEndpoints,
  ...speechEndpoints,
  ...vocabularyEndpoints,
  ...noteEndpoints,
  ...favouriteLessonEndpoints,
  ...commerceEndpoints,
  ...orderEndpoints,
  ...invoiceEndpoints,
  ...giftCardEndpoints,
  ...companyEndpoints,
  ...popupEndpoints,
  ...trackingEndpoints,
  ...platformEndpoints,
} as const

type PageEndpoints = typeof pageEndpoints

/**
 * The calls of this program. `add-editor-endpoints` extends it, including its types, in programs that import it: the
 * panel.
 */
export interface Endpoints extends PageEndpoints {}

/** All calls of the pages, by name: the only endpoint table that browsers load. */
export const endpoints = pageEndpoints as { readonly [Name in keyof Endpoints]: Endpoints[Name] }

/** Name of a call in this program. */
export type EndpointName = keyof Endpoints

/** Names of the reads that may be repeated at any time. */
export type ReadName = {
  [Name in EndpointName]: Endpoints[Name] extends { shows: readonly unknown[] } ? Name : never
}[EndpointName]

/** Names of the paged reads. */
export type ListName = {
  [Name in ReadName]: Endpoints[Name] extends { list: unknown } ? Name : never
}[ReadName]

/** The list description of a read. */
export type ListOf<Name extends ListName> = Endpoints[Name]['list']

/** Names of the writes. */
export type WriteName = {
  [Name in EndpointName]: Endpoints[Name] extends { touches: readonly unknown[] } ? Name : never
}[EndpointName]
