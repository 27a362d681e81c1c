import { changeAccount, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const LEARNER = 'learner@mowka.test'
const COURSE = 'Krok dalej'

const player = (page: Page) => page.getByRole('region', { name: 'Odtwarzacz' })
const cards = (page: Page) => page.getByRole('list', { name: 'Zdania lekcji' }).getByRole('button')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const goesOn = (page: Page) => player(page).getByRole('button', { name: 'Wstrzymaj' })

test('a learner listens to two lessons with custom breaks, on repeat and in sequence (V-AUD-06, V-AUD-07, V-AUD-09, V-AUD-14, V-AUD-16, V-RAUD-06, V-RAUD-07, C14)', async ({
  page,
}) => {
  await changeAccount(LEARNER, 'preferences', { audioModeBreakBetweenSentances: 5 })
  const course = await courseByName(COURSE)
  const [first, second] = course.lessons.map(({ lessonId }) => lessonId)
  await openAs(page, LEARNER, `/repetition/audio?lessonId=${first}`)

  await test.step('select two lessons', async () => {
    const boxes = page.getByRole('list').getByRole('checkbox')
    await expect(boxes.first()).toBeChecked()
    await expect(page).toHaveURL(/\/repetition\/audio$/)
    await boxes.nth(1).check()
    await expect(page.getByRole('status').filter({ hasText: '2/' })).toBeVisible()
    await expectAccessible(page, 'choice of lessons')
    await page.getByRole('link', { name: 'Rozpocznij słuchanie' }).click()
    await expect(page).toHaveURL(new RegExp(`${first}.+${second}`))
  })
  await expect(cards(page).first()).toBeVisible()
  const firstLesson = (await heading(page).textContent()) ?? ''

  await test.step('play only English, with breaks of three seconds', async () => {
    await page.getByRole('radio', { name: 'Tylko po angielsku' }).check()
    const saved = page.waitForResponse(
      (response) => response.url().includes('/api/user/metadata') && response.ok(),
    )
    await page.getByRole('slider', { name: 'Przerwa między zdaniami' }).press('Home')
    expect((await saved).request().postDataJSON()).toEqual({
      action: 'preferences',
      payload: { audioModeBreakBetweenSentances: 3 },
    })
    await cards(page).first().click()
    await expect(goesOn(page)).toBeVisible()
    await expect(player(page).getByText('Przerwa: 3 s')).toBeVisible()
    await expect(cards(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page, 'player')
  })

  await test.step('with repeat, the first sentence follows the last', async () => {
    await player(page).getByRole('button', { name: 'Powtarzaj lekcję' }).click()
    await cards(page).last().click()
    await expect(player(page).getByText('Przerwa: 2 s')).toBeVisible()
    await expect(cards(page).first()).toHaveAttribute('aria-current', 'true')
    await expect(heading(page)).toHaveText(firstLesson)
    await expect(goesOn(page)).toBeVisible()
  })

  await test.step('without repeat, the next lesson follows the last sentence', async () => {
    await player(page).getByRole('button', { name: 'Powtarzaj lekcję' }).click()
    await cards(page).last().click()
    await expect(heading(page)).not.toHaveText(firstLesson)
    await expect(goesOn(page)).toBeVisible()
    await expect(cards(page).first()).toHaveAttribute('aria-current', 'true')
  })

  await test.step('a reload resumes at the current sentence', async () => {
    const secondLesson = (await heading(page).textContent()) ?? ''
    await player(page).getByRole('button', { name: 'Następne zdanie' }).click()
    await goesOn(page).click()
    await page.reload()
    await expect(heading(page)).toHaveText(secondLesson)
    await expect(cards(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('radio', { name: 'Tylko po angielsku' })).toBeChecked()
    await expect(page.getByRole('slider', { name: 'Przerwa między zdaniami' })).toHaveValue('3')
  })
})
