import { localKeys } from '@mowka/domain/storage-keys'
import { removeStored } from '../kept/remove-stored'

/** Takes all snapshots off the device. */
export function forgetSnapshots(): void {
  try {
    removeStored(localStorage, [localKeys.pageSnapshot('')])
  } catch {
    // Where storage is blocked, its mere name throws, and nothing is kept.
  }
}
