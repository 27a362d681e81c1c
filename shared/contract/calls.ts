import type { z } from 'zod'
import type { CallName } from './all-endpoints'
import { accountCalls } from './schemas/account'
import { assistantCalls } from './schemas/assistant'
import { attemptCalls } from './schemas/attempt'
import { batchCalls } from './schemas/batch'
import type { BytesAnswer, CallSchema, StreamAnswer } from './schemas/call'
import { catalogCalls } from './schemas/catalog'
import { commerceCalls } from './schemas/commerce'
import { companyCalls } from './schemas/company'
import { companyAdminCalls } from './schemas/company-admin'
import { contentCalls } from './schemas/content'
import { contentImportCalls } from './schemas/content-import'
import { exerciseCalls } from './schemas/exercise'
import { favouriteLessonCalls } from './schemas/favourite-lesson'
import { giftCardCalls } from './schemas/gift-card'
import { hintCalls } from './schemas/hint'
import { historyCalls } from './schemas/history'
import { invitationCalls } from './schemas/invitation'
import { invoiceCalls } from './schemas/invoice'
import { jobCalls } from './schemas/job'
import { learningCalls } from './schemas/learning'
import { levelingTestCalls } from './schemas/leveling-test'
import { mediaCalls } from './schemas/media'
import { moodCalls } from './schemas/mood'
import { noteCalls } from './schemas/note'
import { orderCalls } from './schemas/order'
import { platformCalls } from './schemas/platform'
import { popupCalls } from './schemas/popup'
import { progressCalls } from './schemas/progress'
import { recordingCalls } from './schemas/recording'
import { refusedAnswerCalls } from './schemas/refused-answer'
import { reminderCalls } from './schemas/reminder'
import { speechCalls } from './schemas/speech'
import { statisticsCalls } from './schemas/statistics'
import { statsCalls } from './schemas/stats'
import { trackingCalls } from './schemas/tracking'
import { userCalls } from './schemas/user'
import { vocabularyCalls } from './schemas/vocabulary'

/**
 * The schemas of all calls. An endpoint without a schema doesn't compile. The server imports this file; the browser
 * imports only its types, so that no validator is bundled.
 */
export const calls = {
  ...userCalls,
  ...statsCalls,
  ...statisticsCalls,
  ...moodCalls,
  ...accountCalls,
  ...invitationCalls,
  ...learningCalls,
  ...exerciseCalls,
  ...refusedAnswerCalls,
  ...catalogCalls,
  ...contentImportCalls,
  ...historyCalls,
  ...batchCalls,
  ...levelingTestCalls,
  ...recordingCalls,
  ...reminderCalls,
  ...progressCalls,
  ...attemptCalls,
  ...assistantCalls,
  ...speechCalls,
  ...vocabularyCalls,
  ...noteCalls,
  ...favouriteLessonCalls,
  ...commerceCalls,
  ...orderCalls,
  ...invoiceCalls,
  ...giftCardCalls,
  ...companyCalls,
  ...mediaCalls,
  ...companyAdminCalls,
  ...hintCalls,
  ...popupCalls,
  ...trackingCalls,
  ...platformCalls,
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
