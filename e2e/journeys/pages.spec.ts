import { courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test, written } from '../person'

const widths = [1280, 390] as const

async function look(page: Page, path: string, smallest?: 320): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page, `${path} names its tab`).toHaveTitle(/. · Mówka$/)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${path} at ${width}`,
    ).toBeLessThanOrEqual(0)
    await expectAccessible(page, `${path} at ${width}`)
  }
  if (!smallest) return
  // The smallest phones (WCAG 1.4.10), without loading the page again.
  await page.setViewportSize({ width: smallest, height: 640 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    `${path} at ${smallest}`,
  ).toBeLessThanOrEqual(0)
}

test('every learner page fits both widths, has one h1 and no accessibility violations', async ({ page }) => {
  const course = await courseByName('Angielski na co dzień')
  const lesson = `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
  const repetition = `/repetition/${course.lessons[0]?.lessonId}`
  await openAs(page, 'learner@mowka.test')
  const paths = [
    '/course',
    `/course/${course._id}`,
    `${lesson}/select-mode`,
    `${lesson}/writing`,
    `${lesson}/content-preview`,
    `${lesson}/words`,
    '/exercises',
    '/grammar',
    `/grammar/${course.lessons[0]?.lessonId}`,
    '/repetition/words',
    `${repetition}/select-mode`,
    `${repetition}/flash-cards`,
    `${repetition}/writing`,
    '/subscribe',
    '/select-language',
    '/leveling-survey/eng',
    '/leveling-test/eng',
    '/404',
  ]
  for (const path of paths) await look(page, path, 320)
})

test('a lesson without access shows the trial instead of the lesson', async ({ page, complaints }) => {
  const course = await courseByName('Angielski na co dzień')
  await openAs(page, 'expired@mowka.test')
  await look(page, `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}/select-mode`)
  await expect(page.getByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
  await page.goto(`/course/${course._id}/lesson/${course.lessons[0]?.lessonId}/writing`)
  await expect(page.getByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
  // The browser logs every refused call as an error.
  complaints.all.splice(0, complaints.all.length, ...complaints.all.filter((text) => !text.includes('403')))
})

test('the staff pages fit both widths and have no accessibility violations', async ({ page, browser }) => {
  await openAs(page, 'admin@mowka.test', '/admin/courses')
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  await look(page, '/admin/courses')
  await look(page, '/admin/gift-cards')
  await look(page, '/admin/orders')
  await look(page, '/admin/insights')
  await look(page, '/admin/coupons')
  await look(page, '/admin/coupons/new')
  await look(page, '/admin/releases')
  await look(page, '/admin/jobs')

  const context = await browser.newContext({ locale: 'pl-PL' })
  const other = await context.newPage()
  await openAs(other, 'company-admin@mowka.test', '/company/users')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await look(other, '/company/users')
  await context.close()
})

test('an editor disables and enables a course', async ({ page }) => {
  await openAs(page, 'admin@mowka.test', '/admin/courses?search=Czasy')
  const row = page.getByRole('row', { name: /Czasy bez bólu/ })
  const active = row.getByRole('switch').first()
  await expect(active).toBeChecked()
  const press = () => written(page, () => active.click())
  await press()
  await expect(active).not.toBeChecked()
  await page.reload()
  await expect(active).not.toBeChecked()
  await press()
  await expect(active).toBeChecked()
})
