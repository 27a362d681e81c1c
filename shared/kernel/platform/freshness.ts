type Listener = (tags: readonly string[]) => void

const listeners = new Set<Listener>()

/** Says that a write touched something: every read that shows it is fetched again where it is on screen. */
export function touch(tags: readonly string[]): void {
  for (const listener of [...listeners]) listener(tags)
}

/** Hears of every touch; returns a function that stops it. */
export function onTouched(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
