import { type Mistake, mistakeCodes } from '@mowka/domain/rules'
import type { ApiError } from '@mowka/kernel/platform'

/** Converts `answers[0].text` to the server's notation: `answers/0/text`. */
const pathOf = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')

/**
 * Finds the field for an error path: the one with the longest name that is a suffix of the path, so that
 * `body/payload/nip` is `nip`, and `body/invoice/nip` is `invoice.nip` in a form that has both.
 */
function fieldAt(place: string, names: readonly string[]): string | undefined {
  const fits = names.filter((name) => place === pathOf(name) || place.endsWith(`/${pathOf(name)}`))
  return fits.sort((a, b) => b.length - a.length)[0]
}

/** Whether the server refused individual fields; a form shows these errors itself. */
const namesFields = (error: ApiError): boolean =>
  error.status === 422 && (error.problem?.errors ?? []).length > 0

/**
 * Returns the server's errors by field, and whether others belong to none. A code unknown to this release becomes
 * INVALID.
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

/**
 * `failure` option of a write behind a form: no message if the form shows the server's errors on its fields,
 * otherwise the default.
 */
export const notifyUnlessFieldErrors = (error: ApiError): null | undefined =>
  namesFields(error) ? null : undefined
