import type { Fault } from './fault'

/** A fault and the file it is in. */
export type Planted = { file: string; fault: Fault }

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Chooses random lines, all equally likely and none twice, and for each of them one of the faults that can be made there. */
export function chooseFaults(
  found: readonly Planted[],
  count: number,
  random: () => number,
  isUsable: (planted: Planted) => boolean = () => true,
): Planted[] {
  const byLine = new Map<string, Planted[]>()
  for (const planted of found) {
    const line = `${planted.file}:${planted.fault.line}`
    byLine.set(line, [...(byLine.get(line) ?? []), planted])
  }
  const lines = [...byLine.values()]
  const chosen: Planted[] = []
  while (chosen.length < count && lines.length > 0) {
    const [line = []] = lines.splice(Math.floor(random() * lines.length), 1)
    const usable = line.filter(isUsable)
    const picked = usable[Math.floor(random() * usable.length)]
    if (picked) chosen.push(picked)
  }
  return chosen
}
