/** File locks; the package has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open file; returns false if another open file has the lock. */
  export function tryLock(fd: number): boolean
}
