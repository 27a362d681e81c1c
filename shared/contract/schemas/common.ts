import { cefrLevels } from '@mowka/domain/course/course'
import { langCodes } from '@mowka/domain/languages/codes'
import { firstMistake, type Rule, required } from '@mowka/domain/rules'
import { withoutControls } from '@mowka/domain/text/plain-text'
import { email, TYPED_EMAIL_LENGTH, tidyEmailAddress } from '@mowka/domain/user/email-address'
import { partsOfSpeech, wordGenders } from '@mowka/domain/word/word'
import { z } from 'zod'

/** Largest integer of a database column. */
const MAX_INTEGER = 2_147_483_647

/** Whether JSON and the database can represent a text: no NUL and no half surrogate pair. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

/** Text with a maximum length. All texts of the contract use it. */
export const text = (max: number, min = 0) =>
  z.string().min(min).max(max).refine(isStorable, 'has a character that cannot be stored')

/** Typed or pasted text, trimmed and without control characters. */
export const trimmedText = (max: number, min = 0) =>
  z
    .string()
    .overwrite(withoutControls)
    .trim()
    .min(min)
    .max(max)
    .refine(isStorable, 'has a character that cannot be stored')

/** A whole number within the database's range. */
export const wholeNumber = (min = 0, max = MAX_INTEGER) => z.number().int().min(min).max(max)

/** A boolean in a query. */
export const QueryFlag = z.stringbool().meta({ enum: ['true', 'false'] })

/** An object with a maximum number of keys. */
export const atMost = <Schema extends z.ZodType<object>>(most: number, schema: Schema): Schema =>
  schema
    .refine((value) => Object.keys(value).length <= most, `has more than ${most} keys`)
    .meta({ maxProperties: most })

/** An opaque identifier. Rows of users are UUIDv7, content is the UUIDv5 of its path in `content/`. */
export const Id = text(64, 1)

/**
 * The database has no year 0, and JavaScript formats years below 1000 with fewer digits, which is not valid ISO 8601.
 */
const hasYear = (value: string): boolean => value >= '1000'

/** A moment: ISO 8601 in UTC. */
export const Moment = z.iso.datetime().max(40).refine(hasYear, 'has no year')

/** Writes equal moments as equal texts. Other texts, which a schema refuses, stay unchanged. */
export const canonicalMoment = (moment: string): string => {
  const time = Date.parse(moment)
  return Number.isNaN(time) ? moment : new Date(time).toISOString()
}

/** A day as YYYY-MM-DD. */
export const Day = z.iso.date().refine(hasYear, 'has no year')

/** The languages of the product (P-I18N-06, C11). */
export const LangCode = z.enum(langCodes)
export type LangCode = z.infer<typeof LangCode>

/** Levels of the Common European Framework. Tests go to C1, courses to C2 (C20). */
export const CefrLevel = z.enum(cefrLevels)
export type CefrLevel = z.infer<typeof CefrLevel>

/** Part of speech of a dictionary entry. */
export const PartOfSpeech = z.enum(partsOfSpeech)

/** Gender of a noun, in languages with genders. */
export const WordGender = z.enum(wordGenders)

/** The language pair of every request (P-API-03). Defaults to PL and ENG. */
export const LanguagePair = z.object({
  sourceLang: LangCode.default('PL'),
  targetLang: LangCode.default('ENG'),
})
export type LanguagePair = z.infer<typeof LanguagePair>

/** `{id}` of a path. */
export const IdParams = z.object({ id: Id })

/** Response of a paged list. `total` counts all matching rows. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), metadata: z.object({ total: z.number().int() }) })

/** Response of a short list without pages. */
export const dataOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) })

/**
 * A validation error: `path` is its position (`body/payload/nip`), `code` is stable and one of `domain/rules`, so
 * that forms can translate it; `min` and `max` are the exceeded limit.
 */
export const FieldProblem = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})

/**
 * An error (RFC 9457). `code` is stable upper snake case, `name` is the error's name if it has one, `errors` lists
 * the invalid fields (U06).
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** Explanation for developers, in English. Always present (S-AUTH-06). */
  detail: z.string(),
  code: z.string(),
  name: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(FieldProblem).optional(),
  /** The current object as the call would have returned it, if it was changed by another editor (409, C57). */
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>

/**
 * Adds a form's validation rules to a schema, with the same error codes, so that the server's errors look like the
 * form's own. The schema's bounds are checked before any rule runs.
 */
export const ruled = <Value, Schema extends z.ZodType<Value>>(
  schema: Schema,
  rules: readonly Rule<Value>[],
): Schema =>
  schema.superRefine((value, context) => {
    const mistake = context.issues.length === 0 ? firstMistake(rules, value) : undefined
    if (mistake) context.addIssue({ code: 'custom', message: mistake.code, params: mistake })
  })

/** An address that can receive email. Parsing tidies it, so the server stores what the form displays. */
export const EmailAddress = ruled(z.string().max(TYPED_EMAIL_LENGTH).overwrite(tidyEmailAddress), [
  required,
  email,
]).meta({ format: 'email', example: 'anna@example.com' })
