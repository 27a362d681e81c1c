import { randomBytes } from 'node:crypto'
import type { releasePointers } from './tables'

/** Which releases of a name people get. */
export type Pointer = typeof releasePointers.$inferSelect

/** Who moves a pointer, when, and the salt for a new canary. */
export type Move = { who: string; at: Date; salt: string }

/** Everyone gets a version; what was live becomes the fall-back. */
export const toLive = (pointer: Pointer | undefined, name: string, version: string, move: Move): Pointer => ({
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
 * Some people get a version. Raising the percentage keeps those who have it; another version draws again, so that it is
 * not always the same people who go first.
 */
export const toCanary = (pointer: Pointer, version: string, percent: number, move: Move): Pointer => ({
  ...pointer,
  canary: version,
  canaryPercent: percent,
  salt: pointer.canary === version ? pointer.salt : move.salt,
  updatedAt: move.at,
  updatedBy: move.who,
})

/** Nobody gets the canary any more. */
export const withoutCanary = (pointer: Pointer, move: Move): Pointer => ({
  ...pointer,
  canary: null,
  canaryPercent: 0,
  updatedAt: move.at,
  updatedBy: move.who,
})

/** Everyone goes back to a version. What was live is no fall-back: it is what people go away from. */
export const backTo = (pointer: Pointer, version: string, move: Move): Pointer => ({
  ...withoutCanary(pointer, move),
  live: version,
  fallback: null,
})

/** The versions that someone may get. */
export const versionsOf = (pointer: Pointer | undefined): string[] =>
  [pointer?.live, pointer?.fallback, pointer?.canary].filter((version) => version != null)

/** Draws who goes first with a canary. */
export const newSalt = () => randomBytes(6).toString('hex')

/** Whether people get the same after a move as before it. */
export const isSame = (before: Pointer | undefined, after: Pointer): boolean =>
  before?.live === after.live &&
  before.canary === after.canary &&
  before.canaryPercent === after.canaryPercent
