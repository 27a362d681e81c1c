import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readBatch } from './batch-store'
import { type Editable, readState } from './editable'
import { readEntry } from './store'

/** Allows editors any existing row of a kind. */
export const editedRow = <Fields extends object, Shown, const At extends IdPath>(
  editable: Editable<Fields, Shown>,
  at: At,
) =>
  objectPolicy({
    name: 'editor',
    who: 'editor',
    kind: editable.kind,
    at,
    load: async ({ db }, id) => {
      const state = await readState(db, editable, id)
      if (!state) throw notFound(editable.what)
      return { id, ...state }
    },
  })

/** Allows editors any recorded change. */
export const pastChange = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'editor',
    who: 'editor',
    kind: 'past change',
    at,
    load: async ({ db }, id) => {
      const entry = await readEntry(db, id)
      if (!entry) throw notFound('The change')
      return entry
    },
  })

/** Allows editors any batch. */
export const pastBatch = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'editor',
    who: 'editor',
    kind: 'batch',
    at,
    load: async ({ db }, id) => {
      const batch = await readBatch(db, id)
      if (!batch) throw notFound('The change')
      return batch
    },
  })
