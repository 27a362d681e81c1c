import { read, tokens } from '../control'
import { expect, openAs, test } from '../person'

const LEARNER = 'learner@mowka.test'

type Repetition = { lessonId: string; name: { source: string }; isLocked: boolean }

test('a learner finds a finished lesson among the repetitions, selects a mode and returns (L-EXLS-03, L-EXLS-08, L-RMS-01, L-RMS-06)', async ({
  page,
}) => {
  const { access } = await tokens(LEARNER)
  const { body } = await read<Repetition[]>('/api/progress/repetition/available-lessons', access)
  const lesson = body.filter(({ isLocked }) => !isLocked).at(-1)
  if (!lesson) throw new Error('The learner has finished no lesson')
  const title = lesson.name.source.split('|')[0]?.trim() ?? ''
  const cards = page.getByRole('heading', { level: 3 })

  await test.step('the navigation leads to the list', async () => {
    await openAs(page, LEARNER)
    await page.getByRole('link', { name: 'Powtórki', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Powtórki' })).toBeVisible()
    await expect(cards).toHaveCount(body.length)
  })

  await test.step('a search by part of the name finds the lesson, also after a reload', async () => {
    await page.getByRole('searchbox', { name: 'Szukaj' }).fill(title.toUpperCase())
    await expect(cards).toHaveText([title.replace(/ /g, ' ')])
    await page.reload()
    await expect(cards).toHaveCount(1)
  })

  await test.step('a mode opens its trainer, and the back button restores the list', async () => {
    await cards.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/repetition/${lesson.lessonId}/select-mode$`))
    await page.getByRole('link', { name: 'Fiszki' }).click()
    await expect(page).toHaveURL(new RegExp(`/repetition/${lesson.lessonId}/flash-cards$`))
    await expect(page.getByRole('button', { name: 'Pokaż odpowiedź' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Pisanie' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('searchbox', { name: 'Szukaj' })).toHaveValue(title.toUpperCase())
    await expect(cards).toHaveCount(1)
  })
})
