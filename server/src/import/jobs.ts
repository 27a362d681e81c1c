import { LibraryError, type Mistake } from '@mowka/content/library-error'
import type { ImportMistake } from '@mowka/contract/schemas/content-import'
import { cutText } from '@mowka/domain/cut-text'
import { z } from 'zod'
import { defineJob, type JobWorker, type Run, worker } from '../jobs/job'
import { forEachRow } from '../jobs/row-batch'
import type { Services } from '../services'
import { applyPlan } from './apply-plan'
import { planImport } from './plan'
import * as plans from './plan-store'
import { readLibraryFile } from './read-file'
import { takeTurns } from './turns'

/** Where the storage has the files of imports. */
export const IMPORTS = 'content-imports/'
export const importKey = (id: string) => `${IMPORTS}${id}`

/** Mistakes and names of files that are kept to be shown; more of them help nobody. */
const MOST_SHOWN = 200

/** Rows of a plan that one statement writes. */
const AT_A_TIME = 500

/** Reads the file of an import and works out what it would change. */
export const readFileOfImport = defineJob(
  'import.read',
  z.object({ id: z.string() }),
  { tries: 2, pause: 5, atMost: 1800 },
  ({ id }) => ({ id }),
)

/** Writes what an editor has seen in the plan of an import. */
export const applyImport = defineJob(
  'import.apply',
  z.object({ id: z.string() }),
  { tries: 3, pause: 5, atMost: 3600 },
  ({ id }) => ({ id }),
)

/** Forgets imports that are over, and files that nobody waits for. */
export const forgetImports = defineJob('import.forget', z.object({}), { alone: true, every: '50 3 * * *' })

/** A mistake as it is kept. */
const kept = ({ file, line, key, code, values, message }: Mistake): ImportMistake => ({
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
  mistakes: mistakes.slice(0, MOST_SHOWN),
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

/** Reads and plans. Nothing happens for an import that has gone on or is gone. */
async function readImportFile(
  { db, storage }: Services,
  id: string,
  turn: () => Promise<void>,
): Promise<void> {
  const record = await plans.readImportById(db, id)
  if (record?.state !== 'reading') return
  try {
    const bytes = await storage.get(importKey(id))
    if (!bytes) throw new Error('The file is gone')
    const given = await readLibraryFile(db, { name: record.fileName, bytes }, turn)
    await plans.updateImport(db, id, { percent: 30 })
    let said = 30
    const { rows, counts, digest } = await planImport(db, given, turn, async (part) => {
      const percent = 30 + Math.floor(part * 50)
      if (percent < said + 5) return
      said = percent
      await plans.updateImport(db, id, { percent })
    })
    await plans.deletePlan(db, id)
    for (let at = 0; at < rows.length; at += AT_A_TIME) {
      const some = rows.slice(at, at + AT_A_TIME)
      await plans.insertPlan(
        db,
        some.map((row, index) => ({ importId: id, position: at + index, ...row })),
      )
      await turn()
    }
    await plans.updateImport(db, id, {
      state: 'planned',
      percent: 100,
      counts,
      digest,
      left: given.left.slice(0, MOST_SHOWN),
      leftCount: given.left.length,
    })
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    await plans.updateImport(db, id, refusal(error.mistakes.map(kept)))
    await storage.remove(importKey(id))
  }
}

/** Does the work of a job; when it failed for good the editor is told. */
async function orSay(
  { db }: Services,
  { attempt }: Run,
  tries: number,
  id: string,
  said: Parameters<typeof plans.updateImport>[2],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (attempt >= tries) await plans.updateImport(db, id, said)
    throw error
  }
}

/** The work of this domain in the background. */
export const importJobs: JobWorker[] = [
  worker(readFileOfImport, (services, { id }, run) =>
    orSay(services, run, readFileOfImport.options.tries, id, refusal([failure]), () =>
      readImportFile(services, id, takeTurns()),
    ),
  ),
  worker(applyImport, (services, { id }, run) =>
    orSay(services, run, applyImport.options.tries, id, { state: 'failed' }, async () => {
      await applyPlan(services, id, takeTurns(), run.signal)
      await services.storage.remove(importKey(id))
    }),
  ),
  worker(forgetImports, async ({ db, storage, now }, _data, run) => {
    await plans.deleteImportsBefore(db, now())
    const keys = await storage.list(IMPORTS)
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
