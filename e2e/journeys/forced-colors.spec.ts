import { expect, type Locator, openAs, test } from '../person'

test.use({ forcedColors: 'active' })

/** Expects a control to look different once selected, by comparing pixels in forced colours. */
async function expectDifferentLook(what: Locator, change: () => Promise<unknown>): Promise<void> {
  const before = await what.screenshot()
  await change()
  // The focus ring is not a sign of selection.
  await what.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await what.page().mouse.move(0, 0)
  await expect
    .poll(async () => (await what.screenshot()).equals(before), {
      message: `${what} shows its state in forced colours`,
    })
    .toBe(false)
}

test('in forced colours plans, languages, switches, chips and tabs show their selection', async ({
  page,
}) => {
  await openAs(page, 'learner@mowka.test', '/subscribe?plan=de-2')
  const plan = page.getByRole('radio', { name: 'Roczny', exact: true })
  await expectDifferentLook(page.locator('label').filter({ has: plan }), () => plan.click({ force: true }))
  const language = page.getByRole('radio', { name: /^Hiszpański/ })
  await expectDifferentLook(page.locator('label').filter({ has: language }), () =>
    language.click({ force: true }),
  )

  await page.goto('/course')
  const chip = page.getByRole('button', { name: 'B1', exact: true })
  await expectDifferentLook(chip, () => chip.click())

  await page.goto('/me?tab=preferences')
  const name = page.getByRole('switch', { name: 'Losowa kolejność powtórek' })
  await expectDifferentLook(page.locator('label').filter({ has: name }), () => name.click())
  const tab = page.getByRole('tab', { name: 'Płatności' })
  // The changes above are not saved, so leaving asks for confirmation.
  await name.click()
  await expectDifferentLook(tab, () => tab.click())

  await page.goto('/dashboard')
  const points = page.getByRole('radio', { name: 'Punkty' })
  await expectDifferentLook(page.locator('label').filter({ has: points }), () =>
    points.click({ force: true }),
  )
})
