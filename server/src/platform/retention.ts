import { type Pointer, versionsOf } from './pointer'

const DAY = 24 * 60 * 60 * 1000

/** How long a page may stay open and still load what it was opened with, in days. */
export const DAYS_KEPT = 30

type Kept = { name: string; version: string; createdAt: Date; servedUntil: Date | null }

/**
 * The releases that may go: nothing points at them, and the last page that was opened with them is older than the
 * days given. A page keeps asking for the files of the releases it was opened with.
 */
export function removable<Release extends Kept>(
  releases: readonly Release[],
  pointers: readonly Pointer[],
  now: Date,
  days: number,
): Release[] {
  const pointed = new Set(
    pointers.flatMap((pointer) => versionsOf(pointer).map((version) => `${pointer.name}@${version}`)),
  )
  const limit = now.getTime() - days * DAY
  return releases.filter(
    ({ name, version, createdAt, servedUntil }) =>
      !pointed.has(`${name}@${version}`) && Math.max(+createdAt, servedUntil ? +servedUntil : 0) < limit,
  )
}
