import { writeStored } from '@mowka/domain/storage'

/** Returns the storage keys with one of these prefixes; empty if storage is blocked. */
export function storedKeys(area: Storage, beginnings: readonly string[]): string[] {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '')
  return keys.filter((key) => beginnings.some((beginning) => key.startsWith(beginning)))
}

/** Removes the entries whose keys have one of these prefixes. */
export function removeStored(area: Storage, beginnings: readonly string[]): void {
  for (const key of storedKeys(area, beginnings)) writeStored(key, null, area)
}
