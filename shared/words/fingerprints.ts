/**
 * Hashes a word to a number from 0 to 2^32 - 1: FNV-1a over its characters, mixed once more so that similar words get
 * distant numbers.
 */
export function fingerprint(word: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < word.length; index++) {
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Collects fingerprints of words, which may repeat. */
export class FingerprintCollector {
  private kept = new Uint32Array(1 << 16)
  private count = 0

  add(word: string): void {
    if (this.count === this.kept.length) this.makeRoom()
    this.kept[this.count++] = fingerprint(word)
  }

  /** Returns the distinct fingerprints in ascending order. */
  sorted(): Uint32Array {
    const all = this.kept.subarray(0, this.count).sort()
    this.count = 0
    let last = -1
    for (const each of all) {
      if (each !== last) this.kept[this.count++] = each
      last = each
    }
    return this.kept.slice(0, this.count)
  }

  /** Removes duplicates, which are frequent, before growing the buffer. */
  private makeRoom(): void {
    const once = this.sorted()
    if (once.length < this.kept.length / 2) return
    this.kept = new Uint32Array(this.kept.length * 2)
    this.kept.set(once)
  }
}

/** Number of groups of a table: one per value of the upper half of a fingerprint. */
const GROUPS = 1 << 16

/** Number of starts in a table. Each group ends where the next one starts. */
export const STARTS = GROUPS + 1

/**
 * Fingerprints grouped by their upper 16 bits: where each group starts in `lower`, and the lower 16 bits in ascending
 * order within a group. Half the size of the fingerprints themselves.
 */
export type FingerprintTable = { starts: Uint32Array; lower: Uint16Array }

/** Creates a table from distinct fingerprints in ascending order. */
export function fingerprintTable(sorted: Uint32Array): FingerprintTable {
  const starts = new Uint32Array(STARTS)
  let group = 0
  for (const [index, each] of sorted.entries()) {
    while (group < each >>> 16) starts[++group] = index
  }
  starts.fill(sorted.length, group + 1)
  return { starts, lower: Uint16Array.from(sorted, (each) => each & 0xffff) }
}

/** Binary search within the group of a fingerprint. */
export function hasFingerprint({ starts, lower }: FingerprintTable, wanted: number): boolean {
  const group = wanted >>> 16
  const half = wanted & 0xffff
  const end = starts[group + 1] ?? 0
  let from = starts[group] ?? 0
  let to = end
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((lower[middle] ?? 0) < half) from = middle + 1
    else to = middle
  }
  return from < end && lower[from] === half
}
