import type { Mistake } from '@mowka/domain/rules'

/** The parts of the form library's field state that concern errors. It returns errors unchanged. */
type FieldState = {
  error?: unknown
  submitError?: unknown
  touched?: boolean
  submitFailed?: boolean
  dirtySinceLastSubmit?: boolean
}

const isMistake = (value: unknown): value is Mistake =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/**
 * Returns the error to show on a field. Validation errors appear once the field was blurred or the form submitted
 * (P-FORM-11); a server error stays until the value changes.
 */
export function shownMistake(field: FieldState): Mistake | undefined {
  if ((field.touched || field.submitFailed) && isMistake(field.error)) return field.error
  if (!field.dirtySinceLastSubmit && isMistake(field.submitError)) return field.submitError
  return undefined
}
