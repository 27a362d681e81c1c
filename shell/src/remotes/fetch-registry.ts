import type { PlatformRegistry, Registry } from '@mowka/shared/contract/schemas/platform'

/** Somebody waits for it who has waited in vain before, in milliseconds. */
const TIMEOUT = 5_000

/** Which releases people get now; the page knows what was true when it was opened. Null when nobody answers in time. */
export async function fetchRegistry(): Promise<Registry | null> {
  try {
    const response = await fetch('/api/platform/registry', {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return response.ok ? ((await response.json()) as PlatformRegistry).registry : null
  } catch {
    return null
  }
}
