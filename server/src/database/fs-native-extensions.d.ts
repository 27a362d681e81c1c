/** File locks. The package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks a whole open file. Returns false while another open file holds the lock. */
  export function tryLock(fd: number): boolean
}
