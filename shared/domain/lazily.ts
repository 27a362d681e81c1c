/**
 * Creates a value on first use. For values that are slow to create, such as `Intl` formatters: at the top level of a
 * kernel module they would delay every first page.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
