import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, openAs, type Page, test } from '../person'
import { answer, askedSentence, nextSentence } from '../trainer'
import { translate } from '../translated-page'

const LEARNER = 'learner@mowka.test'

/** Expects the page to have translated texts, as from a browser's translation. */
const expectTranslated = (page: Page) => expect(page.locator('main font').first()).toBeVisible()

test.beforeEach(async ({ page }) => {
  await translate(page)
  // Popups have a journey of their own.
  await page.route('**/api/popup/available?**', (route) => route.fulfill({ json: [] }))
})

test('on a translated page a learner answers sentences, and the target language stays untranslated', async ({
  page,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Czasy bez bólu')
  const lessonId = course.lessons[1]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const first = await askedSentence(page, answers)
  await expectTranslated(page)
  const right = answers.get(first) ?? ''
  await answer(page, right)
  const next = page.getByRole('button', { name: 'Dalej' })
  await expect(next).toBeVisible()
  await expect(page.locator('main [lang="en"] font')).toHaveCount(0)
  await next.click()
  const second = await nextSentence(page, first, answers)
  await answer(page, 'I have no idea what this is')
  await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  await expect(page.locator('main [lang="en"] font')).toHaveCount(0)
  expect(second).not.toBe(first)
})

test('on a translated page a learner buys a plan up to the payment', async ({ page }) => {
  await openAs(page, LEARNER, '/subscribe?plan=de-2')
  await expectTranslated(page)
  await page.getByRole('button', { name: 'Dodaj do koszyka' }).click()
  await page.getByRole('link', { name: 'Dalej' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk' })).toBeVisible()
  await page.getByRole('link', { name: 'Przejdź do zamówienia' }).click()
  await expectTranslated(page)
  await page.getByRole('switch', { name: 'Chcę zacząć od razu' }).check()
  await page.getByRole('button', { name: 'Zamawiam i płacę' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Zapłata' })).toBeVisible()
})

test('on a translated page a visitor takes the leveling test', async ({ page }) => {
  await page.goto('/leveling-test/eng')
  await expectTranslated(page)
  await page.getByRole('switch', { name: 'Bez limitu czasu' }).check()
  await page.getByRole('button', { name: 'Zacznij test' }).click()
  for (let number = 1; number <= 3; number++) {
    await expect(page.getByText(`Poziom A1, pytanie ${number}`)).toBeVisible()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Dalej' }).click()
  }
  await expect(page.getByText('Poziom A1, pytanie 4')).toBeVisible()
})
