import { withoutControls } from '@mowka/domain/control-characters'
import { langCodes } from '@mowka/domain/lang-code'
import { partsOfSpeech, wordGenders } from '@mowka/domain/word-grammar'
import { z } from 'zod'

/** The largest integer that a column of the database holds. */
const LARGEST_INTEGER = 2_147_483_647

/** True for a text that JSON and the database can hold: no NUL and no half of a surrogate pair. */
const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

/** A text of so many characters at most. Every text of the contract is one of these. */
export const text = (max: number, min = 0) =>
  z.string().min(min).max(max).refine(isStorable, 'has a character that cannot be stored')

/** Text that a person types or pastes, without control characters and the spaces around it. */
export const trimmedText = (max: number, min = 0) =>
  z
    .string()
    .overwrite(withoutControls)
    .trim()
    .min(min)
    .max(max)
    .refine(isStorable, 'has a character that cannot be stored')

/** A whole number that the database can hold. */
export const wholeNumber = (min = 0, max = LARGEST_INTEGER) => z.number().int().min(min).max(max)

/** Yes or no in a query. */
export const QueryFlag = z.stringbool().meta({ enum: ['true', 'false'] })

/** An object with so many keys at most. */
export const atMost = <Schema extends z.ZodType<object>>(most: number, schema: Schema): Schema =>
  schema
    .refine((value) => Object.keys(value).length <= most, `has more than ${most} keys`)
    .meta({ maxProperties: most })

/** An opaque identifier. Rows of users are UUIDv7, content is UUIDv5 of its path in `content/`. */
export const Id = text(64, 1)

/**
 * The calendar of the database has no year 0, and JavaScript writes years below 1000 with fewer digits, which are no day
 * of ISO any more.
 */
const hasYear = (value: string): boolean => value >= '1000'

/** A moment: ISO 8601 in UTC. */
export const Moment = z.iso.datetime().max(40).refine(hasYear, 'has no year')

/** A day as YYYY-MM-DD. */
export const Day = z.iso.date().refine(hasYear, 'has no year')

/** The languages of the product (P-I18N-06, C11). */
export const LangCode = z.enum(langCodes)
export type LangCode = z.infer<typeof LangCode>

/** The levels of the Common European Framework. Tests go to C1, courses to C2 (C20). */
export const CefrLevel = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
export type CefrLevel = z.infer<typeof CefrLevel>

/** What kind of word a dictionary entry is. */
export const PartOfSpeech = z.enum(partsOfSpeech)

/** The gender of a noun, where its language has genders. */
export const WordGender = z.enum(wordGenders)

/** The language pair that every call carries (P-API-03). Absent means PL to ENG. */
export const LanguagePair = z.object({
  sourceLang: LangCode.default('PL'),
  targetLang: LangCode.default('ENG'),
})
export type LanguagePair = z.infer<typeof LanguagePair>

/** `{id}` of a path. */
export const IdParams = z.object({ id: Id })

/** What a list returns. `total` counts all rows that match, not only this page. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), metadata: z.object({ total: z.number().int() }) })

/** A short list that is returned whole. */
export const dataOf = <Row extends z.ZodType>(row: Row) => z.object({ data: z.array(row) })

/**
 * What is wrong with one field of an input: `path` is where it is (`body/payload/nip`), `code` is stable and one of
 * `domain/rules`, so that a form can say it in the reader's language; `min` and `max` are the limit it missed.
 */
export const FieldProblem = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
})

/**
 * An error (RFC 9457). `code` is stable upper snake case, `name` is the error's name where it has one,
 * `errors` point at the fields of a refused input (U06).
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** An explanation for developers, in English. The server always sends it (S-AUTH-06). */
  detail: z.string(),
  code: z.string(),
  name: z.string().optional(),
  requestId: z.string().optional(),
  errors: z.array(FieldProblem).optional(),
  /** What it is now, as the call would have returned it, where someone else was faster (409, C57). */
  current: z.unknown().optional(),
})
export type Problem = z.infer<typeof Problem>
