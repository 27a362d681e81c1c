import { HeldRequests } from '../held-requests'
import { answersOf, askWholeSentences, courseByName, remainingSentences } from '../library'
import { expect, expectAccessible, openAs, signIn, test } from '../person'
import { reportedErrors } from '../releases'
import { askedSentence, give, nextSentence } from '../trainer'
import { COURSE, LEARNER, navigation, openCourse, recovers, words } from '../words-page'

// Failures are expected here: the browser logs every failed script and call as an error.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

test('a page reports a failing API and recovers', async ({ page }) => {
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
    await recovers(page, page.getByRole('heading', { level: 2, name: 'Wszystkie kursy' }))
  }
})

test('an account that fails to load is loaded on a retry, and a returning user continues without it', async ({
  page,
}) => {
  await page.route('**/api/user/me?*', (route) => route.abort())
  await openAs(page, LEARNER)
  await expect(page.getByRole('heading', { name: 'Nie udało się wczytać Twojego konta' })).toBeVisible()
  await page.unroute('**/api/user/me?*')
  await recovers(page, page.getByRole('heading', { level: 1, name: 'Kursy' }))
  const courses = page.getByRole('heading', { level: 2, name: 'Wszystkie kursy' })
  await expect(courses).toBeVisible()

  // All API calls fail: the page renders from the device cache.
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/course')
  await expect(courses).toBeVisible()
})

test('an account with an unexpected shape shows an error, is reported, and is reloaded on a retry', async ({
  page,
}) => {
  await openCourse(page)
  await page.route('**/api/user/me?*', (route) => route.fulfill({ json: {} }))
  await page.goto('/course')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nie udało się pokazać tej strony' }),
  ).toBeVisible()
  await expectAccessible(page, 'the failure of a route')
  await expect.poll(reportedErrors).toContainEqual(expect.objectContaining({ part: 'shell' }))
  await page.unroute('**/api/user/me?*')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
})

test('an answer whose check failed stays and is checked later', async ({ page }) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName(COURSE)
  const lessonId = course.lessons[2]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const asked = await askedSentence(page, answers)
  await page.route('**/api/attempt/check?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'UNEXPECTED', title: 'x', status: 500 } }),
  )
  await give(page, answers.get(asked) ?? '')
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await page.unroute('**/api/attempt/check?*')
  await page.getByRole('button', { name: 'Sprawdź' }).click()
  await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
})

test('an expired token leads through sign-in back to the same page, with its input restored', async ({
  page,
}) => {
  const lesson = await openCourse(page, signIn)
  let refused = 0
  await page.route('**/api/lesson/*/words?*', (route) => {
    refused += 1
    return refused === 1
      ? route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', title: 'x', status: 401 } })
      : route.continue()
  })
  await page.goto(`${lesson}/words`)
  // The identity provider still has a session, so there is no form in between.
  await expect(page).toHaveURL(new RegExp(`${lesson}/words$`))
  await expect(words(page)).toBeVisible()
  await expect.poll(() => refused).toBeGreaterThan(1)
  await expect(page.getByText('repeat', { exact: true }).first()).toBeVisible()

  // Within a form: the input is restored, and no confirmation blocked the redirect.
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.type())
    void dialog.accept()
  })
  await page.goto('/me')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Zosia')
  await page.route('**/api/user/metadata?*', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', title: 'x', status: 401 } }),
  )
  await page.getByRole('form', { name: 'Twoje dane' }).getByRole('button', { name: 'Zapisz' }).click()
  await expect(page.getByText(/^Przywróciliśmy to, co było wpisane/)).toBeVisible()
  await expect(page).toHaveURL(/\/me$/)
  await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Zosia')
  expect(questions).toEqual([])
})

test('a token that the API keeps refusing signs in silently once, then shows an error (P-AUTH-06)', async ({
  page,
}) => {
  await openCourse(page, signIn)
  let signIns = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/authorize') signIns += 1
  })
  await page.route('**/api/user/me?*', (route) =>
    route.fulfill({ status: 401, json: { code: 'UNAUTHORIZED', title: 'x', status: 401 } }),
  )
  await page.goto('/course')
  await expect(page.getByRole('heading', { level: 1, name: /^Nie udało się Cię\szalogować$/ })).toBeVisible()
  await expectAccessible(page, 'a sign-in that is refused')
  expect(signIns).toBe(1)

  await page.unroute('**/api/user/me?*')
  await page.getByRole('button', { name: 'Zaloguj się ponownie' }).click()
  // The provider asks again, so that another account can be used.
  await expect(page.getByLabel('E-mail')).toHaveValue(LEARNER)
  await page.getByLabel('Hasło').fill('mowka')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
})

test('a slow API shows skeletons, then all content once', async ({ page }) => {
  await openCourse(page)
  const courses = new HeldRequests()
  await page.route('**/api/course/available?*', courses.route)
  await page.goto('/course')
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  courses.release()
  await expect(page.getByRole('heading', { level: 2, name: 'Wszystkie kursy' })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toBeHidden()
  expect(courses.asked).toBe(1)
})

test('pressing "check" repeatedly on a slow API checks and counts once', async ({ page }) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName(COURSE)
  const lessonId = course.lessons[2]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const asked = await askedSentence(page, answers)
  const before = await remainingSentences(LEARNER, course._id, lessonId)
  const checks = new HeldRequests()
  await page.route('**/api/attempt/check?*', checks.route)
  await give(page, answers.get(asked) ?? '')
  const check = page.getByRole('button', { name: 'Sprawdź' })
  await check.click()
  await check.click({ force: true, timeout: 2_000 }).catch(() => {})
  await page.keyboard.press('Enter')
  checks.release()
  await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
  expect(checks.asked).toBe(1)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await nextSentence(page, asked, answers)
  expect(await remainingSentences(LEARNER, course._id, lessonId)).toBe(before - 1)
})
