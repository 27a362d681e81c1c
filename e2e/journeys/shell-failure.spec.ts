import { HeldRequests } from '../held-requests'
import { expect, expectAccessible, type Page, test } from '../person'

// Failures are expected here: the browser logs every failed script as an error.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

const SHELL = '**/remotes/shell/*.js'
const message = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Mówka jeszcze się nie wczytała' })
const frontPage = (page: Page) => page.getByRole('heading', { level: 1, name: /^Mów całymi zdaniami/ })

test('missing shell scripts show a message whose button reloads them', async ({ page }) => {
  await page.route(SHELL, (route) => route.abort())
  await page.goto('/course')
  await expect(message(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', /^http/)
  await expectAccessible(page, 'the message of a failed start')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'the message of a failed start, dark')

  const loadedAgain = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Wczytaj ponownie' }).click()
  await loadedAgain
  await expect(message(page)).toBeVisible()

  await page.unroute(SHELL)
  await page.getByRole('button', { name: 'Wczytaj ponownie' }).click()
  await expect(frontPage(page)).toBeVisible()
})

test("a shell that the browser cannot parse shows a message in the user's language", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('interfaceLang', '"en"'))
  // Simulates a browser too old for the scripts. Integrity would block it earlier.
  await page.route(SHELL, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let of today = @' }),
  )
  await page.route('**/course', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replaceAll(/ integrity="[^"]*"/g, '') })
  })
  await page.goto('/course')
  await expect(page.getByRole('heading', { level: 1, name: 'Mówka hasn’t loaded yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a slow shell shows a message and removes it once it has loaded', async ({ page }) => {
  const scripts = new HeldRequests()
  await page.route(SHELL, scripts.route)
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(message(page)).toBeVisible()
  scripts.release()
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
  await expect(message(page)).toBeHidden()
  expect(await page.locator('main').count()).toBe(1)
})

test('a normal start never shows the message', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { seen: false })
    new MutationObserver(() => {
      if (document.querySelector('main.start-failure')) Object.assign(window, { seen: true })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Regulamin' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: boolean }).seen)).toBe(false)
})

test('without JavaScript the page states what is missing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(`${baseURL}/course`)
    // Text and role locators ignore the content of noscript.
    await expect(page.locator('noscript h1')).toBeVisible()
    await expect(page.locator('noscript a.again')).toBeVisible()
  } finally {
    await context.close()
  }
})
