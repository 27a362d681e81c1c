/** Sentence indexes of a lesson in playback order. */
export type Order = readonly number[]

export const naturalOrder = (count: number): Order => Array.from({ length: count }, (_, index) => index)

/**
 * Returns a random order that starts with the current sentence (V-AUD-05). `random` returns numbers in [0, 1). The lines
 * of a dialogue, which begin at `firstLine`, follow each other: from the current one on, with the earlier ones at the end.
 */
export function shuffledOrder(
  count: number,
  current: number,
  random: () => number = Math.random,
  firstLine: number = count,
): Order {
  if (count === 0) return []
  const sentences = shuffled(
    naturalOrder(firstLine).filter((index) => index !== current),
    random,
  )
  const lines = naturalOrder(count).slice(firstLine)
  if (current >= firstLine)
    return [
      ...lines.filter((line) => line >= current),
      ...sentences,
      ...lines.filter((line) => line < current),
    ]
  const place = lines.length === 0 ? 0 : Math.floor(random() * (sentences.length + 1))
  return [current, ...sentences.toSpliced(place, 0, ...lines)]
}

function shuffled(order: Order, random: () => number): Order {
  const mixed = [...order]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = mixed[last] ?? 0
    mixed.splice(last, 1, mixed[other] ?? 0)
    mixed.splice(other, 1, moved)
  }
  return mixed
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
