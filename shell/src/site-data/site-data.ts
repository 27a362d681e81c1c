/** Storage that ends with the page. */
class PageStorage implements Storage {
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

/** Replaces an area of storage that throws on access. Returns whether it had to. */
function replaceBlocked(area: 'localStorage' | 'sessionStorage'): boolean {
  try {
    // Where site data is blocked, the name alone throws; some browsers have null instead.
    void window[area].length
    return false
  } catch {
    Object.defineProperty(window, area, { configurable: true, value: new PageStorage() })
    return true
  }
}

let isBlocked = false

/**
 * Makes storage safe to use for everything on the page, libraries included. A browser that blocks site data gets
 * storage that ends with the page, so pages for visitors work; a sign-in needs real storage to come back to.
 */
export function startSiteData(): void {
  const blocked = (['localStorage', 'sessionStorage'] as const).map(replaceBlocked)
  isBlocked = blocked.includes(true)
}

/** Whether the browser blocks site data, so that nobody can sign in. */
export const isSiteDataBlocked = (): boolean => isBlocked
