import type { LivePlatform } from './registry'

/** How long a page waits for the registry before it is served with the last one known, in milliseconds. */
const PATIENCE = 1_500

/** How long no other page waits after a wait without a result, in milliseconds. */
const PAUSE = 5_000

/**
 * The registry as pages get it: read again for each page, and the last one known while the database does not answer.
 */
export class LivePlatformReader {
  private last: LivePlatform | null = null
  private askAgainAt = 0
  private readonly read: () => Promise<LivePlatform>
  private readonly patience: number

  constructor(read: () => Promise<LivePlatform>, patience = PATIENCE) {
    this.read = read
    this.patience = patience
  }

  /** The current registry, or the last known. Rejects only when there was never one. */
  async current(): Promise<LivePlatform> {
    const { last } = this
    if (last && Date.now() < this.askAgainAt) return last
    const reading = this.read().then((live) => {
      this.last = live
      this.askAgainAt = 0
      return live
    })
    if (!last) return reading
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<LivePlatform>((resolve) => {
      timer = setTimeout(() => {
        this.askAgainAt = Date.now() + PAUSE
        resolve(last)
      }, this.patience)
    })
    try {
      return await Promise.race([reading.catch(() => last), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
