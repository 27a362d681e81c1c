import type { z } from 'zod'
import type { CallName } from './all-endpoints'
import type { BytesAnswer, CallSchema, StreamAnswer } from './call-schema'
import { certificateCalls } from './schemas/certificate'
import { companyAdminCalls, companyCalls } from './schemas/company'
import { batchCalls } from './schemas/editor/batch'
import { catalogCalls } from './schemas/editor/catalog'
import { contentCalls } from './schemas/editor/content'
import { contentImportCalls } from './schemas/editor/content-import'
import { exerciseCalls, refusedAnswerCalls } from './schemas/editor/exercise'
import { hintCalls } from './schemas/editor/hint'
import { historyCalls } from './schemas/editor/history'
import { insightCalls } from './schemas/editor/insights'
import { mediaCalls } from './schemas/editor/media'
import { jobCalls, statisticsCalls } from './schemas/editor/operations'
import { peopleCalls } from './schemas/editor/people'
import { popupCalls } from './schemas/editor/popup'
import { reviewCalls } from './schemas/editor/review'
import { searchCalls } from './schemas/editor/search'
import { couponAdminCalls, orderAdminCalls } from './schemas/editor/shop'
import { giftCardCalls } from './schemas/gift-card'
import { favouriteLessonCalls, learningCalls, levelingTestCalls, pinnedCourseCalls } from './schemas/learning'
import { noteCalls } from './schemas/note'
import { commerceCalls, invoiceCalls, orderCalls } from './schemas/order'
import { platformCalls, trackingCalls } from './schemas/platform'
import { progressCalls } from './schemas/progress'
import { pushCalls } from './schemas/push'
import { releaseCalls } from './schemas/release'
import { moodCalls, statsCalls } from './schemas/statistics'
import { assistantCalls, attemptCalls, recordingCalls, speechCalls } from './schemas/trainer'
import { accountCalls, invitationCalls, reminderCalls, userCalls } from './schemas/user'
import { vocabularyCalls } from './schemas/vocabulary'

/**
 * The schemas of all calls. An endpoint without a schema doesn't compile. The server imports this file; the browser
 * imports only its types, so that no validator is bundled.
 */
export const calls = {
  ...userCalls,
  ...statsCalls,
  ...statisticsCalls,
  ...insightCalls,
  ...moodCalls,
  ...accountCalls,
  ...invitationCalls,
  ...learningCalls,
  ...exerciseCalls,
  ...refusedAnswerCalls,
  ...catalogCalls,
  ...contentImportCalls,
  ...historyCalls,
  ...reviewCalls,
  ...searchCalls,
  ...batchCalls,
  ...levelingTestCalls,
  ...recordingCalls,
  ...reminderCalls,
  ...pushCalls,
  ...progressCalls,
  ...certificateCalls,
  ...attemptCalls,
  ...assistantCalls,
  ...speechCalls,
  ...vocabularyCalls,
  ...noteCalls,
  ...favouriteLessonCalls,
  ...pinnedCourseCalls,
  ...commerceCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...orderAdminCalls,
  ...couponAdminCalls,
  ...peopleCalls,
  ...giftCardCalls,
  ...companyCalls,
  ...mediaCalls,
  ...companyAdminCalls,
  ...hintCalls,
  ...popupCalls,
  ...trackingCalls,
  ...platformCalls,
  ...releaseCalls,
  ...jobCalls,
  ...contentCalls,
} satisfies Record<CallName, CallSchema>

type Calls = typeof calls

/** The schema of one part of a call; `never` if it has none. */
type Part<Name extends CallName, Key extends 'params' | 'query' | 'body' | 'answer'> = Calls[Name] extends {
  [K in Key]: infer Schema extends z.ZodType
}
  ? Schema
  : never
type Input<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.input<Schema>
    : undefined
type Output<Schema> = [Schema] extends [never]
  ? undefined
  : Schema extends z.ZodType
    ? z.output<Schema>
    : undefined

export type ParamsOf<Name extends CallName> = Input<Part<Name, 'params'>>
export type QueryOf<Name extends CallName> = Input<Part<Name, 'query'>>
export type BodyOf<Name extends CallName> = Input<Part<Name, 'body'>>

/** The response for the caller: JSON by its schema, bytes as a `Blob`, a stream as a byte stream. */
export type AnswerOf<Name extends CallName> = Calls[Name] extends { gives: BytesAnswer }
  ? Blob
  : Calls[Name] extends { gives: StreamAnswer }
    ? ReadableStream<Uint8Array>
    : Output<Part<Name, 'answer'>>

/** A part of a call after parsing on the server, with defaults and converted values. */
export type ParsedOf<Name extends CallName, Key extends 'params' | 'query' | 'body'> = Output<Part<Name, Key>>

/** The JSON that the server must return, before parsing. */
export type GivenOf<Name extends CallName> = Input<Part<Name, 'answer'>>

/** Response format of a call. */
export type GivesOf<Name extends CallName> = Calls[Name] extends { gives: infer Gives } ? Gives : 'json'
