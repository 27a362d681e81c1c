/** How many files of a remote this page has fetched: below its folder, or from its development server. */
export function fetchedFilesOf(
  urls: readonly string[],
  remote: string,
  override: string | undefined,
): number {
  const start = override ? `${override}/` : `/remotes/${remote}/`
  // A preloaded file is measured twice.
  return new Set(urls.filter((url) => (override ? url : new URL(url).pathname).startsWith(start))).size
}
