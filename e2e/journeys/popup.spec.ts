import { expect, expectAccessible, openAs, type Page, test } from '../person'

// With animations, as for most users.
test.use({ reducedMotion: 'no-preference' })

const TITLE = 'Nowe lekcje wymowy'

/** Serves one popup to this browser, regardless of the platform's popups. */
async function withPopup(page: Page): Promise<void> {
  const popup = {
    _id: 'new',
    title: TITLE,
    htmlContent: '<p>Wypróbuj je <strong>dziś</strong>.</p>',
    active: true,
    startDate: '2026-01-01',
    endDate: '2099-01-01',
    maxDisplayTimes: 3,
  }
  await page.route('**/api/popup/available?**', (route) => route.fulfill({ json: [popup] }))
  await page.route('**/api/popup/popupsSeen?**', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/popup/popupsSeen/new?**', (route) =>
    route.fulfill({ json: { popupId: 'new', createdAt: new Date().toISOString() } }),
  )
}

test('a popup takes the focus without a ring, and restores it', async ({ page }) => {
  await withPopup(page)
  await openAs(page, 'learner@mowka.test')
  const dialog = page.getByRole('dialog', { name: TITLE })
  await expect(dialog).toBeFocused()
  await expectAccessible(page, 'an open popup')
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  expect(await outline()).toBe('none')

  // By keyboard the ring is shown on the focused control.
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Zamknij' }).first()).toBeFocused()
  expect(await outline()).toBe('solid')

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
  expect(await outline()).toBe('none')
})

test('a popup whose chunk fails to load breaks nothing, and appears on the next page', async ({
  page,
  complaints,
}) => {
  await withPopup(page)
  let asked = 0
  await page.route('**/popup.*.js', (route) => {
    asked += 1
    return route.abort()
  })
  await openAs(page, 'learner@mowka.test')
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.unroute('**/popup.*.js')
  await page.getByRole('link', { name: 'Pulpit' }).first().click()
  await expect(page.getByRole('dialog', { name: TITLE })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first()).toBeAttached()
  // Failures were expected here.
  complaints.all.length = 0
})
