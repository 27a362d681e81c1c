import type { LivePlatform } from './registry'

/** Time that a page waits for the registry before it is served with the last known one, in milliseconds. */
const REGISTRY_TIMEOUT = 1_500

/** Time after a timeout during which no other page waits, in milliseconds. */
const RETRY_PAUSE = 5_000

/** Reads the registry for each page, and falls back to the last known one while the database doesn't respond. */
export class LivePlatformReader {
  private last: LivePlatform | null = null
  private askAgainAt = 0
  private readonly read: () => Promise<LivePlatform>
  private readonly patience: number

  constructor(read: () => Promise<LivePlatform>, patience = REGISTRY_TIMEOUT) {
    this.read = read
    this.patience = patience
  }

  /** Returns the current or last known registry. Rejects only if there was never one. */
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
        this.askAgainAt = Date.now() + RETRY_PAUSE
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
