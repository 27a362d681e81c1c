/** What may be wrong with a value, by a code that never changes. Forms have a text for each in every language. */
export const mistakeCodes = [
  'REQUIRED',
  'TOO_FEW_CHOSEN',
  'TOO_MANY_CHOSEN',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_LARGE',
  'EMAIL',
  'EMAIL_LETTERS',
  'NIP',
  'ZIP_CODE',
  'BAR_IN_TITLE',
  'UNPRINTABLE',
  'INVALID',
] as const
export type MistakeCode = (typeof mistakeCodes)[number]

/** A mistake, with the limit that it missed where there is one. */
export type Mistake = { code: MistakeCode; min?: number; max?: number }

/**
 * A rule for a value: what is wrong with it, or nothing. The same rules check the field in the browser and the schema
 * on the server. All but `required` let an empty value pass.
 */
export type Rule<Value> = (value: Value) => Mistake | undefined

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** There has to be something: text, a choice, a tick. */
export const required: Rule<unknown> = (value) => (isEmpty(value) ? { code: 'REQUIRED' } : undefined)

/** At least so many choices. */
export const minChosen =
  (min: number): Rule<readonly unknown[]> =>
  (chosen) =>
    chosen.length < min ? { code: 'TOO_FEW_CHOSEN', min } : undefined

/** At most this many choices. */
export const maxChosen =
  (max: number): Rule<readonly unknown[]> =>
  (chosen) =>
    chosen.length > max ? { code: 'TOO_MANY_CHOSEN', max } : undefined

/** A text of at least so many characters. */
export const minLength =
  (min: number): Rule<string> =>
  (text) =>
    !isEmpty(text) && text.length < min ? { code: 'TOO_SHORT', min } : undefined

/** A text of at most so many characters. */
export const maxLength =
  (max: number): Rule<string> =>
  (text) =>
    text.length > max ? { code: 'TOO_LONG', max } : undefined

/** A number within limits, which belong to it. */
export const between =
  (min: number, max: number): Rule<number | null> =>
  (number) => {
    if (number === null) return undefined
    if (number < min) return { code: 'TOO_SMALL', min }
    return number > max ? { code: 'TOO_LARGE', max } : undefined
  }

/** A rule for texts of a certain form. */
export const form =
  (code: MistakeCode, fits: (text: string) => boolean): Rule<string> =>
  (text) =>
    isEmpty(text) || fits(text) ? undefined : { code }

/** The first thing that is wrong with a value by its rules, in their order. */
export function firstMistake<Value>(rules: readonly Rule<Value>[], value: Value): Mistake | undefined {
  for (const rule of rules) {
    const mistake = rule(value)
    if (mistake) return mistake
  }
  return undefined
}
