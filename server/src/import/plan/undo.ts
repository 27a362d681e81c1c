import type { AppliedImport } from '@mowka/contract/schemas/editor/content-import'
import { newId } from '../../database/ids'
import {
  type AppliedImportRow,
  insertImportUndo,
  lockAppliedImport,
  lockImportUndo,
  readAppliedImport,
  showAppliedImports,
  UNDO_CHUNK,
  updateImportUndo,
} from '../../history/public'
import { type CallScope, type IdPath, objectPolicy } from '../../http/policy'
import { notFound, ProblemError } from '../../http/problem'
import type { Services } from '../../services'
import { undoImport } from '../jobs'
import { lockImports } from '../store'
import { deleteImport } from './store'
import { undoAtOnce } from './undo-whole'

/** Allows editors any applied import. */
export const appliedImport = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'editor',
    who: 'editor',
    kind: 'applied import',
    at,
    load: async ({ db }, id) => {
      const row = await readAppliedImport(db, id)
      if (!row) throw notFound('The import')
      return row
    },
  })

/**
 * Undoes an import: a small one immediately, a large one in the background. A repeated request changes nothing, and
 * continues an undo that has failed. Throws 409 while the import is being applied.
 */
export async function undoApplied(
  { db, person, now }: CallScope<'editor'>,
  { jobs }: Pick<Services, 'jobs'>,
  { id, created, changed }: AppliedImportRow,
): Promise<AppliedImport> {
  await db.transaction(async (tx) => {
    await lockImports(tx)
    const held = await lockAppliedImport(tx, id)
    if (!held) throw notFound('The import')
    if (held.isOpen)
      throw new ProblemError(409, 'IMPORT_RUNS', 'The import is being written; wait for its end')
    const undo = await lockImportUndo(tx, id)
    if (undo && undo.state !== 'failed') return
    const by = { userId: person.userId, roles: [...person.roles], state: 'running' as const }
    if (undo) await updateImportUndo(tx, id, by)
    else await insertImportUndo(tx, { ...by, importId: id, id: newId(now.getTime()), createdAt: now })
    // Its plan and what may be left of it are settled.
    await deleteImport(tx, id)
    if (created + changed < UNDO_CHUNK) await undoAtOnce(tx, now, id)
    else await jobs.send(tx, undoImport, { id })
  })
  const row = await readAppliedImport(db, id)
  const [shown] = row ? await showAppliedImports(db, [row]) : []
  if (!shown) throw notFound('The import')
  return shown
}
