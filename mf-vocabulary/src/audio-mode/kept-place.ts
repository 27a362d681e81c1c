import { readStored, writeStored } from '@mowka/domain/storage'
import { sessionKeys } from '@mowka/domain/storage-keys'
import type { Place } from './player-store'
import { sentenceModes } from './track'

/** A place with the address of the player that it belongs to. */
type KeptPlace = { address: string; place: Place }

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

/** Where the player of this address was in this tab; null where it was not or what is kept is broken. */
export function readPlace(address: string): Place | null {
  const kept = readStored<Partial<KeptPlace>>(sessionKeys.audioPlace, sessionStorage)
  return kept?.address === address && isPlace(kept.place) ? kept.place : null
}

/** Keeps where the player is, so that a reload goes on there. */
export const keepPlace = (address: string, place: Place): void =>
  void writeStored(sessionKeys.audioPlace, { address, place } satisfies KeptPlace, sessionStorage)
