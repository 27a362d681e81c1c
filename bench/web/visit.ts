import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { Sent, Sizes, VariantServer } from './serve'

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
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No heading "${heading}" after 30 s`)), 30_000)
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

/** A phone on a slow network, like Lighthouse's mobile setting: 1.6 Mbit/s, 150 ms, CPU four times slower. */
export const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 }

/** Time without long tasks after which the page counts as idle, in milliseconds. */
const QUIET = 1_000

/** Time without requests after which the network counts as idle, in milliseconds. */
const QUIET_NETWORK = 2_000

/** A page to visit, and a text that only its finished content contains. */
export type Target = { path: string; shows: string }

/** Cost of a visit. */
export type Visit = {
  /** Code requested until the content appeared: transferred bytes, and requests. */
  code: Sizes & { requests: number }
  /** Code requested later: error reports, prefetching. */
  later: Sizes & { requests: number }
  /** All requests until the content appeared. */
  requests: number
  /** Length of the longest chain of sequential code requests until the content appeared. */
  depth: number
  /** Milliseconds since the start of the visit. `content` may be the snapshot, `ownContent` is the page's own. */
  largestPaint: number
  content: number
  ownContent: number
  interactive: number
}

type Watched = { start: number; end: number; url: string }

/** Watches a page's network: files of the platform that were actually transferred, with their times in seconds. */
async function watchNetwork(session: CDPSession): Promise<() => Watched[]> {
  const open = new Map<string, Watched>()
  const done: Watched[] = []
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    open.set(requestId, { start: timestamp, end: timestamp, url: request.url })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = open.get(requestId)
    if (request) done.push({ ...request, end: timestamp })
    open.delete(requestId)
  })
  await session.send('Network.enable')
  return () => done
}

/** Length of the longest chain of requests in which each started after the previous one ended. */
function depthOf(requests: readonly { start: number; end: number }[]): number {
  let depth = 0
  let free = Number.NEGATIVE_INFINITY
  for (const { start, end } of [...requests].sort((a, b) => a.end - b.end)) {
    if (start < free) continue
    depth += 1
    free = end
  }
  return depth
}

/** Runs in the page: records the appearance of the text, paints, and long tasks. */
function notePaints(shows: string): void {
  const notes = { content: 0, ownContent: 0, largestPaint: 0, busyUntil: 0 }
  Object.assign(window, { benchNotes: notes })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.busyUntil = entry.startTime + entry.duration
  }).observe({ type: 'longtask', buffered: true })
  // Functions here are anonymous, because the bundler preserves names with a helper that the page lacks. Recorded in
  // an observer: a timer would wait for scripts that run after the paint.
  new MutationObserver((_, observer) => {
    const [isOwn, isSnapshot] = ['root', 'mowka-snapshot'].map((id) =>
      document.getElementById(id)?.textContent?.includes(shows),
    )
    if (!isOwn && !isSnapshot) return
    if (isOwn) observer.disconnect()
    // Visible in the next frame.
    requestAnimationFrame(() => {
      notes.content ||= performance.now()
      if (isOwn) notes.ownContent = performance.now()
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

type Notes = { content: number; ownContent: number; largestPaint: number; busyUntil: number }

/** Runs in the page: whether the content has appeared and the page has been idle for a while. */
function isQuiet(quiet: number): boolean {
  const notes = (window as unknown as { benchNotes?: Notes }).benchNotes
  return !!notes?.ownContent && performance.now() - Math.max(notes.ownContent, notes.busyUntil) > quiet
}

const sum = (files: readonly Sent[]): Visit['code'] => ({
  requests: files.length,
  raw: files.reduce((all, { bytes }) => all + bytes.raw, 0),
  gzip: files.reduce((all, { bytes }) => all + bytes.gzip, 0),
  brotli: files.reduce((all, { bytes }) => all + bytes.brotli, 0),
})

/** Opens a URL in a new throttled tab of the context, and waits until the page has appeared and is idle. */
export async function visit(
  context: BrowserContext,
  origin: string,
  server: VariantServer,
  { path, shows }: Target,
): Promise<Visit> {
  const page = await context.newPage()
  try {
    return await measure(page, origin, server, path, shows)
  } finally {
    await page.close()
  }
}

async function measure(page: Page, origin: string, server: VariantServer, path: string, shows: string) {
  const session = await page.context().newCDPSession(page)
  const watched = await watchNetwork(session)
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu })
  await page.addInitScript(notePaints, shows)
  const before = server.sent.length
  await page.goto(origin + path, { waitUntil: 'commit' })
  // Polled from here, because the page's policy forbids the evaluation that the library would use for polling.
  const deadline = Date.now() + 90_000
  while (!(await page.evaluate(isQuiet, QUIET))) {
    if (Date.now() > deadline) throw new Error(`${path} did not show "${shows}"`)
    await page.waitForTimeout(200)
  }
  const notes = await page.evaluate(() => ({
    ...(window as unknown as { benchNotes: Notes }).benchNotes,
    origin: performance.timeOrigin,
  }))
  // Waits for requests made when idle, because they are counted as well.
  for (let sent = -1; sent < server.sent.length; ) {
    sent = server.sent.length
    await page.waitForTimeout(QUIET_NETWORK)
  }

  const contentAt = notes.origin + notes.content
  const sent = server.sent.slice(before)
  const until = sent.filter(({ at }) => at <= contentAt)
  const code = (files: readonly Sent[]) => files.filter(({ kind }) => kind === 'code')
  const urls = new Set(code(until).map(({ url }) => url))
  return {
    code: sum(code(until)),
    later: sum(code(sent.filter(({ at }) => at > contentAt))),
    requests: until.length,
    depth: depthOf(watched().filter(({ url }) => urls.has(new URL(url).pathname))),
    largestPaint: Math.round(notes.largestPaint),
    content: Math.round(notes.content),
    ownContent: Math.round(notes.ownContent),
    interactive: Math.round(Math.max(notes.ownContent, notes.busyUntil)),
  }
}

/** A browser context with an empty cache, in which a user is signed in. */
export const freshContext = (browser: Browser, signedIn: string): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
    storageState: signedIn,
  })
