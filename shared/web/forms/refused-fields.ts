import { type Mistake, mistakeCodes } from '@mowka/domain/rules'
import type { ApiError } from '@mowka/kernel/platform'

/** `answers[0].text` as the server writes it: `answers/0/text`. */
const pathOf = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')

/**
 * The field that a place in a refused input belongs to: the one with the longest name that the place ends with, so that
 * `body/payload/nip` is `nip`, and `body/invoice/nip` is `invoice.nip` where a form has both.
 */
function fieldAt(place: string, names: readonly string[]): string | undefined {
  const fits = names.filter((name) => place === pathOf(name) || place.endsWith(`/${pathOf(name)}`))
  return fits.sort((a, b) => b.length - a.length)[0]
}

/** Whether the server refused single fields; a form shows that itself. */
export const namesFields = (error: ApiError): boolean =>
  error.status === 422 && (error.problem?.errors ?? []).length > 0

/**
 * What the server refused, by field, and whether there is more that belongs to none. A code that this release does not
 * know yet is INVALID.
 */
export function refusedFields(
  error: ApiError,
  names: readonly string[],
): { fields: Map<string, Mistake>; hasMore: boolean } {
  const fields = new Map<string, Mistake>()
  let hasMore = false
  for (const { path, code, min, max } of (namesFields(error) && error.problem?.errors) || []) {
    const name = fieldAt(path, names)
    const known = mistakeCodes.find((each) => each === code) ?? 'INVALID'
    if (!name) hasMore = true
    else if (!fields.has(name)) fields.set(name, { code: known, min, max })
  }
  return { fields, hasMore }
}
