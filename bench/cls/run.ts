import { parseArgs } from 'node:util'
import { Platform, read } from '@mowka/e2e/control'
import { signIn } from '@mowka/e2e/person'
import { findChromium } from '@mowka/scripts/platform/chromium'
import { step } from '@mowka/scripts/steps'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright'
import { type MeasuredPage, type Person, pagesOf } from './pages'

/** Unexpected layout shifts of a page: their sum, and the moved elements. */
type Shifts = { sum: number; what: string[] }

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page: sums its layout shifts from the start. */
function watchShifts(): void {
  const shifts: Shifts = { sum: 0, what: [] }
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue
      shifts.sum += entry.value
      for (const { node, previousRect, currentRect } of entry.sources.slice(0, 2)) {
        const words = node?.textContent?.trim().slice(0, 40) ?? ''
        shifts.what.push(
          `${entry.value.toFixed(3)} ${node?.nodeName ?? '?'} "${words}" from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)} px`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4000' }, only: { type: 'string' } },
})
const platform = new Platform(Number(values.port), '')

/** Maximum layout shift per page. */
const LIMIT = 0.02

/** Simulated latency of a phone, in milliseconds, so that skeletons are visible. */
const LATENCY = 150

/** Time without layout shifts after which a page counts as settled, in milliseconds. */
const QUIET = 1_500

const widths = [390, 1280] as const
const windowOf = (width: number): BrowserContextOptions => ({
  locale: 'pl-PL',
  timezoneId: 'Europe/Warsaw',
  viewport: { width, height: width < 600 ? 844 : 800 },
})

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>

/** Signs a user in once; all their pages start with this browser state. */
async function signedInState(browser: Browser, person: Person): Promise<State | undefined> {
  if (person === null) return undefined
  const context = await browser.newContext({ ...windowOf(1280), baseURL: platform.url })
  const page = await context.newPage()
  await page.addInitScript(() => {
    localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}')
  })
  await signIn(page, `${person}@mowka.test`)
  await page.waitForLoadState('networkidle')
  const state = await context.storageState()
  await context.close()
  return state
}

/** Opens a page with an empty cache and sums its layout shifts until it is settled. */
async function measure(
  browser: Browser,
  state: State | undefined,
  path: string,
  width: number,
): Promise<Shifts> {
  const context = await browser.newContext({ ...windowOf(width), storageState: state })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
    await page.addInitScript(watchShifts)
    await page.goto(platform.url + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET)
    return await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
  } finally {
    await context.close()
  }
}

const executablePath = await findChromium()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const { body } = await read<{ registry: Record<string, { live: { pages: Record<string, unknown> } }> }>(
  '/api/platform/registry',
  undefined,
  platform,
)
const released = new Set(Object.values(body.registry).flatMap(({ live }) => Object.keys(live.pages)))
const all = await pagesOf(platform)
const wanted = all.filter(
  ({ needs, name }) =>
    (needs === null || released.has(needs)) && (values.only === undefined || name.includes(values.only)),
)
const rows: { page: MeasuredPage; width: number; shifts: Shifts }[] = []
const states = new Map<Person, State | undefined>()
for (const page of wanted) {
  await step(`${page.name} ${page.path}`, async () => {
    if (!states.has(page.person)) states.set(page.person, await signedInState(browser, page.person))
    for (const width of widths) {
      rows.push({ page, width, shifts: await measure(browser, states.get(page.person), page.path, width) })
    }
  })
}
await browser.close()

console.log(
  `\n| page | ${widths.map((width) => `${width} px`).join(' | ')} |\n|---|${widths.map(() => '---:|').join('')}`,
)
for (const page of wanted) {
  const cells = widths.map((width) => {
    const { sum } = rows.find((row) => row.page === page && row.width === width)?.shifts ?? { sum: 0 }
    return sum > LIMIT ? `**${sum.toFixed(3)}**` : sum.toFixed(3)
  })
  console.log(`| ${page.name} | ${cells.join(' | ')} |`)
}
const missing = [...released].filter((name) => !all.some(({ needs }) => needs === name))
if (missing.length > 0)
  console.log(`\nNot measured, because they have no address here: ${missing.join(', ')}`)
const moving = rows.filter(({ shifts }) => shifts.sum > LIMIT)
for (const { page, width, shifts } of moving) {
  console.log(`\n${page.name} at ${width} px moves ${shifts.sum.toFixed(3)}, more than ${LIMIT}:`)
  for (const line of shifts.what.slice(0, 5)) console.log(`  ${line}`)
}
