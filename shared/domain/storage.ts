/**
 * Reads a JSON value from the browser's storage. A missing, broken or refused one (private mode, quota) is null:
 * storage is a convenience, never the truth.
 */
export function readStored<Value>(key: string, area: Storage = localStorage): Value | null {
  try {
    const text = area.getItem(key)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** Writes a JSON value; null removes it. False when the browser refuses. */
export function writeStored(key: string, value: unknown, area: Storage = localStorage): boolean {
  try {
    if (value === null || value === undefined) area.removeItem(key)
    else area.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
