import type { RetentionOutcome } from '@mowka/shared/contract/schemas/platform'
import type { Database } from '../database/database'
import type { Storage } from '../outside/storage'
import { fileKey, filesOf } from './release-files'
import type { PlatformServices } from './release-service'
import { removable } from './retention'
import * as store from './store'

/** Removes the releases that nothing points at and no open page can need, then the files that no release has. */
export async function removeOld(
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
  // Of every name: a release that failed half-way, or a run of this that did, may have left files behind.
  const names = [...removed, ...(await store.readPointers(db))].map((each) => each.name)
  let files = 0
  for (const name of new Set(names)) files += await removeUnused(db, storage, name)
  return { releases: removed.map(({ name, version }) => ({ name, version })), files }
}

/**
 * Removes the files of a name that no release has, in its own step: files go only once their releases are gone for
 * good, and never while one arrives. Returns how many there were.
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
