import { randomBytes } from 'node:crypto'
import type { releasePointers } from './tables'

/** The releases of a name that are served. */
export type Pointer = typeof releasePointers.$inferSelect

/** Author and time of a change, and the salt for a new canary. */
export type PointerMove = { who: string; at: Date; salt: string }

/** Serves a version to everyone; the live version becomes the fallback. */
export const toLive = (
  pointer: Pointer | undefined,
  name: string,
  version: string,
  move: PointerMove,
): Pointer => ({
  name,
  live: version,
  fallback: pointer && pointer.live !== version ? pointer.live : (pointer?.fallback ?? null),
  canary: null,
  canaryPercent: 0,
  salt: pointer?.salt ?? move.salt,
  updatedAt: move.at,
  updatedBy: move.who,
})

/**
 * Serves a version to a share of users. Raising the percentage includes those who already have it; another version
 * selects others, so that the same users aren't always first.
 */
export const toCanary = (pointer: Pointer, version: string, percent: number, move: PointerMove): Pointer => ({
  ...pointer,
  canary: version,
  canaryPercent: percent,
  salt: pointer.canary === version ? pointer.salt : move.salt,
  updatedAt: move.at,
  updatedBy: move.who,
})

/** Ends the canary. */
export const withoutCanary = (pointer: Pointer, move: PointerMove): Pointer => ({
  ...pointer,
  canary: null,
  canaryPercent: 0,
  updatedAt: move.at,
  updatedBy: move.who,
})

/** Rolls everyone back to a version. The previous version is no fallback, because it was bad. */
export const backTo = (pointer: Pointer, version: string, move: PointerMove): Pointer => ({
  ...withoutCanary(pointer, move),
  live: version,
  fallback: null,
})

/** Returns the versions that are served to anyone. */
export const versionsOf = (pointer: Pointer | undefined): string[] =>
  [pointer?.live, pointer?.fallback, pointer?.canary].filter((version) => version != null)

/** Creates a salt that selects the users of a canary. */
export const newSalt = () => randomBytes(6).toString('hex')

/** Returns whether a change serves the same versions as before. */
export const isSame = (before: Pointer | undefined, after: Pointer): boolean =>
  before?.live === after.live &&
  before.canary === after.canary &&
  before.canaryPercent === after.canaryPercent
