import type { Mistake } from '@mowka/domain/rules'
import type { FormApi } from 'final-form'
import type { ListedField } from './form-context'
import { shownMistake } from './mistake-of'

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
