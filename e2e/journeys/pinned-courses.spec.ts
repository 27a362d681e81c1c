import { expect, expectAccessible, openAs, type Page, test, written } from '../person'

const LEARNER = 'learner@mowka.test'

const pinnedGroup = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Przypięte', exact: true }) })
const names = (page: Page) => pinnedGroup(page).getByRole('heading', { level: 3 })
const pin = (page: Page, name: string) =>
  page.getByRole('button', { name: `Przypnij kurs ${name}`, exact: true })
const unpin = (page: Page, name: string) =>
  page.getByRole('button', { name: `Odepnij kurs ${name}`, exact: true })

test('pinned courses come first in the order of pinning, on every page and in every tab', async ({
  page,
  context,
  complaints,
}) => {
  await openAs(page, LEARNER, '/course')
  const all = await page.getByRole('heading', { level: 3 }).allTextContents()
  const [last = '', earlier = ''] = all.slice(-2).reverse()

  await test.step('pin two courses by keyboard', async () => {
    for (const name of [last, earlier]) {
      await pin(page, name).focus()
      await page.keyboard.press('Enter')
      await expect(unpin(page, name)).toBeFocused()
      await expect(unpin(page, name)).toBeInViewport()
    }
    await expect(names(page)).toHaveText([last, earlier])
  })

  await test.step('they are still first after a reload and in a second tab', async () => {
    await page.goto('/course')
    await expect(names(page)).toHaveText([last, earlier])
    await expectAccessible(page, 'courses with pinned ones')
    const second = await context.newPage()
    await second.goto('/course')
    await expect(names(second)).toHaveText([last, earlier])
    await second.close()
  })

  await test.step('unpin one on its page', async () => {
    await page.getByRole('link', { name: last, exact: true }).click()
    await written(page, () => unpin(page, last).click())
    await expect(pin(page, last)).toBeFocused()
    await expectAccessible(page, 'course that can be pinned')
    await page.goto('/course')
    await expect(names(page)).toHaveText([earlier])
  })

  await test.step('without a connection the course stays pinned, with a notice', async () => {
    await context.setOffline(true)
    await unpin(page, earlier).click()
    await expect(page.getByText(/^Brak połączenia\. Nic nie/)).toBeVisible()
    await expect(names(page)).toHaveText([earlier])
    await context.setOffline(false)
    complaints.all.length = 0
  })
})
