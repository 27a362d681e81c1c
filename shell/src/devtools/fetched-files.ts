/** Counts the files of a remote that this page has fetched, from its folder or its development server. */
export function fetchedFilesOf(
  urls: readonly string[],
  remote: string,
  override: string | undefined,
): number {
  const start = override ? `${override}/` : `/remotes/${remote}/`
  // A preloaded file has two timing entries.
  return new Set(urls.filter((url) => (override ? url : new URL(url).pathname).startsWith(start))).size
}
