import fs from 'node:fs'

/** Interval of samples, in ms. */
const SAMPLE_EVERY = 2_000

/** Memory of a process in megabytes, one value per sample. */
export type Memory = readonly number[]

const readFile = (file: string) => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}

/** Resident memory of a process in megabytes; 0 after its end. */
export const residentMemory = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFile(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

/** Returns a process with all its descendants. */
function withDescendants(pid: number): number[] {
  const children = readFile(`/proc/${pid}/task/${pid}/children`).trim()
  return [pid, ...(children ? children.split(' ').flatMap((each) => withDescendants(Number(each))) : [])]
}

/** Proportional memory of processes with their descendants in megabytes, in which shared pages count once. */
const sharedMemory = (pids: readonly number[]) =>
  pids
    .flatMap(withDescendants)
    .reduce(
      (sum, pid) => sum + Number(/\nPss:\s+(\d+)/.exec(readFile(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
      0,
    ) / 1024

/** Samples the memory of named groups of processes until stopped. */
export function watchMemory(pids: () => Record<string, number[]>): {
  memory: ReadonlyMap<string, Memory>
  stop: () => void
} {
  const memory = new Map<string, number[]>()
  const sample = () => {
    for (const [name, ids] of Object.entries(pids())) {
      if (ids.length === 0) continue
      const [first = 0] = ids
      const now = name.startsWith('instance') ? residentMemory(first) : sharedMemory(ids)
      if (now === 0) continue
      const samples = memory.get(name)
      if (samples) samples.push(now)
      else memory.set(name, [now])
    }
  }
  const timer = setInterval(sample, SAMPLE_EVERY)
  return {
    memory,
    stop() {
      sample()
      clearInterval(timer)
    },
  }
}
