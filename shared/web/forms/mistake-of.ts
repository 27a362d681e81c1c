import type { Mistake } from '@mowka/domain/rules'

/** What the form's library keeps of a field, as far as mistakes go. It gives errors back as they were given to it. */
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
 * The mistake to show on a field. Its rules speak once someone has left the field or tried to send the form
 * (P-FORM-11); what the server refused stays until it is changed.
 */
export function shownMistake(field: FieldState): Mistake | undefined {
  if ((field.touched || field.submitFailed) && isMistake(field.error)) return field.error
  if (!field.dirtySinceLastSubmit && isMistake(field.submitError)) return field.submitError
  return undefined
}
