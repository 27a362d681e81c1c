import { expect, expectAccessible, openAs, test } from '../person'

test("a calendar's styles load only when a page uses it (P-I18N-09, P-I18N-11)", async ({ page }) => {
  const sheets: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/remotes/') && pathname.endsWith('.css')) sheets.push(pathname)
  })
  await openAs(page, 'admin@mowka.test', '/course')
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  expect(sheets).toEqual([])

  await page.goto('/admin/gift-cards')
  await page.getByRole('button', { name: 'Dodaj kartę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowa karta podarunkowa' })
  const day = dialog.getByRole('textbox', { name: 'Ważna do' })
  await day.fill('24.12.2030')
  await expect(dialog.getByText('grudzień 2030', { exact: false })).toBeVisible()
  const headings = dialog.getByRole('columnheader')
  await expect(headings).toHaveText(['Pn', 'Wt', 'Śr', 'Cz', 'Pt', 'So', 'Nd'])
  // Filled like every selection: the library's rules apply in order, with our tokens.
  await expect(dialog.getByRole('button', { name: /^24 grud/ })).toHaveCSS(
    'background-color',
    'rgb(11, 37, 69)',
  )
  await expectAccessible(page, 'calendar')

  await dialog.getByRole('button', { name: /^20 grud/ }).click()
  await expect(day).toHaveValue('20.12.2030')
  expect(sheets).toHaveLength(1)

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Wyjdź bez zapisywania' }).click()
  await expect(dialog).toBeHidden()
})
