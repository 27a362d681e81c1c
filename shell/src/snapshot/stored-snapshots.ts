import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { storedKeys } from '../kept/remove-stored'
import type { Snapshot } from './snapshot'

/** How many snapshots are kept; the oldest give way. */
export const MOST_SNAPSHOTS = 4

/** A larger one is not kept, in characters of JSON. */
export const MOST_OF_SNAPSHOT = 150_000

const ageOf = (key: string) => readStored<Snapshot>(key)?.at ?? 0

/** Keeps a snapshot of the page at an address. */
export function storeSnapshot(address: string, snapshot: Snapshot): void {
  if (JSON.stringify(snapshot).length > MOST_OF_SNAPSHOT) return
  writeStored(localKeys.pageSnapshot(address), snapshot)
  const keys = storedKeys(localStorage, [localKeys.pageSnapshot('')])
  if (keys.length <= MOST_SNAPSHOTS) return
  const newestFirst = keys.sort((a, b) => ageOf(b) - ageOf(a))
  for (const key of newestFirst.slice(MOST_SNAPSHOTS)) writeStored(key, null)
}
