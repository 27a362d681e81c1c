/// <reference path="./fs-native-extensions.d.ts" />
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** The lock file in the data folder. It is not removed with the other files. */
export const LOCK_FILE = 'server.lock'

/** Another running server owns the data folder. */
export class DataTaken extends Error {
  constructor(dataDir: string, owner: string) {
    super(
      `The data in ${dataDir} belongs to a server that is running${owner && ` (${owner})`}. Stop it first.`,
    )
  }
}

/** The owner as written in the file, for messages only. */
function readOwner(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch {
    // On Windows a locked file can't be read.
    return ''
  }
}

/** Whether an open file is still the one at the path. */
function isAt(fd: number, file: string): boolean {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.ino === fs.fstatSync(fd).ino
}

/**
 * Locks the data folder for this process, because a second process on the embedded database would silently lose
 * writes. Returns a function that unlocks it.
 *
 * The kernel holds the lock on the open file and releases it when the process dies, so there are no stale locks. It
 * also works between containers on a shared volume, where process ids mean nothing (ADR 8). The file is never
 * removed: otherwise two servers could lock two files of the same name.
 *
 * @throws `DataTaken` while another process holds the lock.
 */
export function lockData(dataDir: string): () => void {
  const file = path.join(dataDir, LOCK_FILE)
  fs.mkdirSync(dataDir, { recursive: true })
  for (;;) {
    const fd = fs.openSync(file, 'a+')
    if (!lock(fd)) {
      fs.closeSync(fd)
      throw new DataTaken(dataDir, readOwner(file))
    }
    if (isAt(fd, file)) {
      fs.ftruncateSync(fd)
      fs.writeSync(fd, `process ${process.pid} on ${os.hostname()}\n`)
      return () => fs.closeSync(fd)
    }
    // The file was removed in between, and another server may have created a new one.
    fs.closeSync(fd)
  }
}

function lock(fd: number): boolean {
  try {
    return tryLock(fd)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EBUSY') return false
    throw error
  }
}
