/** The part of cache storage that the worker uses; tests provide a fake. */
export type CacheArea = Pick<CacheStorage, 'open' | 'keys' | 'delete'>

/** Runs a cache operation; a failure has the result of an empty cache. */
async function orEmpty<Value>(operation: () => Promise<Value>, empty: Value): Promise<Value> {
  try {
    return await operation()
  } catch {
    return empty
  }
}

/**
 * Cache storage in which every failure is a miss. Browsers throw from any of its methods when the disk is full, the
 * store is damaged or site data is blocked, and none of that is a reason to fail a request.
 */
export class TolerantCaches {
  private readonly area: CacheArea

  constructor(area: CacheArea) {
    this.area = area
  }

  match(name: string, request: string): Promise<Response | undefined> {
    return orEmpty(async () => (await this.area.open(name)).match(request), undefined)
  }

  /** Stores a response; returns false if the browser refuses. */
  put(name: string, request: string, response: Response): Promise<boolean> {
    return orEmpty(async () => {
      await (await this.area.open(name)).put(request, response)
      return true
    }, false)
  }

  /** Returns the URLs of a cache, oldest first. */
  urls(name: string): Promise<string[]> {
    return orEmpty(async () => (await (await this.area.open(name)).keys()).map(({ url }) => url), [])
  }

  async remove(name: string, urls: readonly string[]): Promise<void> {
    for (const url of urls) await orEmpty(async () => (await this.area.open(name)).delete(url), false)
  }

  /** Returns the names of all caches of the origin. */
  names(): Promise<string[]> {
    return orEmpty(() => this.area.keys(), [])
  }

  async drop(name: string): Promise<void> {
    await orEmpty(() => this.area.delete(name), false)
  }
}
