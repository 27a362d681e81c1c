import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@mowka/contract/schemas/history'

/** Returns the fields that a change modifies, with their values before and after. Omitted fields are unchanged. */
export const differences = (before: object, change: object): FieldChange[] => {
  const old: Record<string, unknown> = { ...before }
  return Object.entries(change).flatMap(([field, after]) =>
    after === undefined || isDeepStrictEqual(old[field], after)
      ? []
      : [{ field, before: old[field] ?? null, after }],
  )
}

/** Returns the field values before a series of changes, given latest first. */
export const valuesBefore = (latestFirst: readonly { changes: readonly FieldChange[] }[]) =>
  Object.fromEntries(
    latestFirst.flatMap(({ changes }) =>
      changes.map(({ field, before }): [string, unknown] => [field, before]),
    ),
  )
