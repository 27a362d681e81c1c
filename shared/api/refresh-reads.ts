import { mutate } from 'swr'

type Refresh = (matches: (key: unknown) => boolean) => void

let refresh: Refresh = (matches) => void mutate(matches)

/** Fetches again what matches and is shown; what is not shown is fetched when it is shown next. */
export const refreshReads: Refresh = (matches) => refresh(matches)

/** Points the refreshing at another cache than the product's one. For tests alone: each has a cache of its own. */
export function replaceRefresh(next: Refresh): void {
  refresh = next
}
