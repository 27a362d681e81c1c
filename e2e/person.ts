import fs from 'node:fs'
import { createRequire } from 'node:module'
import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { ownPort, Platform, shared, whenPrepared } from './control'
import { openAs } from './signed-in'

/** Signs in through the identity provider's page, as a person does. Slower than `openAs`. */
export async function signIn(
  page: Page,
  email: string,
  target = '/course',
  password = 'mowka',
): Promise<void> {
  await page.goto(target)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/u/') && !url.searchParams.has('code'))
}

/** What the browser complained about on a page. */
export class Complaints {
  readonly all: string[] = []

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.all.push(message.text())
    })
    page.on('pageerror', (error) => this.all.push(error.message))
  }
}

/** Platforms that a journey has for itself, to break them. They end with the journey, however that ends. */
class OwnPlatforms {
  private readonly platforms: Platform[] = []

  /** Starts one with the prepared data, or on a database that `env` names, which is empty. */
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
 * A test on the worker's own platform, whose page must not complain. `complaints.all` may be emptied where a failure is
 * the point.
 */
export const test = base.extend<{
  /** Whether it needs what `run.ts` prepares. A journey that brings its own database begins at once. */
  needsPrepared: boolean
  prepared: undefined
  complaints: Complaints
  own: OwnPlatforms
}>({
  needsPrepared: [true, { option: true }],
  prepared: [
    async ({ needsPrepared }, use) => {
      if (needsPrepared) await whenPrepared()
      await use(undefined)
    },
    // Its own, so that no journey has less time for waiting.
    { auto: true, timeout: 600_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => use(shared.url),
  own: async ({ context }, use) => {
    const own = new OwnPlatforms()
    await use(own)
    // A page that stays open would go on calling a platform that stops.
    await context.close()
    await own.end()
  },
  complaints: [
    async ({ page }, use) => {
      // The question about recordings was answered before; it has its own journey.
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

/** Expects axe to find nothing on the page (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // A list is pale while another page of it, or what was searched, is on its way.
  await expect(page.locator('table[data-loading="true"]')).toHaveCount(0)
  // Half-way through a fade everything is pale. What is paused or repeats has no end to wait for.
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
  // Evaluated by the debugger, so the page's policy does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const result = await axe.run({
      runOnly: { type: 'tag', values: tags },
      preload: false,
      // Every rule is asked of every element all the same. What passes needs no account, and nothing a selector.
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
