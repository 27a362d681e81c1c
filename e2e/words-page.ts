import { courseByName } from './library'
import { expect, type Locator, openAs, type Page } from './person'

/** Account of the failure journeys. */
export const LEARNER = 'learner@mowka.test'

/** Course of the failure journeys. */
export const COURSE = 'Angielski na co dzień'

/** Opens a course page, signed in by `enter`; returns the address of its first lesson. */
export async function openCourse(page: Page, enter = openAs): Promise<string> {
  const course = await courseByName(COURSE)
  await enter(page, LEARNER, `/course/${course._id}`)
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
  return `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
}

/** Follows the link to a lesson's words: a page of the remote `vocabulary`. */
export const openWords = (page: Page) =>
  page
    .getByRole('link', { name: /^Słówka z\slekcji/ })
    .first()
    .click()

/** Heading of the lesson words page. */
export const words = (page: Page) => page.getByRole('heading', { level: 1, name: /^Słówka z\slekcji/ })

/** Heading shown instead of a page that failed. */
export const failure = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Tej części nie udało się wczytać' })

/** Presses the page's retry button. */
export const retry = (page: Page) => page.getByRole('button', { name: 'Spróbuj ponownie' }).click()

/**
 * Expects `page` to recover from a failed call and show `awaited`. Such a page also refetches automatically and may
 * recover before the press.
 */
export async function recovers(page: Page, awaited: Locator): Promise<void> {
  const offer = page.getByRole('button', { name: 'Spróbuj ponownie' })
  await expect(async () => {
    if (await offer.isVisible()) await offer.click({ timeout: 10_000 })
    await expect(awaited).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
}

/** The layout's navigation, which stays whatever happens to a page. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Główna' }).first()
