/**
 * Reads a JSON value from the browser's storage, by default local storage. Returns `null` if it is missing, corrupt
 * or inaccessible (private mode, quota): storage is a convenience, never the source of truth.
 */
export function readStored<Value>(key: string, area?: Storage): Value | null {
  try {
    // Where storage is blocked, even accessing the property throws.
    const text = (area ?? localStorage).getItem(key)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** Writes a JSON value; `null` removes it. Returns `false` if the browser refuses. */
export function writeStored(key: string, value: unknown, area?: Storage): boolean {
  try {
    const target = area ?? localStorage
    if (value === null || value === undefined) target.removeItem(key)
    else target.setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
