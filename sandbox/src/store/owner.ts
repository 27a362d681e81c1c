import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** The data folder belongs to another running sandbox. */
export class FolderTaken extends Error {
  constructor(folder: string, pid: number) {
    super(
      `${folder} belongs to a sandbox that is running (process ${pid}). Stop it, or choose another with MOWKA_DATA.`,
    )
  }
}

/** Makes this process the only one that writes into the folder; two writers would lose each other's changes. */
export function ownFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'owner.pid')
  const pid = readPid(file)
  if (pid !== undefined && pid !== process.pid && isSandbox(pid)) throw new FolderTaken(folder, pid)
  writeFileSync(file, String(process.pid))
  return {
    release() {
      if (readPid(file) === process.pid) rmSync(file, { force: true })
    },
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

/** After a crash the number may belong to any other program: where the system tells, look at its command line. */
function isSandbox(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(basename(process.argv[1] ?? 'main.js'))
  } catch {
    return process.platform !== 'linux'
  }
}
