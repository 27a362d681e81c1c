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

/** Binary search in ascending fingerprints. */
export function hasFingerprint(sorted: Uint32Array, wanted: number): boolean {
  let from = 0
  let to = sorted.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return sorted[from] === wanted
}
