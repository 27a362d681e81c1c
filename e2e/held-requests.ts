import type { Route } from 'playwright/test'

/** Requests that are held until the journey releases them. */
export class HeldRequests {
  /** Number of requests so far. */
  asked = 0
  private open = () => {}
  private readonly opened = new Promise<void>((resolve) => {
    this.open = resolve
  })

  /** Handler for `page.route`. */
  route = async (route: Route): Promise<void> => {
    this.asked += 1
    await this.opened
    await route.continue()
  }

  /** Releases all held requests and lets later ones pass. */
  release(): void {
    this.open()
  }
}
