/**
 * A number from 0 to 2^32 - 1 that stands for a word: FNV-1a over its signs, mixed once more so that similar words lie
 * far apart.
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

/** Collects fingerprints of words that may come more than once. */
export class FingerprintCollector {
  private kept = new Uint32Array(1 << 16)
  private count = 0

  add(word: string): void {
    if (this.count === this.kept.length) this.makeRoom()
    this.kept[this.count++] = fingerprint(word)
  }

  /** All fingerprints, each one once, in ascending order. */
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

  /** Forms repeat a lot, so before more room is taken, repetitions are thrown out. */
  private makeRoom(): void {
    const once = this.sorted()
    if (once.length < this.kept.length / 2) return
    this.kept = new Uint32Array(this.kept.length * 2)
    this.kept.set(once)
  }
}

/** Whether a fingerprint is among these, which are in ascending order. */
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
