import { writeStored } from '@mowka/domain/storage'

/** The keys of an area of storage that begin with one of these. Storage that is blocked has none. */
export function storedKeys(area: Storage, beginnings: readonly string[]): string[] {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
  return keys.filter((key) => beginnings.some((beginning) => key.startsWith(beginning)))
}

/** Removes what is stored under keys that begin with one of these. */
export function removeStored(area: Storage, beginnings: readonly string[]): void {
  for (const key of storedKeys(area, beginnings)) writeStored(key, null, area)
}
