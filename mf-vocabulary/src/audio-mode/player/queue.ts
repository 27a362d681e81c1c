/** Sentence indexes of a lesson in playback order. */
export type Order = readonly number[]

export const naturalOrder = (count: number): Order => Array.from({ length: count }, (_, index) => index)

/** Returns a random order that starts with the current sentence (V-AUD-05). `random` returns numbers in [0, 1). */
export function shuffledOrder(count: number, current: number, random: () => number = Math.random): Order {
  const rest = naturalOrder(count).filter((index) => index !== current)
  for (let last = rest.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = rest[last] ?? 0
    rest.splice(last, 1, rest[other] ?? 0)
    rest.splice(other, 1, moved)
  }
  return count > 0 ? [current, ...rest] : []
}

/** Next step after the last sentence of a lesson. */
export type AfterLast = 'restart' | 'nextLesson' | 'end'

/** Repeat takes precedence over the next lesson; without either, playback ends (V-AUD-06 to V-AUD-08). */
export function afterLast({
  isRepeating,
  goesOn,
  isLastLesson,
}: {
  isRepeating: boolean
  /** Whether the next selected lesson follows automatically. */
  goesOn: boolean
  isLastLesson: boolean
}): AfterLast {
  if (isRepeating) return 'restart'
  return goesOn && !isLastLesson ? 'nextLesson' : 'end'
}
