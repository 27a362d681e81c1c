import type { Ranking, RankingEntry } from '@mowka/contract/schemas/stats'

/** Number of entries shown initially. */
const FIRST = 5

/** A line of the ranking, or the gap before the learner's own. */
export type RankingLine = { kind: 'entry'; entry: RankingEntry } | { kind: 'gap' }

/** Returns the visible lines: the first five or all ten, and, below a gap, the learner if they rank lower. */
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

/**
 * Returns the points missing to the top ten and the top fifty; empty for learners who are there or have opted out.
 */
export function missingPoints({
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
