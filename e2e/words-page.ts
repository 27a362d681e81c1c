import { courseByName } from './library'
import { expect, type Locator, openAs, type Page } from './person'

/** Who meets what is broken. */
export const LEARNER = 'learner@mowka.test'

/** The course that journeys through broken things begin in. */
export const COURSE = 'Angielski na co dzień'

/** Opens the page of a course, signed in as `enter` does it; returns the address of its first lesson. */
export async function openCourse(page: Page, enter = openAs): Promise<string> {
  const course = await courseByName(COURSE)
  await enter(page, LEARNER, `/course/${course._id}`)
  await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
  return `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
}

/** Follows the link to the words of a lesson: the one page of the remote `vocabulary`. */
export const openWords = (page: Page) =>
  page
    .getByRole('link', { name: /^Słówka z\slekcji/ })
    .first()
    .click()

/** The page of a lesson's words, when it is there. */
export const words = (page: Page) => page.getByRole('heading', { level: 1, name: /^Słówka z\slekcji/ })

/** What is shown instead of a page that could not be shown. */
export const failure = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Tej części nie udało się wczytać' })

/** Tries again, as the page offers. */
export const retry = (page: Page) => page.getByRole('button', { name: 'Spróbuj ponownie' }).click()

/**
 * Sees `page` recover from a call that failed, to what `awaited` names. Such a page also reads again by itself:
 * it may be there before the person's click is.
 */
export async function recovers(page: Page, awaited: Locator): Promise<void> {
  const offer = page.getByRole('button', { name: 'Spróbuj ponownie' })
  await expect(async () => {
    if (await offer.isVisible()) await offer.click({ timeout: 10_000 })
    await expect(awaited).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 120_000 })
}

/** What stays whatever happens to a page: the layout around it. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Główna' }).first()
