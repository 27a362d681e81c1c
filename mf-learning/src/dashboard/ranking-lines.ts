import type { Ranking, RankingEntry } from '@mowka/contract/schemas/stats'

/** So many people are shown before anyone asks for all. */
const FIRST = 5

/** A line of the ranking, or the gap before the learner's own. */
export type RankingLine = { kind: 'entry'; entry: RankingEntry } | { kind: 'gap' }

/**
 * The lines that are shown: the first five, or all ten, and below a gap the learner themselves when they are further
 * down.
 */
export function rankingLines(
  { entries, position, points }: Ranking,
  nickname: string,
  { showsAll }: { showsAll: boolean },
): RankingLine[] {
  const shown = showsAll ? entries : entries.slice(0, FIRST)
  const lines = shown.map((entry): RankingLine => ({ kind: 'entry', entry }))
  if (position === null || shown.some(({ isMe }) => isMe)) return lines
  return [...lines, { kind: 'gap' }, { kind: 'entry', entry: { position, nickname, points, isMe: true } }]
}

/** The points that are missing to the first ten and the first fifty; none for those who are there or stay out. */
export function missingTo({
  position,
  points,
  missingPoints: { to10, to50 },
}: Ranking): { place: 10 | 50; count: number }[] {
  if (points > 0 && position === null) return []
  const all = [
    { place: 10 as const, count: to10 },
    { place: 50 as const, count: to50 },
  ]
  return all.filter(({ count }) => count > 0)
}
