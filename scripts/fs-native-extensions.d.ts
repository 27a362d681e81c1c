/** Locks on open files; the package has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks an open file exclusively, as soon as no other open file has the lock. */
  export function waitForLock(fd: number): Promise<void>
}
