/**
 * Reads a JSON value from the browser's storage, local unless said otherwise. A missing, broken or refused one
 * (private mode, quota) is null: storage is a convenience, never the truth.
 */
export function readStored<Value>(key: string, area?: Storage): Value | null {
  try {
    // Where storage is blocked, its mere name throws.
    const text = (area ?? localStorage).getItem(key)
    return text === null ? null : (JSON.parse(text) as Value)
  } catch {
    return null
  }
}

/** Writes a JSON value; null removes it. False when the browser refuses. */
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
