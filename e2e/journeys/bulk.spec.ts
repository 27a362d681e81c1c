import { expect, expectAccessible, openAs, type Page, test } from '../person'

/** Selects all matching words and an action for them. */
async function choose(page: Page, action: string): Promise<number> {
  await page.getByRole('checkbox', { name: 'Zaznacz całą stronę' }).check()
  const all = page.getByRole('button', { name: /^Zaznacz wszystkie pasujące/ })
  const count = Number((await all.textContent())?.replace(/\D/g, ''))
  await all.click()
  await page.getByRole('button', { name: 'Zmień zaznaczone' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  return count
}

test('an editor tags and disables all matching words, and undoes it', async ({ page, own }) => {
  // Other journeys use these words.
  const platform = await own.start()
  const list = `${platform.url}/admin/dictionary?search=er&limit=25`
  await openAs(page, 'admin@mowka.test', list)
  const switches = page.getByRole('switch')
  await expect(switches).toHaveCount(25)

  const count = await choose(page, 'Dodaj tagi')
  // On more than one page.
  expect(count).toBeGreaterThan(25)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: /^Tagi/ }).fill('próbny')
  await page.keyboard.press('Enter')
  const apply = dialog.getByRole('button', { name: new RegExp(`^Zmień ${count}\\b`) })
  await expect(apply).toBeEnabled()
  await expectAccessible(page, 'the preview of a change of many rows')
  await apply.click()
  await expect(page.getByText(new RegExp(`^Zmieniono ${count}\\b`))).toBeVisible()
  await expect(page.getByRole('row').getByText('próbny')).toHaveCount(25)

  await choose(page, 'Wyłącz')
  await dialog.getByRole('button', { name: /^Zmień/ }).click()
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(25)
  await page.getByRole('button', { name: 'Cofnij', exact: true }).last().click()
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(25)

  await page.goto(`${platform.url}/admin/history`)
  const tagged = page.getByRole('row', { name: /dodanie tagów: próbny/ })
  await tagged.getByRole('button', { name: /^Cofnij: dodanie/ }).click()
  await expect(page.getByRole('row', { name: /cofnięcie: dodanie tagów: próbny/ })).toBeVisible()
  await expectAccessible(page, 'the changes of many rows')
  await page.goto(list)
  await expect(switches).toHaveCount(25)
  await expect(page.getByText('próbny')).toHaveCount(0)
})

test('on a phone, suggested tags leave the title of their sheet uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, 'admin@mowka.test', '/admin/dictionary?search=er&limit=25')
  await page
    .getByRole('checkbox', { name: /^Zaznacz/ })
    .first()
    .check()
  await page.getByRole('button', { name: 'Zmień zaznaczone' }).click()
  await page.getByRole('menuitem', { name: 'Dodaj tagi', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: /^Tagi/ }).click()
  const isBelow = async () => {
    const title = await sheet.getByRole('heading', { name: 'Dodaj tagi' }).boundingBox()
    const tags = await page.getByRole('listbox').boundingBox()
    return title && tags ? tags.y >= title.y + title.height : null
  }
  await expect.poll(isBelow).toBe(true)
})
