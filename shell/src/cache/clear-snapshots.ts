import { localKeys } from '@mowka/domain/storage-keys'
import { removeStored } from './remove-stored'

/** Removes all snapshots from the device. */
export function clearSnapshots(): void {
  try {
    removeStored(localStorage, [localKeys.pageSnapshot('')])
  } catch {
    // With blocked storage even accessing the property throws, and nothing is stored.
  }
}
