import type { Difference } from './difference'

/** Puts the words before a place behind the others: "hoy no puedo" becomes "no puedo hoy". */
const rotated = (words: readonly string[], at: number): string[] => [
  ...words.slice(at),
  ...words.slice(0, at),
]

/**
 * Whether an input is an accepted answer with its first part behind the rest, and another accepted answer, which
 * differs by one of the changes, is accepted in both orders.
 */
export const isReordered = (
  words: readonly string[],
  changes: readonly Difference[],
  isAccepted: (words: readonly string[]) => boolean,
): boolean =>
  words.some(
    (_, at) =>
      at > 0 &&
      isAccepted(rotated(words, at)) &&
      changes.some(({ from, to, accepted }) =>
        isAccepted(rotated(words.toSpliced(from, to - from, ...accepted), at)),
      ),
  )
