import { expect, openAs, test } from '../person'

test('an editor creates a gift card, finds it by its batch and opens its PDF (A-GIFT-01, A-GIFT-03, A-GIFT-04)', async ({
  page,
}) => {
  const directory = `Journey ${Date.now()}`
  await openAs(page, 'admin@mowka.test', '/admin/gift-cards')
  await page.getByRole('button', { name: 'Dodaj kartę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowa karta podarunkowa' })

  await dialog.getByRole('button', { name: 'Utwórz kartę' }).click()
  await expect(dialog.getByText('Wybierz przynajmniej jeden element.')).toBeVisible()

  await dialog.getByRole('combobox', { name: 'Plan' }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Angielski' }).click()
  await dialog.getByRole('textbox', { name: 'Partia' }).fill(directory)
  await dialog.getByRole('textbox', { name: /^Dedykacja/ }).fill('Zażółć gęślą jaźń')
  await dialog.getByRole('button', { name: 'Utwórz kartę' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('searchbox', { name: 'Szukaj' }).fill(directory)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 karta')).toBeVisible()
  await page.reload()
  const link = page.getByRole('link', { name: /^Pobierz PDF karty MW-/ })
  await expect(link).toHaveCount(1)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^MW(-[2-9A-HJ-NP-Z]{4}){4}\.pdf$/)
})
