import { shared } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, type Page, signIn, test } from '../person'
import { askedSentence, give } from '../trainer'

const LEARNER = 'learner@mowka.test'
const FAILED = 'Tej części nie udało się wczytać'

// Failing is the point here: the browser notes every refused script and call as an error of its own.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

async function openCourse(page: Page): Promise<string> {
  const course = await courseByName('Angielski na co dzień')
  await signIn(page, LEARNER, `/course/${course._id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Angielski na co dzień' })).toBeVisible()
  return `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
}

const openWords = (page: Page) =>
  page
    .getByRole('link', { name: /^Słówka z\slekcji/ })
    .first()
    .click()
const words = (page: Page) => page.getByRole('heading', { level: 1, name: /^Słowa z\slekcji/ })
const failure = (page: Page) => page.getByRole('heading', { level: 1, name: FAILED })

test('a remote that is slow says so after 8 s, while loading goes on', async ({ page }) => {
  await openCourse(page)
  await page.route('**/remotes/vocabulary/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 11_000))
    await route.continue()
  })
  await openWords(page)
  await expect(page.getByText('To trwa dłużej niż zwykle')).toBeVisible({ timeout: 10_500 })
  await expect(page.getByRole('navigation', { name: 'Główna' }).first()).toBeVisible()
  await expect(words(page)).toBeVisible({ timeout: 30_000 })
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
    await expect(page.getByRole('navigation', { name: 'Główna' }).first()).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)

    await page.unroute('**/remotes/vocabulary/*.js')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
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
    await own.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(failure(own), remote).toBeHidden()
    await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
    await context.close()
  }
})

test('the API fails, and the page says so and recovers', async ({ page }) => {
  await openCourse(page)
  for (const bend of ['500', 'down'] as const) {
    await page.route('**/api/course/available?*', (route) =>
      bend === 'down'
        ? route.abort()
        : route.fulfill({ status: 500, json: { code: 'UNEXPECTED', title: 'x', status: 500 } }),
    )
    await page.goto('/course')
    await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
    await page.unroute('**/api/course/available?*')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Wszystkie kursy' })).toBeVisible()
  }
})

test('the account cannot be loaded at first, and then it can', async ({ page }) => {
  await openCourse(page)
  await page.route('**/api/user/me?*', (route) => route.abort())
  await page.goto('/course')
  await expect(page.getByRole('heading', { name: 'Nie udało się wczytać Twojego konta' })).toBeVisible()
  await page.unroute('**/api/user/me?*')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
})

test('checking fails in the middle of a lesson: the answer stays, and is checked when it can be', async ({
  page,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[2]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  await signIn(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const asked = await askedSentence(page, answers)
  await page.route('**/api/attempt/check?*', (route) => route.abort())
  await give(page, answers.get(asked) ?? '')
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/api/attempt/check?*')
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
})

test('a token that is no longer accepted leads through the sign-in and back to the same page', async ({
  page,
}) => {
  const lesson = await openCourse(page)
  let refused = 0
  await page.route('**/api/lesson/*/words?*', (route) => {
    refused += 1
    return refused === 1
      ? route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', title: 'x', status: 401 } })
      : route.continue()
  })
  await page.goto(`${lesson}/words`)
  // The identity provider still knows the person, so there is no form in between.
  await expect(page).toHaveURL(new RegExp(`${lesson}/words$`))
  await expect(words(page)).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(page.getByText('repeat', { exact: true }).first()).toBeVisible()
})
