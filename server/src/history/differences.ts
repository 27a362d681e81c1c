import { isDeepStrictEqual } from 'node:util'
import type { FieldChange } from '@mowka/shared/contract/schemas/history'

/** The fields in which a row changes, with their values before and after. Fields that are not given stay. */
export const differences = (before: object, change: object): FieldChange[] => {
  const old: Record<string, unknown> = { ...before }
  return Object.entries(change).flatMap(([field, after]) =>
    after === undefined || isDeepStrictEqual(old[field], after)
      ? []
      : [{ field, before: old[field] ?? null, after }],
  )
}

/** The values that fields had before these changes, which come in any order of time, the latest first. */
export const valuesBefore = (latestFirst: readonly { changes: readonly FieldChange[] }[]) =>
  Object.fromEntries(
    latestFirst.flatMap(({ changes }) =>
      changes.map(({ field, before }): [string, unknown] => [field, before]),
    ),
  )
