import { FaultyBuild } from '../faulty-build'
import { expect, type Page, test } from '../person'
import { canary, offer } from '../releases'
import { openCourse, words } from '../words-page'

/** Opens the words of a lesson with a browser id; returns whether it gets the canary. */
async function getsCanary(page: Page, path: string, browser: string): Promise<boolean> {
  await page.evaluate((name) => localStorage.setItem('browserId', JSON.stringify(name)), browser)
  await page.goto(path)
  await expect(words(page)).toBeVisible()
  return page.evaluate(() => document.documentElement.dataset.words === 'canary')
}

test('a canary reaches some browsers, stays with them, grows and ends', async ({ page }) => {
  const build = new FaultyBuild('vocabulary')
  build.change(
    build.file('page-lessonWords'),
    (text) => `document.documentElement.dataset.words='canary';${text}`,
  )
  const path = `${await openCourse(page)}/words`
  expect((await offer(build, '8.1.0', undefined, 50)).status).toBe(200)
  try {
    const first: string[] = []
    const others: string[] = []
    // At 50% one group stays empty with a probability of about 2⁻³⁰.
    for (let browser = 0; browser < 30 && (first.length === 0 || others.length === 0); browser++) {
      const name = `browser ${browser}`
      const side = (await getsCanary(page, path, name)) ? first : others
      side.push(name)
    }
    const [one = ''] = first
    const [other = ''] = others
    expect([one, other]).not.toContain('')
    expect(await getsCanary(page, path, one)).toBe(true)
    expect(await getsCanary(page, path, other)).toBe(false)

    await canary('vocabulary', 99)
    expect(await getsCanary(page, path, one)).toBe(true)
  } finally {
    await canary('vocabulary', 0)
  }
  for (const browser of ['browser 0', 'browser 1']) expect(await getsCanary(page, path, browser)).toBe(false)
})
