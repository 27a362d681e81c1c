import { shared } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, type Locator, openAs, type Page, test } from '../person'
import { answer, askedSentence } from '../trainer'

const BEGINNERS_COURSE = 'Gramatyka od zera'
const PASSWORD = 'mowka-mowka'

/** Signs in a new account that gets whole sentences and is led to the language selection. */
async function arrive(page: Page, email: string): Promise<void> {
  await signUp(email)
  await askWholeSentences(email, shared, PASSWORD)
  await openAs(page, email, '/course', PASSWORD)
  await expect(page).toHaveURL(/\/select-language$/)
}

test('a beginner gives the first correct answer without meeting a lock or a price (L-SURV-03, L-TRIAL-03, U10)', async ({
  page,
}) => {
  const course = await courseByName(BEGINNERS_COURSE)
  const answers = await answersOf(course.lessons[0]?.lessonId ?? '')
  let presses = 0
  const press = async (what: Locator) => {
    presses += 1
    await what.click()
  }
  const noLock = async () => {
    await expect(page.locator('main')).not.toContainText(/Odblokuj|Wykup|bez dostępu|Zobacz plany/)
  }

  await arrive(page, `first-minutes-${Date.now()}@mowka.test`)
  await expect(page.getByRole('heading', { level: 1, name: /za darmo/ })).toBeVisible()
  await expectAccessible(page, 'language choice of a newcomer')
  await noLock()
  await press(page.getByRole('button', { name: /^Angielski/ }))
  await expect(page.getByRole('heading', { level: 2, name: 'Jak dobrze znasz angielski?' })).toBeVisible()
  await noLock()
  await press(page.getByRole('button', { name: /^Dopiero zaczynam/ }))
  await expect(page).toHaveURL(new RegExp(`/course/${course._id}/lesson/[^/]+/writing$`))
  await expect(page.getByRole('status').filter({ hasText: /Za darmo uczysz się do/ })).toBeVisible()
  await noLock()
  const asked = await askedSentence(page, answers)
  presses += 1
  await answer(page, answers.get(asked) ?? '')
  await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
  console.log(`Presses from the choice of a language to the first right answer: ${presses}`)
  test.info().annotations.push({ type: 'presses', description: String(presses) })
  expect(presses).toBeLessThanOrEqual(3)
})

test('a new learner who chose the wrong language is asked about the right one (L-LANG-09)', async ({
  page,
}) => {
  await arrive(page, `wrong-language-${Date.now()}@mowka.test`)
  await page.getByRole('button', { name: /^Niemiecki/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Jak dobrze znasz niemiecki?' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: /^Angielski/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Jak dobrze znasz angielski?' })).toBeVisible()
})
