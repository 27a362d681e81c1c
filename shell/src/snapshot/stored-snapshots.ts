import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { storedKeys } from '../cache/remove-stored'
import type { Snapshot } from './snapshot'

/** Maximum number of snapshots; the oldest are evicted. */
export const MAX_SNAPSHOTS = 4

/** Maximum size of a snapshot in characters of JSON. */
export const MAX_SNAPSHOT_SIZE = 150_000

const ageOf = (key: string) => readStored<Snapshot>(key)?.at ?? 0

/** Stores a snapshot of the page at an address. */
export function storeSnapshot(address: string, snapshot: Snapshot): void {
  if (JSON.stringify(snapshot).length > MAX_SNAPSHOT_SIZE) return
  writeStored(localKeys.pageSnapshot(address), snapshot)
  const keys = storedKeys(localStorage, [localKeys.pageSnapshot('')])
  if (keys.length <= MAX_SNAPSHOTS) return
  const newestFirst = keys.sort((a, b) => ageOf(b) - ageOf(a))
  for (const key of newestFirst.slice(MAX_SNAPSHOTS)) writeStored(key, null)
}
