import { LibraryError, type Mistake } from '@mowka/content/library-error'
import type { ImportMistake } from '@mowka/contract/schemas/editor/content-import'
import { cutText } from '@mowka/domain/text/plain-text'
import { z } from 'zod'
import { closeImport, updateImportUndo } from '../history/public'
import { defineJob, type JobWorker, type Run, worker } from '../jobs/job'
import { forEachRow } from '../jobs/row-batch'
import type { Services } from '../services'
import { applyPlan } from './plan/apply-plan'
import { planImport } from './plan/plan'
import * as plans from './plan/store'
import { undoWhole } from './plan/undo-whole'
import { readLibraryFile } from './read-file'
import { startYielding } from './yielding'

/** Storage prefix of import files. */
const IMPORT_PREFIX = 'content-imports/'
export const importKey = (id: string) => `${IMPORT_PREFIX}${id}`

/** Maximum number of mistakes and file names stored for display. */
const MAX_SHOWN = 200

/** Rows of a plan written per statement. */
const BATCH_SIZE = 500

/** Reads an import's file and plans the changes. */
export const readFileOfImport = defineJob(
  'import.read',
  z.object({ id: z.string() }),
  { tries: 2, pause: 5, atMost: 1800 },
  ({ id }) => ({ id }),
)

/** Applies an import's plan after its editor's approval. */
export const applyImport = defineJob(
  'import.apply',
  z.object({ id: z.string() }),
  { tries: 3, pause: 5, atMost: 3600 },
  ({ id }) => ({ id }),
)

/** Undoes a large import. */
export const undoImport = defineJob(
  'import.undo',
  z.object({ id: z.string() }),
  { tries: 3, pause: 5, atMost: 3600 },
  ({ id }) => ({ id }),
)

/** Deletes expired imports and orphaned files. */
export const cleanUpImports = defineJob('import.forget', z.object({}), { alone: true, every: '50 3 * * *' })

/** Shortens a mistake for storage. */
const shortenMistake = ({ file, line, key, code, values, message }: Mistake): ImportMistake => ({
  file: cutText(file, 300),
  line: line ?? null,
  key: key === undefined ? null : cutText(key, 300),
  code: code ?? null,
  values: Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [name, cutText(value, 300)]),
  ),
  message: cutText(message, 1000),
})

const refusal = (mistakes: readonly ImportMistake[]) => ({
  state: 'refused' as const,
  percent: 100,
  mistakes: mistakes.slice(0, MAX_SHOWN),
  mistakeCount: mistakes.length,
})

const failure: ImportMistake = {
  file: '',
  line: null,
  key: null,
  code: 'FAILED',
  values: {},
  message: 'could not be read; try again',
}

/** Reads the file and plans the changes, unless the import has moved on or been deleted. */
async function readImportFile(
  { db, storage, startUploadParser }: Services,
  id: string,
  yieldIfBusy: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const record = await plans.readImportById(db, id)
  if (record?.state !== 'reading') return
  const parser = startUploadParser()
  signal.addEventListener('abort', parser.close, { once: true })
  try {
    const bytes = await storage.get(importKey(id))
    if (!bytes) throw new Error('The file is gone')
    const given = await readLibraryFile(db, parser, { name: record.fileName, bytes }, yieldIfBusy)
    await plans.updateImport(db, id, { percent: 30 })
    let failureUpdate = 30
    const { rows, counts, digest } = await planImport(
      db,
      given,
      record.mayPublish,
      yieldIfBusy,
      async (part) => {
        const percent = 30 + Math.floor(part * 50)
        if (percent < failureUpdate + 5) return
        failureUpdate = percent
        await plans.updateImport(db, id, { percent })
      },
    )
    await plans.deletePlan(db, id)
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      const some = rows.slice(at, at + BATCH_SIZE)
      await plans.insertPlan(
        db,
        some.map((row, index) => ({ importId: id, position: at + index, ...row })),
      )
      await yieldIfBusy()
    }
    await plans.updateImport(db, id, {
      state: 'planned',
      percent: 100,
      counts,
      digest,
      left: given.left.slice(0, MAX_SHOWN),
      leftCount: given.left.length,
    })
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    await plans.updateImport(db, id, refusal(error.mistakes.map(shortenMistake)))
    await storage.remove(importKey(id))
  } finally {
    signal.removeEventListener('abort', parser.close)
    parser.close()
  }
}

/** Runs a job and, once it has failed permanently, tells the editor. */
async function runAndReportFailure(
  { db }: Services,
  { attempt }: Run,
  tries: number,
  id: string,
  failureUpdate: Parameters<typeof plans.updateImport>[2],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (attempt >= tries) {
      await plans.updateImport(db, id, failureUpdate)
      await closeImport(db, id)
    }
    throw error
  }
}

/** Background jobs of this domain. */
export const importJobs: JobWorker[] = [
  worker(readFileOfImport, (services, { id }, run) =>
    runAndReportFailure(services, run, readFileOfImport.options.tries, id, refusal([failure]), () =>
      readImportFile(services, id, startYielding(), run.signal),
    ),
  ),
  worker(applyImport, (services, { id }, run) =>
    runAndReportFailure(services, run, applyImport.options.tries, id, { state: 'failed' }, async () => {
      await applyPlan(services, id, startYielding(), run.signal)
      await services.storage.remove(importKey(id))
    }),
  ),
  worker(undoImport, async (services, { id }, { attempt, signal }) => {
    try {
      await undoWhole(services, id, startYielding(), signal)
    } catch (error) {
      if (attempt >= undoImport.options.tries) await updateImportUndo(services.db, id, { state: 'failed' })
      throw error
    }
  }),
  worker(cleanUpImports, async ({ db, storage, now }, _data, run) => {
    await plans.deleteImportsBefore(db, now())
    const keys = await storage.list(IMPORT_PREFIX)
    const wanted = new Set([...(await plans.readImportIds(db))].map(importKey))
    const unwanted = keys.filter((key) => !wanted.has(key))
    await forEachRow(
      run,
      unwanted,
      (key) => key,
      (key) => storage.remove(key),
    )
  }),
]
