/** How long the files of a remote took together, from the first request to the last answer. */
export type LoadTime = { ms: number; files: number }

/** What the browser measured of a file. */
type Measured = Pick<PerformanceResourceTiming, 'name' | 'startTime' | 'responseEnd'>

/** The files of a remote: below its folder, or on its development server. Milliseconds; null when none was fetched. */
export function loadTimeOf(
  entries: readonly Measured[],
  remote: string,
  override: string | undefined,
): LoadTime | null {
  const start = override ? `${override}/` : `/remotes/${remote}/`
  const own = entries.filter(({ name }) => (override ? name : new URL(name).pathname).startsWith(start))
  if (own.length === 0) return null
  const from = Math.min(...own.map((each) => each.startTime))
  const to = Math.max(...own.map((each) => each.responseEnd))
  return { ms: Math.round(to - from), files: new Set(own.map((each) => each.name)).size }
}
