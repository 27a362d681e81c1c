import { certificateEndpoints } from './endpoints/certificate'
import { companyEndpoints } from './endpoints/company'
import { popupEndpoints } from './endpoints/editor/popup'
import { giftCardEndpoints } from './endpoints/gift-card'
import { favouriteLessonEndpoints, learningEndpoints, levelingTestEndpoints } from './endpoints/learning'
import { noteEndpoints } from './endpoints/note'
import { commerceEndpoints, invoiceEndpoints, orderEndpoints } from './endpoints/order'
import { pinnedCourseEndpoints } from './endpoints/pinned-course'
import { platformEndpoints, trackingEndpoints } from './endpoints/platform'
import { progressEndpoints } from './endpoints/progress'
import { pushEndpoints } from './endpoints/push'
import { moodEndpoints, statsEndpoints } from './endpoints/statistics'
import {
  assistantEndpoints,
  attemptEndpoints,
  recordingEndpoints,
  speechEndpoints,
} from './endpoints/trainer'
import { accountEndpoints, invitationEndpoints, reminderEndpoints, userEndpoints } from './endpoints/user'
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
  ...pushEndpoints,
  ...progressEndpoints,
  ...certificateEndpoints,
  ...attemptEndpoints,
  ...assistantEndpoints,
  ...speechEndpoints,
  ...vocabularyEndpoints,
  ...noteEndpoints,
  ...favouriteLessonEndpoints,
  ...pinnedCourseEndpoints,
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
