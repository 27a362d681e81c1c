import fs from 'node:fs'
import path from 'node:path'

/**
 * When a process started, so that a process number used again is not taken for the owner. Empty where unknown, and
 * "ended" for one that was killed and only waits to be cleared away: it holds nothing any more.
 */
function startOf(pid: number): string {
  try {
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return fields[0] === 'Z' || fields[0] === 'X' ? 'ended' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes the data folder for this process alone: a second opener of the embedded database would silently lose
 * writes. Returns how to give it back. Throws while another process that is alive holds it; the lock of a process
 * that was killed is taken over.
 */
export function lockData(dataDir: string): () => void {
  const file = path.join(dataDir, 'server.lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  fs.mkdirSync(dataDir, { recursive: true })
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' })
      return () => {
        if (fs.readFileSync(file, 'utf8') === mine) fs.rmSync(file)
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid, start = ''] = fs.readFileSync(file, 'utf8').split(' ')
    const owner = Number(pid)
    if (isRunning(owner) && startOf(owner) === start) {
      throw new Error(`The data in ${dataDir} belongs to the running process ${owner}. Stop it first.`)
    }
    fs.rmSync(file, { force: true })
  }
  throw new Error(`Another process took the data in ${dataDir} at this moment.`)
}
