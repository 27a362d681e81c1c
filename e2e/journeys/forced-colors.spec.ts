import { expect, type Locator, openAs, test } from '../person'

test.use({ forcedColors: 'active' })

/** Expects a control to look different once it is chosen, by the pixels that the system's colours leave. */
async function looksDifferent(what: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await what.screenshot()
  await change()
  // The ring around what has the focus is no sign of a choice.
  await what.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await what.page().mouse.move(0, 0)
  expect((await what.screenshot()).equals(before), `${what} shows its state in forced colours`).toBe(false)
}

test('in forced colours plans, languages, switches, chips and tabs show what is chosen', async ({ page }) => {
  await openAs(page, 'learner@mowka.test', '/subscribe?plan=de-2')
  const plan = page.getByRole('radio', { name: 'Roczny', exact: true })
  await looksDifferent(page.locator('label').filter({ has: plan }), () => plan.click({ force: true }))
  const language = page.getByRole('radio', { name: /^Hiszpański/ })
  await looksDifferent(page.locator('label').filter({ has: language }), () => language.click({ force: true }))

  await page.goto('/course')
  const chip = page.getByRole('button', { name: 'B1', exact: true })
  await looksDifferent(chip, () => chip.click())

  await page.goto('/me?tab=preferences')
  const name = page.getByRole('switch', { name: 'Losowa kolejność powtórek' })
  await looksDifferent(page.locator('label').filter({ has: name }), () => name.click())
  const tab = page.getByRole('tab', { name: 'Płatności' })
  // What changed above is not saved; leaving asks.
  await name.click()
  await looksDifferent(tab, () => tab.click())

  await page.goto('/dashboard')
  const points = page.getByRole('radio', { name: 'Punkty' })
  await looksDifferent(page.locator('label').filter({ has: points }), () => points.click({ force: true }))
})
