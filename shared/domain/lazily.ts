/**
 * Makes a value when it is asked for the first time. For what costs time to make, like the formatters of `Intl`: one at
 * the top of a module of the kernel would be made before every first page.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
