import type { LoadableRelease } from '@mowka/contract/schemas/platform'

/** URL of a remote's file: content-addressed and cached forever. Overrides have absolute URLs. */
export const fileUrl = (remote: string, file: string): string =>
  file.startsWith('http:') ? file : `/remotes/${remote}/${file}`

/** `now`: about to be needed. `idle`: speculative, with low priority. */
export type Urgency = 'now' | 'idle'

const rels: Record<Urgency, string> = { now: 'preload', idle: 'prefetch' }

/**
 * Fetches scripts in parallel without running them, so that loading them sequentially finds each in the cache. Mode
 * and integrity must match those of the later script, or the browser would fetch twice.
 */
export function prefetchScripts(
  remote: string,
  release: LoadableRelease,
  files: readonly string[],
  urgency: Urgency = 'now',
): void {
  for (const file of files) {
    const href = fileUrl(remote, file)
    if (!file.endsWith('.js') || document.querySelector(`link[href="${href}"], script[src="${href}"]`))
      continue
    const link = document.createElement('link')
    link.rel = rels[urgency]
    link.as = 'script'
    link.crossOrigin = 'anonymous'
    const integrity = release.integrity[file]
    if (integrity) link.integrity = integrity
    link.href = href
    // A failed preload must not block the next attempt.
    link.onerror = () => link.remove()
    document.head.append(link)
  }
}

/** Refetches scripts past the browser cache, so that damaged copies are replaced. Never rejects. */
export async function refetchScripts(remote: string, files: readonly string[]): Promise<void> {
  await Promise.allSettled(files.map(async (file) => fetch(fileUrl(remote, file), { cache: 'reload' })))
}
