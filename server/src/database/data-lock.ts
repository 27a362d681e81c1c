/// <reference path="./fs-native-extensions.d.ts" />
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tryLock } from 'fs-native-extensions'

/** Name of the file in the data folder that the lock is on. It stays when everything else is removed. */
export const LOCK_FILE = 'server.lock'

/** The data folder belongs to another server that is running. */
export class DataTaken extends Error {
  constructor(dataDir: string, owner: string) {
    super(
      `The data in ${dataDir} belongs to a server that is running${owner && ` (${owner})`}. Stop it first.`,
    )
  }
}

/** What the file says about its owner: words for people only, nothing is decided by them. */
function readOwner(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch {
    // Windows does not let others read a locked file.
    return ''
  }
}

/** Whether an open file is still the one that the path leads to. */
function isAt(fd: number, file: string): boolean {
  const found = fs.statSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.ino === fs.fstatSync(fd).ino
}

/**
 * Takes the data folder for this process only: a second process with the embedded database open would silently lose
 * writes. Returns how to give it back; throws `DataTaken` while another process holds it.
 *
 * The kernel keeps the lock on the open file. It ends with its holder however that one dies, so nothing is ever taken
 * over, and it holds between containers that share a volume, where process numbers mean nothing (ADR 8). The file stays
 * behind: if it were removed, two servers could hold locks on two files of one name.
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
    // Someone removed the file in between; another server may have made a new one.
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
