import fs from 'node:fs'
import { runMeanwhile } from './children'

/** Mounts a file system of a limited size, e.g. `400m`. Returns whether this user may do so. */
export async function mountDisk(folder: string, size: string): Promise<boolean> {
  fs.mkdirSync(folder, { recursive: true })
  return runMeanwhile('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  )
}

/** Unmounts it once no process uses it. */
export const unmountDisk = (folder: string) => runMeanwhile('umount', ['--lazy', folder])

/** Appends zeros to a file until the disk is full. */
export function fillDisk(file: string): void {
  const block = Buffer.alloc(64 * 1024)
  const handle = fs.openSync(file, 'a')
  try {
    for (;;) fs.writeSync(handle, block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    fs.closeSync(handle)
  }
}
