import type { Route } from 'playwright/test'

/** Requests that stand still until the journey lets them go. */
export class Held {
  /** How many were asked for. */
  asked = 0
  private open = () => {}
  private readonly opened = new Promise<void>((resolve) => {
    this.open = resolve
  })

  /** What `page.route` is given. */
  route = async (route: Route): Promise<void> => {
    this.asked += 1
    await this.opened
    await route.continue()
  }

  /** Lets go of all of them, and of those that come later. */
  letGo(): void {
    this.open()
  }
}
