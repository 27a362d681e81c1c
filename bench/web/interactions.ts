import type { BrowserContext, Locator, Page } from 'playwright'
import { SLOW } from './visit'

/** Delay between two keys of a fast typist, in milliseconds. */
const KEY_DELAY = 120

/** Time after an interaction in which its consequences are still recorded, in milliseconds. */
const SETTLE = 1_000

/** Number of screens by which a list is scrolled. */
const SCREENS = 12

/** Devices of learners and editors; `cpu` is how many times slower the processor is. */
const PHONE = { width: 390, height: 844, cpu: SLOW.cpu }
const DESKTOP = { width: 1280, height: 900, cpu: 1 }

/** Beginning of the heading over a wrong answer. */
const WRONG = 'Jeszcze nie'

/** Cost of an interaction, without network throttling. All times are in milliseconds. */
export type Interaction = {
  /** Longest time from an input event to the next paint (the "interaction to next paint" of its inputs). */
  paint: number
  /** Longest task of the main thread; 0 if none took over 50 ms. */
  longTask: number
  /** Time from the arrival of the response to the paint of its result; `null` for interactions without one. */
  afterResponse: number | null
}

type Notes = { events: number[]; tasks: number[]; responseEnd: number; shownAt: number }
type NotesWindow = { interactionNotes: Notes }

/** Runs in the page: records input events, long tasks and the arrival of responses. */
function noteInteractions(): void {
  const notes: Notes = { events: [], tasks: [], responseEnd: 0, shownAt: 0 }
  Object.assign(window, { interactionNotes: notes })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.events.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) notes.tasks.push(entry.duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (entry.name.includes('/api/attempt')) notes.responseEnd = entry.responseEnd
  }).observe({ type: 'resource' })
}

/** Runs in the page: records the first paint in which a status contains the text. */
function noteShown(text: string): void {
  const notes = (window as unknown as NotesWindow).interactionNotes
  notes.shownAt = 0
  notes.responseEnd = 0
  const observer = new MutationObserver(() => {
    if (![...document.querySelectorAll('[role="status"]')].some((each) => each.textContent?.includes(text)))
      return
    observer.disconnect()
    requestAnimationFrame(() => {
      notes.shownAt = performance.now()
    })
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Measures what `act` causes. */
async function measure(page: Page, act: () => Promise<void>): Promise<Interaction> {
  await page.waitForTimeout(SETTLE)
  await page.evaluate(() => {
    const notes = (window as unknown as NotesWindow).interactionNotes
    notes.events.length = 0
    notes.tasks.length = 0
    notes.shownAt = 0
  })
  await act()
  await page.waitForTimeout(SETTLE)
  const { events, tasks, responseEnd, shownAt } = await page.evaluate(
    () => (window as unknown as NotesWindow).interactionNotes,
  )
  return {
    paint: Math.round(Math.max(0, ...events)),
    longTask: Math.round(Math.max(0, ...tasks)),
    afterResponse: shownAt && responseEnd ? Math.round(Math.max(0, shownAt - responseEnd)) : null,
  }
}

/** Opens a page on a device, which measures its interactions. */
async function openOn(
  device: typeof PHONE,
  context: BrowserContext,
  url: string,
  ready: (page: Page) => Locator,
): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(device)
  await page.addInitScript(noteInteractions)
  await page.goto(url)
  await ready(page).first().waitFor()
  // By now the code for the next interactions is loaded, as if the user had read the page first.
  await page.waitForTimeout(6_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: device.cpu })
  return page
}

/** Interactions of a learner with a writing trainer, whose sentences are asked as a whole. */
export async function inTrainer(context: BrowserContext, url: string): Promise<Record<string, Interaction>> {
  const box = (page: Page) => page.getByRole('textbox', { name: 'Twoja odpowiedź' })
  const page = await openOn(PHONE, context, url, box)
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  try {
    // A learner touches the field first.
    await box(page).click()
    const typing = await measure(page, () =>
      box(page).pressSequentially('I do not know', { delay: KEY_DELAY }),
    )
    const checking = await measure(page, async () => {
      await page.evaluate(noteShown, WRONG)
      await button('Sprawdź').click()
      await button('Spróbuj ponownie').waitFor()
    })
    const drawer = await measure(page, async () => {
      await button(/^Więcej/).click()
      await page.getByRole('dialog').waitFor()
    })
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const next = await measure(page, async () => {
      await button('Pomiń').click()
      await button('Sprawdź').waitFor()
    })
    return {
      'a key in a trainer': typing,
      'check an answer': checking,
      'open the drawer': drawer,
      'next sentence': next,
    }
  } finally {
    await page.close()
  }
}

/** Interactions of an editor with the longest list of the panel. */
export async function inPanel(context: BrowserContext, origin: string): Promise<Record<string, Interaction>> {
  const rows = (page: Page) => page.getByRole('row')
  const page = await openOn(DESKTOP, context, `${origin}/admin/exercises?limit=100`, rows)
  try {
    const scrolling = await measure(page, async () => {
      for (let screen = 0; screen < SCREENS; screen++) {
        await page.mouse.wheel(0, 800)
        await page.waitForTimeout(KEY_DELAY)
      }
    })
    await page.evaluate(() => window.scrollTo(0, 0))
    const sorting = await measure(page, async () => {
      await page.getByRole('columnheader').getByRole('button').first().click()
    })
    const filtering = await measure(page, () =>
      page.getByRole('searchbox').first().pressSequentially('train', { delay: KEY_DELAY }),
    )
    return {
      'scroll 100 rows in the panel': scrolling,
      'sort 100 rows': sorting,
      'type into the search of the list': filtering,
    }
  } finally {
    await page.close()
  }
}
