import type { DiffPiece } from '@mowka/contract/schemas/trainer'

/** Maximum number of mistakes per answer with a suggested reason. */
const MOST = 3

function reasonFor({ mark, typed, expected }: DiffPiece): string[] {
  const [was, is] = [typed.trim(), expected.trim()]
  switch (mark) {
    case 'missing':
      return is === '' ? [] : [`Brakuje „${is}”.`]
    case 'extra':
      return was === '' ? [] : [`Zbędne jest „${was}”.`]
    case 'changed':
      return [`Zamiast „${was}” powinno być „${is}”.`]
    case 'moved-from':
      return [`Zły szyk: „${was}” ma inne miejsce w zdaniu.`]
    default:
      return []
  }
}

/**
 * Returns reasons derived from the difference. They are in Polish in both interface languages, because learners read
 * them.
 */
export const reasonsOf = (diff: readonly DiffPiece[]): string[] => [
  ...new Set(diff.flatMap(reasonFor).slice(0, MOST)),
]
