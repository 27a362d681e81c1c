import type { z } from 'zod'
import type { EndpointName } from './endpoints'
import { administrationCalls } from './schemas/administration'
import { attemptCalls } from './schemas/attempt'
import { commerceCalls } from './schemas/commerce'
import type { CallSchema } from './schemas/common'
import { companyCalls } from './schemas/company'
import { learningCalls } from './schemas/learning'
import { popupCalls } from './schemas/popup'
import { progressCalls } from './schemas/progress'
import { trackingCalls } from './schemas/tracking'
import { userCalls } from './schemas/user'
import { vocabularyCalls } from './schemas/vocabulary'

/**
 * The shapes of every call. A call of the endpoints' table without its schema does not compile.
 * The server imports this; the browser imports its types only, so that no validator travels.
 */
export const calls = {
  ...userCalls,
  ...learningCalls,
  ...progressCalls,
  ...attemptCalls,
  ...vocabularyCalls,
  ...commerceCalls,
  ...companyCalls,
  ...popupCalls,
  ...trackingCalls,
  ...administrationCalls,
} satisfies Record<EndpointName, CallSchema>

type Calls = typeof calls

/** The part of a call as its caller writes it (`input`) or as its reader gets it (`output`). */
type Part<Name extends EndpointName, Key extends keyof CallSchema> = Calls[Name] extends {
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

export type ParamsOf<Name extends EndpointName> = Input<Part<Name, 'params'>>
export type QueryOf<Name extends EndpointName> = Input<Part<Name, 'query'>>
export type BodyOf<Name extends EndpointName> = Input<Part<Name, 'body'>>
export type AnswerOf<Name extends EndpointName> = Output<Part<Name, 'answer'>>

/** A part of a call as the server sees it after its schema has read it: defaults filled, values converted. */
export type ParsedOf<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> = Output<
  Part<Name, Key>
>
/** The answer as the server has to give it. */
export type GivenOf<Name extends EndpointName> = Input<Part<Name, 'answer'>>
