import type { LoadableRelease } from '@mowka/contract/schemas/platform'

/** The address of a file of a remote: content-addressed, kept forever. An override's files have whole addresses. */
export const fileUrl = (remote: string, file: string): string =>
  file.startsWith('http:') ? file : `/remotes/${remote}/${file}`

/** `now`: about to be needed. `idle`: perhaps needed, behind everything else. */
export type Urgency = 'now' | 'idle'

const rels: Record<Urgency, string> = { now: 'preload', idle: 'prefetch' }

/**
 * Fetches scripts side by side without running them, so that loading them one after another finds each already
 * there. Mode and integrity must match those of the later script, or the browser would fetch twice.
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
    // A failed one must not block the next try.
    link.onerror = () => link.remove()
    document.head.append(link)
  }
}

/** Fetches scripts past the browser's cache, so that damaged copies in it are replaced. Never rejects. */
export async function refetchScripts(remote: string, files: readonly string[]): Promise<void> {
  await Promise.allSettled(files.map(async (file) => fetch(fileUrl(remote, file), { cache: 'reload' })))
}
