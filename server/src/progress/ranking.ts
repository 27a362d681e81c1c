import type { Ranking } from '@mowka/contract/schemas/stats'

/** Someone in the head of a ranking. */
export type Ranked = { nickname: string; points: number; isMe: boolean }

/** What the database says of a ranking for the person who asks. */
export type Standing = {
  /** Those with the most points, in order. */
  head: Ranked[]
  /** The points of the 10th and the 50th; null where there are not as many people. */
  tenth: number | null
  fiftieth: number | null
  /** Of the person who asks. */
  points: number
  /** How many people have more. */
  ahead: number
}

/**
 * Points that are missing to be among the first ones: as many as the last of them has, and at least one where there is
 * room.
 */
export const missingPoints = (own: number, last: number | null): number => Math.max(0, (last ?? 1) - own)

/** A ranking as the person who asks sees it (S-USER-15). People with as many points share a position. */
export function showRanking(
  { head, tenth, fiftieth, points, ahead }: Standing,
  { isHidden }: { isHidden: boolean },
): Ranking {
  return {
    position: points > 0 && !isHidden ? ahead + 1 : null,
    points,
    missingPoints: { to10: missingPoints(points, tenth), to50: missingPoints(points, fiftieth) },
    entries: head.map((entry) => ({
      ...entry,
      position: 1 + head.filter((other) => other.points > entry.points).length,
    })),
  }
}
