import type { Ranking } from '@mowka/contract/schemas/stats'

/** A person at the top of a ranking. */
export type Ranked = { nickname: string; points: number; isMe: boolean }

/** The database's view of a ranking for one viewer. */
export type Standing = {
  /** The users with the most points, in order. */
  head: Ranked[]
  /** Points of the 10th and the 50th user, or `null` if there are fewer users. */
  tenth: number | null
  fiftieth: number | null
  /** The viewer's points. */
  points: number
  /** Number of users with more points than the viewer. */
  ahead: number
}

/** Points missing to be among the top: as many as the last of them has, and at least one while there is room. */
export const missingPoints = (own: number, last: number | null): number => Math.max(0, (last ?? 1) - own)

/** A ranking as shown to the viewer (S-USER-15). Users with equal points share a position. */
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
