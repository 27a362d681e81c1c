import { LangCode } from '@mowka/contract/schemas/common'
import { Dialogue, Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { z } from 'zod'
import { spokenTexts } from '../../course/content'
import type { Database } from '../../database/database'
import { groupBy } from '../../database/group-by'
import { closeImport, differences, recordImport, rememberBatch } from '../../history/public'
import { recordingId, recordingOf, warmRecordings } from '../../recording/content'
import type { Services } from '../../services'
import * as store from '../store'
import type { YieldIfBusy } from '../yielding'
import * as plans from './store'

/** Rows that one transaction writes: it holds them for a fraction of a second. */
const AT_A_TIME = 200

/**
 * Applies a plan in batches, on behalf of its editor and as one batch of the history. A row that was changed since
 * the plan stays. A restart continues with the remaining rows. Ends early when asked to stop.
 */
export async function applyPlan(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  id: string,
  yieldIfBusy: YieldIfBusy,
  signal: AbortSignal,
): Promise<void> {
  const waiting = await plans.countWaiting(db, id)
  for (let done = 0; !signal.aborted; ) {
    const isOver = await db.transaction(async (tx) => {
      await store.lockImports(tx)
      const record = await plans.readImportById(tx, id)
      if (record?.state !== 'applying') return true
      const rows = await plans.readWaiting(tx, id, AT_A_TIME)
      if (rows.length === 0) {
        await plans.updateImport(tx, id, { state: 'done', percent: 100 })
        await closeImport(tx, id)
        return true
      }
      let written = 0
      let created = 0
      let isMoreToSpeak = false
      for (const [kind, ofKind] of groupBy(rows, (row) => row.kind)) {
        const outcome = await writeRows(tx, store.nameOfKind(kind), ofKind, record, now())
        written += outcome.written
        created += outcome.created
        isMoreToSpeak ||= outcome.isMoreToSpeak
      }
      if (isMoreToSpeak) await jobs.send(tx, warmRecordings, {})
      if (written > 0) {
        await recordImport(tx, {
          id,
          source: 'file',
          name: record.fileName,
          userId: record.userId,
          createdAt: now(),
          created,
          changed: written - created,
          isOpen: true,
        })
      }
      done += rows.length
      await plans.updateImport(tx, id, {
        written: record.written + written,
        overtaken: record.overtaken + rows.length - written,
        percent: Math.min(99, Math.floor((100 * done) / Math.max(done, waiting))),
      })
      return false
    })
    if (isOver) return
    await yieldIfBusy()
  }
  throw new Error('was stopped and goes on later')
}

/** Writes rows of one table and records the outcome of each. */
async function writeRows(
  db: Database,
  name: store.EditableName,
  rows: readonly plans.PlanRecord[],
  { id: importId, userId }: plans.ImportRecord,
  now: Date,
): Promise<{ written: number; created: number; isMoreToSpeak: boolean }> {
  const stored = await store.readWithLinks(
    db,
    name,
    rows.map(({ rowId }) => rowId),
  )
  const isAsPlanned = ({ rowId, version }: plans.PlanRecord) => (stored.get(rowId)?.version ?? 0) === version
  const [planned, overtaken] = [rows.filter(isAsPlanned), rows.filter((row) => !isAsPlanned(row))]
  const desired = await withKnownLinks(
    db,
    name,
    planned.map(({ rowId, fields }) => ({ ...fields, id: rowId })),
  )
  const isMoreToSpeak = await store.insertRecordings(db, desired.flatMap(recordingsOf))
  await store.writeRows(db, name, desired, now, { byEditor: true })
  const batch = { kind: store.kinds[name], batchId: importId, userId, now }
  await rememberBatch(
    db,
    batch,
    desired.map(({ id, ...fields }) => {
      const before = stored.get(id)
      return {
        rowId: id,
        action: before ? ('changed' as const) : ('created' as const),
        version: (before?.version ?? 0) + 1,
        changes: differences(before ?? {}, fields),
      }
    }),
  )
  const positions = (some: readonly plans.PlanRecord[]) => some.map(({ position }) => position)
  await plans.markRows(db, importId, positions(planned), true)
  await plans.markRows(db, importId, positions(overtaken), false)
  return {
    written: planned.length,
    created: planned.filter(({ version }) => version === 0).length,
    isMoreToSpeak,
  }
}

/** Rows without links to what was deleted since the plan. */
async function withKnownLinks(
  db: Database,
  name: store.EditableName,
  rows: readonly store.EditableRow[],
): Promise<store.EditableRow[]> {
  let fitting = [...rows]
  for (const [list, link] of Object.entries(store.linkLists[name])) {
    const wanted = new Set(fitting.flatMap((row) => store.idsIn(row, list)))
    const known = await store.readKnownIds(db, link, [...wanted])
    if (known.size === wanted.size) continue
    fitting = fitting.map((row) => ({ ...row, [list]: store.idsIn(row, list).filter((id) => known.has(id)) }))
  }
  return fitting
}

type RecordingRow = ReturnType<typeof recordingOf>

/** Returns the recordings to synthesize for a row. */
const recordingsOf = (row: store.EditableRow): RecordingRow[] => [
  ...sentenceRecordings(row),
  ...teachingRecordings(row),
]

const SpokenLesson = z.object({
  targetLang: LangCode,
  introduction: Introduction.nullish(),
  dialogue: Dialogue.nullish(),
})

function teachingRecordings(row: store.EditableRow): RecordingRow[] {
  const lesson = SpokenLesson.safeParse(row)
  return lesson.success ? spokenTexts(lesson.data.targetLang, lesson.data).map(recordingOf) : []
}

function sentenceRecordings(row: store.EditableRow): RecordingRow[] {
  return (['example', 'answer'] as const).flatMap((side) => {
    const [id, text, lang] = [row[`${side}Recording`], row[side], row[`${side}Lang`]]
    if (typeof id !== 'string' || typeof text !== 'string' || typeof lang !== 'string') return []
    // The plan has made the row of a library, whose languages are these.
    const spoken = lang as LangCode
    return id === recordingId(spoken, text) ? [{ id, text, lang: spoken, voice: null }] : []
  })
}
