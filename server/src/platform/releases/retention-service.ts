import type { RetentionOutcome } from '@mowka/contract/schemas/release'
import type { Database } from '../../database/database'
import type { Storage } from '../../outside/storage'
import { type Pointer, versionsOf } from '../pointer'
import * as store from '../store'
import { fileKey, filesOf } from './files'
import type { PlatformServices } from './service'

const DAY = 24 * 60 * 60 * 1000

/** Days for which an open page can still load the files of its releases. */
export const RETENTION_DAYS = 30

type StoredRelease = { name: string; version: string; createdAt: Date; servedUntil: Date | null }

/**
 * Returns the releases that can be deleted: no pointer refers to them, and the last page with them was opened longer
 * ago than the given days. An open page requests files of the releases with which it was opened.
 */
export function removable<Release extends StoredRelease>(
  releases: readonly Release[],
  pointers: readonly Pointer[],
  now: Date,
  days: number,
): Release[] {
  const pointed = new Set(
    pointers.flatMap((pointer) => versionsOf(pointer).map((version) => `${pointer.name}@${version}`)),
  )
  const limit = now.getTime() - days * DAY
  return releases.filter(
    ({ name, version, createdAt, servedUntil }) =>
      !pointed.has(`${name}@${version}`) && Math.max(+createdAt, servedUntil ? +servedUntil : 0) < limit,
  )
}

/** Deletes releases without a pointer that no open page can need, then files without a release. */
export async function deleteOldReleases(
  { db, storage, now }: PlatformServices,
  days: number,
  who: string,
): Promise<RetentionOutcome> {
  const removed = await store.changingReleases(db, async (tx) => {
    const at = now()
    const old = removable(await store.readReleases(tx), await store.readPointers(tx), at, days)
    for (const { name, version } of old) {
      await store.deleteRelease(tx, name, version)
      await store.writeAudit(tx, { at, who, what: 'remove', name, version, detail: { days } })
    }
    return old
  })
  // For all names, because a release or a cleanup that failed half-way may have left files behind.
  const names = [...removed, ...(await store.readPointers(db))].map((each) => each.name)
  let files = 0
  for (const name of new Set(names)) files += await removeUnused(db, storage, name)
  return { releases: removed.map(({ name, version }) => ({ name, version })), files }
}

/**
 * Deletes a name's files without a release in a separate transaction: only after the deletion of their releases is
 * committed, and never during an upload. Returns their number.
 */
const removeUnused = (db: Database, storage: Storage, name: string): Promise<number> =>
  db.transaction(async (tx) => {
    await store.lockFiles(tx, name)
    const manifests = await store.readManifests(tx, name)
    const used = new Set(
      manifests.flatMap(({ manifest }) => manifest.files.map((file) => fileKey(name, file.path))),
    )
    const unused = (await storage.list(filesOf(name))).filter((key) => !used.has(key))
    for (const key of unused) await storage.remove(key)
    return unused.length
  })
