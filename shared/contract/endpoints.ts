import type { EditorEndpoints } from './editor-endpoints'
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

/** The calls of all pages but the editors' panel. */
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

/**
 * Every call that pages make, by name. The one table that the browser carries; those of the editors' panel join it
 * where the panel is (`add-editor-endpoints`), which is why the type knows them before they are there.
 */
export const endpoints = pageEndpoints as typeof pageEndpoints & EditorEndpoints

/** The name of a call that pages make. */
export type EndpointName = keyof typeof endpoints

/** The names of the reads that can be repeated at any time. */
export type ReadName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { shows: readonly unknown[] } ? Name : never
}[EndpointName]

/** The names of the reads that give a list page by page. */
export type ListName = {
  [Name in ReadName]: (typeof endpoints)[Name] extends { list: unknown } ? Name : never
}[ReadName]

/** The list that a read gives. */
export type ListOf<Name extends ListName> = (typeof endpoints)[Name]['list']

/** The names of the calls that write. */
export type WriteName = {
  [Name in EndpointName]: (typeof endpoints)[Name] extends { touches: readonly unknown[] } ? Name : never
}[EndpointName]
