type Listener = (tags: readonly string[]) => void

const listeners = new Set<Listener>()

/** Reports the tags affected by a write: mounted reads with these tags are revalidated. */
export function touch(tags: readonly string[]): void {
  for (const listener of [...listeners]) listener(tags)
}

/** Subscribes to affected tags; returns the function to unsubscribe. */
export function onTouched(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
