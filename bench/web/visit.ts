import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import type { RouteChange } from './route-change'
import type { Sent, Sizes, VariantServer } from './serve'
import type { Variant } from './variants'

/** A phone on a slow network, as Lighthouse's mobile setting has it: 1.6 Mbit/s, 150 ms, four times slower. */
export const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, cpu: 4 }

/** For how long nothing may keep the page busy for it to count as free, in milliseconds. */
const QUIET = 1_000

/** The network counts as quiet after this many milliseconds without a request. */
const QUIET_NETWORK = 2_000

/** A page to visit, and a text that only its finished content has. */
export type Target = { path: string; shows: string }

/** What a visit cost. */
export type Visit = {
  /** Code that was asked for until the content stood there: bytes that travelled, and requests. */
  code: Sizes & { requests: number }
  /** Code that came after it: error reports, what is likely next. */
  later: Sizes & { requests: number }
  /** All requests until the content. */
  requests: number
  /** Requests that had to wait for one another until the content: the depth of the chain, only code. */
  depth: number
  /** Milliseconds since the start of the visit. */
  largestPaint: number
  content: number
  interactive: number
}

/** What was measured, a row a run: visits by variant and name, and clicks from page to page by variant. */
export type Measured = {
  visits: Record<Variant, Record<string, Visit[]>>
  routeChanges: Record<Variant, RouteChange[]>
}

type Watched = { start: number; end: number; url: string }

/** Watches a page's network: files of the platform that really travelled, with their times in seconds. */
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

/** How many of the requests had to wait for one another: the longest row in which each began after the one before. */
export function depthOf(requests: readonly { start: number; end: number }[]): number {
  let depth = 0
  let free = Number.NEGATIVE_INFINITY
  for (const { start, end } of [...requests].sort((a, b) => a.end - b.end)) {
    if (start < free) continue
    depth += 1
    free = end
  }
  return depth
}

/** Runs in the page: notes when the text is there, paints, and tasks that keep the page busy. */
function notePaints(shows: string): void {
  const notes = { content: 0, largestPaint: 0, busyUntil: 0 }
  Object.assign(window, { benchNotes: notes })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.largestPaint = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.busyUntil = entry.startTime + entry.duration
  }).observe({ type: 'longtask', buffered: true })
  // No function here has a name: names are kept by a call that the page does not have.
  // Told at once: a timer would wait behind scripts that run after the picture was drawn.
  new MutationObserver((_, observer) => {
    const shown = [document.getElementById('root'), document.getElementById('mowka-snapshot')]
    if (!shown.some((each) => each?.textContent?.includes(shows))) return
    observer.disconnect()
    // Seen in the next picture that the browser draws.
    requestAnimationFrame(() => {
      notes.content = performance.now()
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

type Notes = { content: number; largestPaint: number; busyUntil: number }

/** Runs in the page: whether the content is there and nothing kept the page busy for a while. */
function isQuiet(quiet: number): boolean {
  const notes = (window as unknown as { benchNotes?: Notes }).benchNotes
  return !!notes?.content && performance.now() - Math.max(notes.content, notes.busyUntil) > quiet
}

const sum = (files: readonly Sent[]): Visit['code'] => ({
  requests: files.length,
  raw: files.reduce((all, { bytes }) => all + bytes.raw, 0),
  gzip: files.reduce((all, { bytes }) => all + bytes.gzip, 0),
  brotli: files.reduce((all, { bytes }) => all + bytes.brotli, 0),
})

/** Opens an address in a fresh tab of the context, slowed down, and waits until the page is there and quiet. */
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
  // Polled from here: the page's policy forbids the evaluation that the library would poll with.
  const deadline = Date.now() + 90_000
  while (!(await page.evaluate(isQuiet, QUIET))) {
    if (Date.now() > deadline) throw new Error(`${path} did not show "${shows}"`)
    await page.waitForTimeout(200)
  }
  const notes = await page.evaluate(() => ({
    ...(window as unknown as { benchNotes: Notes }).benchNotes,
    origin: performance.timeOrigin,
  }))
  // What comes when idle is counted as well, so it is waited for.
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
    interactive: Math.round(Math.max(notes.content, notes.busyUntil)),
  }
}

/** A browser with nothing in its cache, in which someone is signed in already. */
export const freshContext = (browser: Browser, signedIn: string): Promise<BrowserContext> =>
  browser.newContext({
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
    storageState: signedIn,
  })
