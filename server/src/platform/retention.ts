import { type Pointer, versionsOf } from './pointer'

const DAY = 24 * 60 * 60 * 1000

/** Days for which an open page can still load the files of its releases. */
export const RETENTION_DAYS = 30

type StoredRelease = { name: string; version: string; createdAt: Date; servedUntil: Date | null }

/**
 * Returns the releases that can be deleted: no pointer refers to them, and the last page with them was opened longer
 * ago than the given days. An open page requests files of the releases with which it was opened.
 */
export function removable<Release extends StoredRelease>(
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
