type Area = 'local' | 'session'

// Where storage is blocked, even accessing the property throws.
const storageOf = (area: Area): Storage => (area === 'local' ? localStorage : sessionStorage)

/** Returns the text of a value; `null` if it is missing or inaccessible. */
export function readStoredText(key: string, area: Area = 'local'): string | null {
  try {
    return storageOf(area).getItem(key)
  } catch {
    return null
  }
}

/**
 * Reads an unvalidated JSON value. Returns `null` if it is missing, corrupt or inaccessible (private mode): storage
 * is a convenience, never the source of truth. For the page's inline script, which has no room for a schema library;
 * everything else uses `stored`.
 */
export function readStored(key: string, area: Area = 'local'): unknown {
  return parseStored(readStoredText(key, area))
}

/** Parses the text of a value; `null` if it is missing or corrupt. */
export function parseStored(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Writes a JSON value; `null` removes it. Returns `false` if the browser refuses (blocked, quota). */
export function writeStored(key: string, value: unknown, area: Area = 'local'): boolean {
  try {
    const storage = storageOf(area)
    if (value === null || value === undefined) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Returns the stored keys with one of these prefixes; none if storage is inaccessible. */
export function storedKeys(prefixes: readonly string[], area: Area = 'local'): string[] {
  try {
    const storage = storageOf(area)
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    return keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return []
  }
}

/** Removes the values whose keys have one of these prefixes. */
export function removeStored(prefixes: readonly string[], area: Area = 'local'): void {
  for (const key of storedKeys(prefixes, area)) writeStored(key, null, area)
}
