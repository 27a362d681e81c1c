import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** The data folder belongs to another running sandbox. */
export class FolderTaken extends Error {
  constructor(folder: string, owner: string) {
    super(
      `${folder} belongs to a sandbox that is running${owner && ` (${owner})`}. Stop it, or choose another with MOWKA_DATA.`,
    )
  }
}

/**
 * Locks the folder for this process; two writers would lose each other's changes. The kernel holds the lock on the
 * open file, so it ends with the process, however that exits; the file itself stays.
 */
export function ownFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'sandbox.lock')
  const descriptor = openSync(file, 'a+')
  if (!lock(descriptor)) {
    closeSync(descriptor)
    throw new FolderTaken(folder, readOwner(file))
  }
  ftruncateSync(descriptor)
  writeSync(descriptor, `process ${process.pid} on ${hostname()}\n`)
  return { release: () => closeSync(descriptor) }
}

/** Locks an open file; returns false if another process has the lock. */
function lock(descriptor: number): boolean {
  try {
    return tryLock(descriptor)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw error
  }
}

/** Returns the human-readable owner in the file. */
function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    // Windows does not allow reading a locked file.
    return ''
  }
}
