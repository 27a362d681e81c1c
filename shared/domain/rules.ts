/** Stable codes of validation errors. Forms translate each code. */
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
  'PERSON_NAME',
  'INVALID',
] as const
export type MistakeCode = (typeof mistakeCodes)[number]

/** A validation error, with the limit that was exceeded if there is one. */
export type Mistake = { code: MistakeCode; min?: number; max?: number }

/**
 * A validation rule: returns the error, or `undefined`. Shared by form fields in the browser and schemas on the
 * server. All rules except `required` accept an empty value.
 */
export type Rule<Value> = (value: Value) => Mistake | undefined

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Requires a value: text, a choice, a checked box. */
export const required: Rule<unknown> = (value) => (isEmpty(value) ? { code: 'REQUIRED' } : undefined)

/** Requires at least `min` choices. */
export const minChosen =
  (min: number): Rule<readonly unknown[]> =>
  (chosen) =>
    chosen.length < min ? { code: 'TOO_FEW_CHOSEN', min } : undefined

/** Allows at most `max` choices. */
export const maxChosen =
  (max: number): Rule<readonly unknown[]> =>
  (chosen) =>
    chosen.length > max ? { code: 'TOO_MANY_CHOSEN', max } : undefined

/** Requires at least `min` characters. */
export const minLength =
  (min: number): Rule<string> =>
  (text) =>
    !isEmpty(text) && text.length < min ? { code: 'TOO_SHORT', min } : undefined

/** Allows at most `max` characters. */
export const maxLength =
  (max: number): Rule<string> =>
  (text) =>
    text.length > max ? { code: 'TOO_LONG', max } : undefined

/** Requires a number from `min` to `max`, inclusive. */
export const between =
  (min: number, max: number): Rule<number | null> =>
  (number) => {
    if (number === null) return undefined
    if (number < min) return { code: 'TOO_SMALL', min }
    return number > max ? { code: 'TOO_LARGE', max } : undefined
  }

/** Builds a rule for the format of a text. */
export const form =
  (code: MistakeCode, fits: (text: string) => boolean): Rule<string> =>
  (text) =>
    isEmpty(text) || fits(text) ? undefined : { code }

/** Returns the first error of a value, in the order of its rules. */
export function firstMistake<Value>(rules: readonly Rule<Value>[], value: Value): Mistake | undefined {
  for (const rule of rules) {
    const mistake = rule(value)
    if (mistake) return mistake
  }
  return undefined
}
