/** Locks on open files; the package brings no types of its own. */
declare module 'fs-native-extensions' {
  /** Takes the lock on a whole open file; false while another open file holds it. */
  export function tryLock(fd: number): boolean
}
