import type { Browser } from 'playwright/test'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

/** A minimal valid image. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A separate browser in which the consent question was answered before. */
async function otherBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(() =>
    localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
  )
  return page
}

test('a popup with an image goes from a draft to a learner’s screen (A-POP-03, A-POP-04, A-POP-09, A-MED-02)', async ({
  page,
  own,
  browser,
  complaints,
}) => {
  // A popup is shown to every user, so this journey needs its own platform.
  const platform = await own.start()
  await openAs(page, 'admin@mowka.test', `${platform.url}/admin/offers/popups/new`)
  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Zimowe wyzwanie')
  const text = page.getByRole('textbox', { name: 'Treść' })
  await text.click()
  await page.keyboard.type('Ucz się codziennie.')
  await page.keyboard.press('ControlOrMeta+A')
  await page.getByRole('toolbar').getByRole('button', { name: 'Pogrubienie' }).click()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')

  await page
    .getByRole('toolbar')
    .getByRole('button', { name: /^Obraz z/ })
    .click()
  const library = page.getByRole('dialog', { name: 'Wybierz obraz' })
  await library.locator('input[type="file"]').setInputFiles([
    { name: 'fałszywy.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
    { name: 'zima.png', mimeType: 'image/png', buffer: picture },
  ])
  await expect(library.getByText('W środku nie ma obrazu ani dokumentu PDF.')).toBeVisible()
  // Its refusal was expected.
  complaints.all.length = 0
  await library.getByRole('button', { name: 'Wybierz obraz „zima.png”' }).click()
  await expect(library).toBeHidden()
  await page.getByRole('combobox', { name: 'Szerokość' }).selectOption('200')
  await page.getByRole('textbox', { name: 'Co jest na obrazie' }).fill('Śnieg')
  await expectAccessible(page, 'the form of a popup')

  // Zero times means never, so the form rejects it.
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText('Wpisz liczbę nie mniejszą niż 1.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Ile razy pokazać' }).fill('1')
  await page.getByRole('button', { name: 'Otwórz jak uczący się' }).click()
  const preview = page.getByRole('dialog', { name: 'Zimowe wyzwanie' })
  await expect(preview.getByRole('img', { name: 'Śnieg' })).toHaveAttribute('width', '200')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText('Popup dodany.')).toBeVisible()

  // A draft is shown to no learner.
  const learner = await otherBrowser(browser)
  await openAs(learner, 'learner@mowka.test', `${platform.url}/course`)
  await expect(learner.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  await expect(learner.getByRole('dialog', { name: 'Zimowe wyzwanie' })).toBeHidden()

  await page.goto(`${platform.url}/admin/offers/popups`)
  await page.getByRole('switch', { name: 'Popup „Zimowe wyzwanie” jest aktywny' }).check()
  await expect(page.getByText(/jest teraz aktywny/)).toBeVisible()

  await learner.reload()
  const popup = learner.getByRole('dialog', { name: 'Zimowe wyzwanie' })
  await expect(popup.getByText('Ucz się codziennie.')).toBeVisible()
  const shown = popup.getByRole('img', { name: 'Śnieg' })
  await expect.poll(() => shown.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1)
  await learner.context().close()
})
