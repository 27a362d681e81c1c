/** Locks on open files; the package brings no types of its own. */
declare module 'fs-native-extensions' {
  /** Takes the lock on a whole open file, once no other open file holds it. */
  export function waitForLock(fd: number): Promise<void>
}
