import { HeldRequests } from '../held-requests'
import { expect, type Locator, openAs, type Page, test } from '../person'

const snapshots = () => Object.keys(localStorage).filter((key) => key.startsWith('pageSnapshot'))

/** Opens the courses once, so that the device has a snapshot. */
async function seeCourses(page: Page): Promise<void> {
  await openAs(page, 'learner@mowka.test')
  await expect(page.getByRole('heading', { level: 3, name: 'Angielski na co dzień' })).toBeVisible()
  await page.goto('/course')
  await expect.poll(() => page.evaluate(snapshots)).toHaveLength(1)
}

/** Positions and fonts of the page's elements. */
const looks = (page: Locator) =>
  page.evaluate(async (holder) => {
    await document.fonts.ready
    return [...holder.querySelectorAll('h1, h2, main a, nav a')].slice(0, 12).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      const { fontFamily, fontSize, color } = getComputedStyle(part)
      return [part.textContent, x, y, width, height, fontFamily, fontSize, color]
    })
  })

test("a returning user sees the page's last look before any of its code is loaded", async ({ page }) => {
  await seeCourses(page)

  const code = new HeldRequests()
  await page.route('**/remotes/**/*.js', code.route)
  const shown = page.locator('#mowka-snapshot')
  const drawn = page.locator('#root')
  for (const address of ['/course', '/']) {
    await page.goto(address, { waitUntil: 'commit' })
    await expect(shown.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    await expect(shown.getByRole('link', { name: 'Pulpit' })).toBeVisible()
    expect(await drawn.locator('*').count()).toBe(0)
  }
  const before = await looks(shown)

  code.release()
  await expect(drawn.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  await expect(shown).toHaveCount(0)
  expect(await looks(drawn)).toEqual(before)
  await expect(page).toHaveURL(/\/course$/)

  await page.getByRole('button', { name: 'Konto' }).click()
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(snapshots)).toEqual([])
})

test('when the code fails to load, an error message replaces the snapshot', async ({ page, complaints }) => {
  await seeCourses(page)
  await page.route('**/remotes/shell/*.js', (route) => route.abort())
  await page.goto('/course')
  await expect(page.getByRole('heading', { name: 'Mówka jeszcze się nie wczytała' })).toBeVisible()
  await expect(page.locator('#mowka-snapshot')).toHaveCount(0)
  // The browser logs each failed file.
  complaints.all.length = 0
})

test('what is pressed and typed in the snapshot continues in the page', async ({ page }) => {
  await seeCourses(page)
  const code = new HeldRequests()
  await page.route('**/remotes/**/*.js', code.route)
  await page.goto('/course', { waitUntil: 'commit' })
  const shown = page.locator('#mowka-snapshot')
  const drawn = page.locator('#root')
  const search = shown.getByRole('searchbox')
  await search.pressSequentially('kawiarn')
  await page.keyboard.press('ArrowLeft')
  await shown.getByRole('button', { name: 'Konto' }).press('Enter')
  await search.focus()
  expect(await drawn.locator('*').count()).toBe(0)

  code.release()
  await expect(shown).toHaveCount(0)
  await expect(drawn.getByRole('searchbox')).toHaveValue('kawiarn')
  await expect(page.getByRole('menuitem', { name: 'Wyloguj się' })).toBeVisible()
})
