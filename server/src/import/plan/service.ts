import type { ReceivedFile } from '@mowka/contract/call-schema'
import type { importRowList } from '@mowka/contract/endpoints/editor/content'
import type {
  ContentImport,
  ImportPlanCounts,
  ImportRow,
} from '@mowka/contract/schemas/editor/content-import'
import type { ReadListQuery } from '@mowka/contract/schemas/list'
import { hasRightsOf } from '@mowka/domain/user/roles'
import { newId } from '../../database/ids'
import type { CallScope } from '../../http/policy'
import { notFound, ProblemError } from '../../http/problem'
import type { Services } from '../../services'
import { applyImport, importKey, readFileOfImport } from '../jobs'
import * as plans from './store'

/** Retention of a plan: one day. */
const PLAN_RETENTION = 24 * 60 * 60 * 1000

type Scope = CallScope<'editor'>
type Needed = Pick<Services, 'storage' | 'jobs'>

const noPlan: ImportPlanCounts = { created: 0, updated: 0, unchanged: 0, theirs: 0, gone: 0, held: 0 }

const show = ({
  id,
  userId: _,
  mayPublish: __,
  counts,
  createdAt,
  keptUntil,
  ...record
}: plans.ImportRecord): ContentImport => ({
  _id: id,
  ...record,
  // A plan from before a release lacks the newer counts.
  counts: { ...noPlan, ...counts },
  createdAt: createdAt.toISOString(),
  keptUntil: keptUntil.toISOString(),
})

/** Returns the editor's open import, unless it has expired. */
export async function showImport({ db, person, now }: Scope): Promise<{ import: ContentImport | null }> {
  const record = await plans.readImport(db, person.userId)
  return { import: record && record.keptUntil > now ? show(record) : null }
}

/** Returns one page of the changes planned by the editor's import. */
export async function listRows({ db, person }: Scope, query: ReadListQuery<typeof importRowList>) {
  const record = await plans.readImport(db, person.userId)
  if (!record) return { data: [], metadata: { total: 0 } }
  const { rows, total } = await plans.listPlan(db, record.id, query)
  const data = rows.map(
    ({ rowId, kind, verdict, title, file, changes, remarks, isWritten }): ImportRow => ({
      _id: rowId,
      kind,
      verdict,
      title,
      file,
      changes,
      remarks,
      isWritten,
    }),
  )
  return { data, metadata: { total } }
}

/** Whether an editor may publish without a review. */
const mayPublish = ({ roles }: Scope['person']): boolean => hasRightsOf(roles, 'admin')

const runs = () => new ProblemError(409, 'IMPORT_RUNS', 'An import is being written; wait for its end')

/** Removes characters from a name that would hide text or change its direction. */
const shownName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\]/gu, '')
    .slice(-120) || 'import'

/**
 * Stores a file and schedules its reading, replacing the editor's previous import. Throws 409 while that import is
 * being applied.
 */
export async function storeFile(
  { db, person, now }: Scope,
  { storage, jobs }: Needed,
  file: ReceivedFile,
): Promise<ContentImport> {
  const before = await plans.readImport(db, person.userId)
  if (before?.state === 'applying') throw runs()
  const id = newId(now.getTime())
  await storage.put(importKey(id), file.bytes)
  const { record, former } = await db.transaction(async (tx) => {
    await plans.lockImportsOf(tx, person.userId)
    const former = await plans.lockImport(tx, person.userId)
    if (former?.state === 'applying') throw runs()
    const made = await plans.replaceImport(tx, {
      id,
      userId: person.userId,
      fileName: shownName(file.name),
      state: 'reading',
      mayPublish: mayPublish(person),
      counts: noPlan,
      createdAt: now,
      keptUntil: new Date(now.getTime() + PLAN_RETENTION),
    })
    await jobs.send(tx, readFileOfImport, { id }, { once: id })
    return { record: made, former }
  })
  if (former) await storage.remove(importKey(former.id))
  if (!record) throw notFound('The import')
  return show(record)
}

/**
 * Schedules the plan that the editor has seen; `takeIds` are rows changed by other editors that should take the
 * file's version anyway. If content or the editor's role has changed since planning, makes a new plan instead and writes nothing. Throws
 * 404 without an import, and 409 if the plan is a different one, outdated or empty.
 */
export async function applyPlanOf(
  { db, person, now }: Scope,
  { jobs }: Needed,
  { digest, takeIds = [] }: { digest: string; takeIds?: string[] | undefined },
): Promise<ContentImport> {
  const outcome = await db.transaction(async (tx) => {
    const record = await plans.lockImport(tx, person.userId)
    if (!record || record.keptUntil <= now) throw notFound('The import')
    if (record.state === 'applying') throw runs()
    const isOpen = record.state === 'planned' || record.state === 'failed'
    if (!isOpen || record.digest !== digest) return 'other' as const
    const isOfOtherRole = record.mayPublish !== mayPublish(person)
    if (isOfOtherRole || (await plans.isOutdated(tx, record.id))) {
      await plans.deletePlan(tx, record.id)
      const again = { state: 'reading', percent: 0, digest: null, isNewPlan: true, counts: noPlan } as const
      await plans.updateImport(tx, record.id, {
        ...again,
        mayPublish: mayPublish(person),
        written: 0,
        overtaken: 0,
      })
      await jobs.send(tx, readFileOfImport, { id: record.id })
      return 'other' as const
    }
    // Rows selected in a failed first attempt stay selected.
    if (record.state === 'planned') await plans.takeRows(tx, record.id, takeIds)
    if ((await plans.countWaiting(tx, record.id)) === 0) {
      throw new ProblemError(409, 'NOTHING_TO_DO', 'The import changes nothing')
    }
    await plans.updateImport(tx, record.id, { state: 'applying', percent: 0 })
    await jobs.send(tx, applyImport, { id: record.id })
    return 'sent' as const
  })
  const record = await plans.readImport(db, person.userId)
  if (!record) throw notFound('The import')
  if (outcome === 'sent') return show(record)
  throw new ProblemError(409, 'PLAN_CHANGED', 'There is another plan now', { current: show(record) })
}

/** Deletes the editor's import but not what it has written. Throws 409 while it is being applied. */
export async function dropImport({ db, person }: Scope, { storage }: Needed): Promise<void> {
  const id = await db.transaction(async (tx) => {
    const record = await plans.lockImport(tx, person.userId)
    if (record?.state === 'applying') throw runs()
    if (record) await plans.deleteImport(tx, record.id)
    return record?.id
  })
  if (id) await storage.remove(importKey(id))
}
