/**
 * Where files are kept. Keys are paths with slashes; the same on a disk and in a bucket. What is kept over the network
 * throws an `OutsideError` when it cannot be reached.
 */
export type Storage = {
  /** True where each reading travels over the network, so that what never changes is worth remembering. */
  isDistant: boolean
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null for a key that is not there. */
  get: (key: string) => Promise<Uint8Array | null>
  /** The keys below a prefix, which ends with a slash. */
  list: (prefix: string) => Promise<string[]>
  /** Nothing happens for a key that is not there. */
  remove: (key: string) => Promise<void>
}

/** Keys are made by the server, yet a wrong one must not leave the folder or the bucket. Throws for such a one. */
export function checkKey(key: string): void {
  const isPlain = key.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  if (!isPlain || key.includes('\\') || key.includes('\0')) {
    throw new Error(`Not a key of the storage: ${key}`)
  }
}
