/** Size of the second input relative to the first. */
const FACTOR = 16

/** Attempts before growth counts as too fast; other processes may disturb a measurement. */
const ATTEMPTS = 3

/** CPU time below this value is noise, in microseconds. */
const NOISE = 2_000

/** Returns the CPU time of `work`, in microseconds. */
function cpuOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return Math.max(NOISE, user + system)
}

/**
 * Returns whether `work` stays far below quadratic growth: 16 times the input may take at most 64 times the CPU time,
 * where a linear algorithm takes 16 times and a quadratic one 256 times. `size` should take some milliseconds.
 */
export function growsLinearly(work: (size: number) => void, size: number): boolean {
  work(size)
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const small = cpuOf(() => work(size))
    if (cpuOf(() => work(size * FACTOR)) < 4 * FACTOR * small) return true
  }
  return false
}
