import type { BrowserContext } from 'playwright'

/** Number of round trips per run. */
const TIMES = 5

/** Durations of route changes, in milliseconds until the heading of the page appears. */
export type RouteChange = { first: number; again: number[] }

/** A link on a page and the heading of the page behind it. */
export type Way = { from: string; href: string; heading: string }

/** Follows a link and returns, several times, without throttling: what a user experiences when clicking. */
export async function changeRoute(context: BrowserContext, origin: string, way: Way): Promise<RouteChange> {
  const page = await context.newPage()
  try {
    await page.goto(origin + way.from)
    await page.locator(`a[href="${way.href}"]`).first().waitFor()
    // By now the likely next page is prefetched, as if the user had read the page first.
    await page.waitForTimeout(6_000)
    const times: number[] = []
    for (let time = 0; time <= TIMES; time++) {
      times.push(await page.evaluate(follow, way))
      await page.goBack()
      await page.locator(`a[href="${way.href}"]`).first().waitFor()
      await page.waitForTimeout(300)
    }
    const [first = 0, ...again] = times
    return { first, again }
  } finally {
    await page.close()
  }
}

/** Runs in the page: clicks, and returns the time until the heading appears. */
function follow({ href, heading }: Way): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now()
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.includes(heading)) return
      watcher.disconnect()
      requestAnimationFrame(() => resolve(Math.round(performance.now() - start)))
    })
    watcher.observe(document.body, { subtree: true, childList: true, characterData: true })
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click()
  })
}
