import fs from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { ownPort, Platform, shared, waitUntilPrepared } from './control'
import { skipIntroductions } from './introductions'
import { openAs } from './signed-in'

/** Signs in through the identity provider's page. Slower than `openAs`. */
export async function signIn(
  page: Page,
  email: string,
  target = '/course',
  password = 'mowka',
): Promise<void> {
  await skipIntroductions(page)
  await page.goto(target)
  // Visitors of the home page get the front page (C83).
  if (target === '/' || target === '/course') await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/u/') && !url.searchParams.has('code'))
}

/**
 * Does something that writes and waits for the server's response, because a read after a reload may overtake a write
 * that is still pending.
 */
export async function written(page: Page, act: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse(
    (each) => each.request().method() !== 'GET' && !each.url().includes('/track'),
  )
  await act()
  await response
}

/** The browser's console errors on a page. */
export class Complaints {
  readonly all: string[] = []

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.all.push(message.text())
    })
    page.on('pageerror', (error) => this.all.push(error.message))
  }
}

/** Platforms owned by a journey, for breaking them. They are stopped when the journey ends, whatever its outcome. */
class OwnPlatforms {
  private readonly platforms: Platform[] = []

  /** Starts a platform with the prepared data, or with the empty database that `env` names. */
  async start(env: NodeJS.ProcessEnv = {}): Promise<Platform> {
    const platform = env.DATABASE_URL
      ? new Platform(ownPort, undefined, env)
      : Platform.prepared(ownPort, env)
    this.platforms.push(platform)
    await platform.start()
    return platform
  }

  async end(): Promise<void> {
    for (const platform of this.platforms.splice(0)) {
      await platform.stop()
      platform.forget()
    }
  }
}

/**
 * A test on the worker's shared platform, which fails on console errors. Clear `complaints.all` where failures are
 * expected.
 */
export const test = base.extend<{
  /** Whether it needs the data that `run.ts` prepares. A journey with its own database starts immediately. */
  needsPrepared: boolean
  prepared: undefined
  complaints: Complaints
  own: OwnPlatforms
}>({
  needsPrepared: [true, { option: true }],
  prepared: [
    async ({ needsPrepared }, use) => {
      if (needsPrepared) await waitUntilPrepared()
      await use(undefined)
    },
    // A separate timeout, so that waiting doesn't reduce the journey's time.
    { auto: true, timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => use(shared.url),
  own: async ({ context }, use) => {
    const own = new OwnPlatforms()
    await use(own)
    // An open page would keep calling a platform that is being stopped.
    await context.close()
    await own.end()
  },
  complaints: [
    async ({ page }, use) => {
      // The consent question was answered before; it has a journey of its own.
      await page.addInitScript(() => {
        localStorage.getItem('consent') ??
          localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}')
      })
      const complaints = new Complaints(page)
      await use(complaints)
      expect(complaints.all).toEqual([])
    },
    { auto: true },
  ],
})

const axeSource = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no accessibility violations on the page (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A list is dimmed while another page or search is loading.
  await expect(page.locator('table[data-loading="true"]')).toHaveCount(0)
  // Colours are reduced during a fade. Paused and infinite animations never end.
  await page.evaluate(() => {
    const fades = document
      .getAnimations()
      .filter(
        (each) =>
          each.playState === 'running' && each.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY,
      )
      .map((each) => each.finished)
    return Promise.race([
      Promise.allSettled(fades).then(() => true),
      new Promise((resolve) => setTimeout(() => resolve(false), 30_000)),
    ])
  })
  // Evaluated through the debugger, so the page's CSP does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const result = await axe.run({
      runOnly: { type: 'tag', values: tags },
      preload: false,
      // Every rule still runs on every element; passes are not reported, and no selectors are computed.
      resultTypes: ['violations'],
      selectors: false,
    })
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
    )
  })
  expect(violations, where).toEqual([])
}

export { type BrowserContext, expect, type Locator, openAs, type Page }
