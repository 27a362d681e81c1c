import { answersOf, courseByName } from '../library'
import { expect, expectAccessible, openAs, test } from '../person'
import { askedSentence } from '../trainer'

test('the grammar of a language is found by a search, from the dashboard and from the hints of a lesson', async ({
  page,
}) => {
  const course = await courseByName('Angielski krok po kroku')
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  const search = page.getByRole('searchbox', { name: 'Szukaj' })
  const results = page.getByRole('search', { name: 'Filtry gramatyki' }).getByRole('status')
  const topic = page.getByRole('heading', { level: 1, name: /^Jedna rzecz:/ })

  await test.step('the dashboard leads to all topics', async () => {
    await openAs(page, 'learner@mowka.test', '/dashboard')
    await page.getByRole('link', { name: /^Gramatyka/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Gramatyka' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Poziom A1' })).toBeVisible()
    await expectAccessible(page, 'grammar')
  })

  await test.step('a search without Polish letters finds a topic, and Back restores it', async () => {
    await search.fill('pudelko')
    await expect(results).toHaveText(/^1\s/)
    await page.getByRole('link', { name: /^Jedna rzecz:/ }).click()
    await expect(topic).toBeVisible()
    await expect(page.getByRole('table', { name: 'Zasada' })).toBeVisible()
    await expectAccessible(page, 'topic of the grammar')
    await page.goBack()
    await expect(search).toHaveValue('pudelko')
    await expect(results).toHaveText(/^1\s/)
    await page.reload()
    await expect(search).toHaveValue('pudelko')
  })

  await test.step('the hints of a lesson lead to its topic', async () => {
    await page.goto(`/course/${course._id}/lesson/${lessonId}/writing`)
    await askedSentence(page, answers)
    await page.getByRole('button', { name: /^Więcej/ }).click()
    await page.getByRole('button', { name: /^Wskazówki/ }).click()
    await page.getByRole('link', { name: 'Gramatyka tej lekcji' }).click()
    await expect(topic).toBeVisible()
  })
})

test('without access, a topic of the grammar shows the trial instead of its content', async ({ page }) => {
  const course = await courseByName('Angielski krok po kroku')
  await openAs(page, 'expired@mowka.test', `/grammar/${course.lessons[0]?.lessonId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Co masz w torbie?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
  await expect(page.getByRole('table')).toBeHidden()
})
