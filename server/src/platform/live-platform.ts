import type { LivePlatform } from './service'

/** How long a page waits for the registry before it is served with the last one known, in milliseconds. */
const PATIENCE = 1_500

/**
 * The registry as pages get it: read anew for each page, and the last one known while the database does not answer.
 */
export class LivePlatformReader {
  private last: LivePlatform | null = null
  private readonly read: () => Promise<LivePlatform>

  constructor(read: () => Promise<LivePlatform>) {
    this.read = read
  }

  /** The current registry, or the last known. Rejects only when there was never one. */
  async current(): Promise<LivePlatform> {
    const reading = this.read().then((live) => {
      this.last = live
      return live
    })
    if (!this.last) return reading
    const last = this.last
    const patience = new Promise<LivePlatform>((resolve) => setTimeout(() => resolve(last), PATIENCE).unref())
    return Promise.race([reading.catch(() => last), patience])
  }
}
