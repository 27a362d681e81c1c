import type { PlatformRegistry } from '@mowka/contract/schemas/platform'

/** How long to wait for a person who has waited without a result before, in milliseconds. */
const TIMEOUT = 5_000

/**
 * Which releases people get now, and with which shell; the page knows what was true when it was opened. Null when
 * nobody answers in time.
 */
export async function fetchRegistry(): Promise<PlatformRegistry | null> {
  try {
    const response = await fetch('/api/platform/registry', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? ((await response.json()) as PlatformRegistry) : null
  } catch {
    return null
  }
}
