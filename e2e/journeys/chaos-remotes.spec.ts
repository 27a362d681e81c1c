import { shared } from '../control'
import { HeldRequests } from '../held-requests'
import { courseByName } from '../library'
import { expect, openAs, test } from '../person'
import { COURSE, failure, LEARNER, navigation, openCourse, openWords, retry, words } from '../words-page'

// Failures are expected here: the browser logs every failed script and call as an error.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

test('a slow remote is reported after 8 s and keeps loading', async ({ page }) => {
  await openCourse(page)
  const scripts = new HeldRequests()
  await page.route('**/remotes/vocabulary/*.js', scripts.route)
  // The bundler's loader would give up after 20 s.
  setTimeout(() => scripts.release(), 30_000)
  await openWords(page)
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await expect(page.getByText('To trwa dłużej niż zwykle')).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  await expect(words(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('To trwa dłużej niż zwykle')).toBeHidden()
})

test('a remote whose requests hang loads on a retry', async ({ page }) => {
  await openCourse(page)
  let isStuck = true
  await page.route('**/remotes/vocabulary/*.js', (route) => {
    // Neither a response nor an error, as on a dead connection.
    if (!isStuck) return route.continue()
  })
  await openWords(page)
  await expect(page.getByText('To trwa dłużej niż zwykle')).toBeVisible()
  isStuck = false
  await retry(page)
  await expect(words(page)).toBeVisible()
})

for (const [what, bend] of [
  ['cut short', (text: string) => text.slice(0, text.length / 2)],
  ['tampered with', (text: string) => `${text}\nwindow.tampered = true`],
] as const) {
  test(`a remote that was ${what} in transit is not run and loads on a retry`, async ({ page }) => {
    await openCourse(page)
    await page.route('**/remotes/vocabulary/*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: bend(await response.text()) })
    })
    await openWords(page)
    await expect(failure(page)).toBeVisible()
    await expect(navigation(page)).toBeVisible()
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false)

    await page.unroute('**/remotes/vocabulary/*.js')
    await retry(page)
    await expect(words(page)).toBeVisible()
  })
}

test('an outdated page runs no release made for a newer shell, and a retry reloads it', async ({ page }) => {
  await openCourse(page)
  await page.route('**/remotes/vocabulary/*.js', (route) => route.abort())
  await openWords(page)
  await expect(failure(page)).toBeVisible()
  await page.unroute('**/remotes/vocabulary/*.js')
  await page.route('**/api/platform/registry', async (route) => {
    const response = await route.fetch()
    const { registry } = await response.json()
    registry.vocabulary.live = { ...registry.vocabulary.live, version: '99.0.0', entry: 'newer.js' }
    await route.fulfill({ response, json: { shell: '99.0.0', registry } })
  })
  let newer = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/newer.js')) newer += 1
  })
  const loadedAnew = page.waitForEvent('load')
  await retry(page)
  await loadedAnew
  await expect(words(page)).toBeVisible()
  expect(newer).toBe(0)
})

test('a kernel module that failed to load is loaded on a retry', async ({ page }) => {
  await openAs(page, 'admin@mowka.test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let lost = 0
  await page.getByRole('button', { name: /^Twoje konto/ }).click()
  const panel = page.getByRole('menuitem', { name: 'Panel redakcji' })
  await expect(panel).toBeVisible()
  // The shell's remaining chunks are its on-demand modules: tables, for the editors' pages.
  await page.route('**/remotes/shell/*.js', (route) => {
    lost += 1
    return route.abort()
  })
  await panel.click()
  await expect(failure(page)).toBeVisible()
  expect(lost).toBeGreaterThan(0)
  await page.unroute('**/remotes/shell/*.js')
  await retry(page)
  await expect(page.getByRole('table')).toBeVisible()
  // The panel's navigation failed to load too, without affecting anything else.
  await page.getByRole('button', { name: 'Wczytaj menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Sekcje panelu' })).toBeVisible()
})

test('without a remote its page shows an error, and other pages work', async ({ browser }) => {
  const course = await courseByName(COURSE)
  const lesson = `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
  const pagesOf = {
    [LEARNER]: {
      learning: '/course',
      trainers: `${lesson}/writing`,
      vocabulary: `${lesson}/words`,
      commerce: '/subscribe',
    },
    'admin@mowka.test': { admin: '/admin/courses' },
    'company-admin@mowka.test': { company: '/company/users' },
  }
  for (const [who, pages] of Object.entries(pagesOf)) {
    const context = await browser.newContext({ locale: 'pl-PL' })
    const own = await context.newPage()
    for (const [index, [remote, path]] of Object.entries(pages).entries()) {
      const putBack = shared.removeRemote(remote)
      try {
        if (index === 0) await openAs(own, who, path)
        else await own.goto(path)
        await expect(failure(own), remote).toBeVisible()
        // A trainer has no navigation, but a back link.
        const wayOn = navigation(own).or(own.getByRole('link', { name: 'Wróć do kursów' }))
        await expect(wayOn.first(), remote).toBeVisible()
      } finally {
        putBack()
      }
      await retry(own)
      await expect(failure(own), remote).toBeHidden()
      await expect(own.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await context.close()
  }
})
