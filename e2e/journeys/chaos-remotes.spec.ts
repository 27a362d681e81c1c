import { shared } from '../control'
import { expect, signIn, test } from '../person'
import { failure, LEARNER, navigation, openCourse, openWords, retry, words } from '../words-page'

// Failing is the point here: the browser notes every refused script and call as an error of its own.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

test('a remote that takes 30 s says after 8 s that it is slow, while loading goes on', async ({ page }) => {
  test.setTimeout(120_000)
  await openCourse(page)
  await page.route('**/remotes/vocabulary/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000))
    await route.continue()
  })
  await openWords(page)
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await expect(page.getByText('To trwa dłużej niż zwykle')).toBeVisible({ timeout: 10_500 })
  await expect(navigation(page)).toBeVisible()
  await expect(words(page)).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('To trwa dłużej niż zwykle')).toBeHidden()
})

for (const [what, bend] of [
  ['cut short', (text: string) => text.slice(0, text.length / 2)],
  ['tampered with', (text: string) => `${text}\nwindow.tampered = true`],
] as const) {
  test(`a remote that was ${what} on the way is not run, and comes back`, async ({ page }) => {
    await openCourse(page)
    await page.route('**/remotes/vocabulary/*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: bend(await response.text()) })
    })
    await openWords(page)
    await expect(failure(page)).toBeVisible({ timeout: 20_000 })
    await expect(navigation(page)).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)

    await page.unroute('**/remotes/vocabulary/*.js')
    await retry(page)
    await expect(words(page)).toBeVisible()
  })
}

test('each remote may be missing: its page says so, and the courses or the way back work', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const lesson = await openCourse(page)
  const cases = [
    ['learning', '/course', LEARNER],
    ['trainers', `${lesson}/writing`, LEARNER],
    ['vocabulary', `${lesson}/words`, LEARNER],
    ['commerce', '/subscribe', LEARNER],
    ['admin', '/admin/courses', 'admin@mowka.test'],
    ['company', '/company/users', 'company-admin@mowka.test'],
  ] as const
  for (const [remote, path, who] of cases) {
    const context = await browser.newContext({ locale: 'pl-PL' })
    const own = await context.newPage()
    const putBack = shared.removeRemote(remote)
    try {
      await signIn(own, who, path)
      await expect(failure(own), remote).toBeVisible({ timeout: 20_000 })
    } finally {
      putBack()
    }
    await retry(own)
    await expect(failure(own), remote).toBeHidden()
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  }
})
