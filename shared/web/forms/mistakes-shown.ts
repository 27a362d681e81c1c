import type { Mistake } from '@mowka/domain/rules'
import type { FormApi } from 'final-form'
import type { ListedField } from './form-state'

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

/** A field with its displayed error. */
export type ShownMistake = ListedField & { name: string; mistake: Mistake }

/** Returns the fields with an error, in page order. */
export function mistakesShown(
  form: Pick<FormApi, 'getFieldState'>,
  fields: ReadonlyMap<string, ListedField>,
): ShownMistake[] {
  const shown = [...fields].flatMap(([name, field]) => {
    const state = form.getFieldState(name)
    const mistake = state && shownMistake(state)
    return mistake ? [{ name, mistake, ...field }] : []
  })
  const place = ({ id }: ShownMistake) => document.getElementById(id)
  return shown.sort((a, b) => {
    const [first, second] = [place(a), place(b)]
    if (!first || !second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}
