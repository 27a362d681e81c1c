/** In-memory storage for the lifetime of the page. */
class MemoryStorage implements Storage {
  private readonly items = new Map<string, string>()

  get length(): number {
    return this.items.size
  }

  key(index: number): string | null {
    return [...this.items.keys()][index] ?? null
  }

  getItem(key: string): string | null {
    return this.items.get(key) ?? null
  }

  setItem(key: string, value: string): void {
    this.items.set(key, `${value}`)
  }

  removeItem(key: string): void {
    this.items.delete(key)
  }

  clear(): void {
    this.items.clear()
  }
}

/** Replaces a storage area that throws on access. Returns whether it did. */
function replaceBlocked(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    // With blocked site data, accessing the property throws; in some browsers it is null.
    void window[area].length
    return false
  } catch {
    Object.defineProperty(window, area, { configurable: true, value: new MemoryStorage() })
    return true
  }
}

let isBlocked = false

/**
 * Makes storage safe to use for everything on the page, libraries included. If the browser blocks site data,
 * in-memory storage lets public pages work; a sign-in needs real storage for the redirect.
 */
export function startSiteData(): void {
  const blocked = (['localStorage', 'sessionStorage'] as const).map(replaceBlocked)
  isBlocked = blocked.includes(true)
}

/** Whether the browser blocks site data, so that signing in is impossible. */
export const isSiteDataBlocked = (): boolean => isBlocked
