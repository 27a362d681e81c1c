import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import type { Place } from './player-store'
import { sentenceModes } from './track'

/** A player position with the address it belongs to. */
type StoredPlace = { address: string; place: Place }

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  const { lessonId, track, mode, isRepeating, isShuffled, goesOn } = value as Partial<
    Record<keyof Place, unknown>
  >
  return (
    typeof lessonId === 'string' &&
    typeof track === 'number' &&
    (mode === null || sentenceModes.some((each) => each === mode)) &&
    isFlag(isRepeating) &&
    isFlag(isShuffled) &&
    isFlag(goesOn)
  )
}

/** Reads the player position stored in this tab for an address; null if there is none or it is invalid. */
export function readPlace(address: string): Place | null {
  const kept = readStored<Partial<StoredPlace>>(sessionKeys.audioPlace, sessionStorage)
  return kept?.address === address && isPlace(kept.place) ? kept.place : null
}

/** Stores the player position, so that a reload resumes there. */
export const storePlace = (address: string, place: Place): void =>
  void writeStored(sessionKeys.audioPlace, { address, place } satisfies StoredPlace, sessionStorage)
