import { showIntroductions } from '../introductions'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, openAs, test } from '../person'
import { askedSentence } from '../trainer'

const LEARNER = 'learner@mowka.test'

test('a lesson is introduced on the first visit only, and its dialogue is heard, read and asked about', async ({
  page,
}) => {
  showIntroductions(page)
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski krok po kroku')
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  const lesson = `/course/${course._id}/lesson/${lessonId}`
  const tile = page.locator(`[id="${lessonId}"]`)
  const screen = (step: number) => page.getByRole('img', { name: `Wprowadzenie, ekran ${step} z 2` })

  await test.step('a lesson opened by its address has a rule and three examples', async () => {
    await openAs(page, LEARNER, `${lesson}/writing`)
    await expect(screen(1)).toBeVisible()
    await expectAccessible(page, 'rule of a lesson')
    await page.keyboard.press('Enter')
    await expect(screen(2)).toBeVisible()
    await expect(page.getByRole('button', { name: /^(Odtwórz|Zatrzymaj): / })).toHaveCount(3)
    await expectAccessible(page, 'examples of a lesson')
  })

  await test.step('the button of the course page leads to it, too', async () => {
    await page.goto(`/course/${course._id}#${lessonId}`)
    // Opening the trainer may have started the lesson already.
    const start = tile.getByRole('button', { name: /^Rozpocznij\s*:/ })
    await start.or(tile.getByRole('link', { name: /^Kontynuuj\s*:/ })).click()
    await page.getByRole('link', { name: 'Pisanie' }).click()
    await expect(screen(1)).toBeVisible()
  })

  await test.step('it returns after a reload until it is passed, here with Escape', async () => {
    await page.reload()
    await expect(screen(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await askedSentence(page, answers)
    await page.reload()
    await askedSentence(page, answers)
    await expect(screen(1)).toBeHidden()
  })

  await test.step('the trainer shows it again on request', async () => {
    await page.getByRole('button', { name: /^Więcej/ }).click()
    await page.getByRole('button', { name: 'Wprowadzenie do lekcji' }).click()
    const dialog = page.getByRole('dialog', { name: 'Wprowadzenie' })
    await expect(dialog.getByRole('button', { name: /^Odtwórz: / }).first()).toBeVisible()
    await expectAccessible(page, 'introduction in the trainer')
  })

  await test.step('the dialogue ends with two questions', async () => {
    await page.goto(`/course/${course._id}#${lessonId}`)
    await tile.getByRole('link', { name: /^Dialog\s*,/ }).click()
    await expect(page.getByRole('list', { name: 'Kwestie dialogu' })).toBeVisible()
    await page.getByRole('switch', { name: 'Wszystko po polsku' }).check()
    await expectAccessible(page, 'dialogue')
    await page.getByRole('button', { name: /^Dalej do pytań/ }).click()
    for (const number of [1, 2]) {
      await expect(page.getByText(`${number} / 2`)).toBeVisible()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: /^Sprawdź/ }).click()
      await expectAccessible(page, `question ${number} about a dialogue`)
      await page.getByRole('button', { name: /^Dalej/ }).click()
    }
    await expect(
      page.getByRole('heading', { level: 1, name: /^(Rozumiesz cały dialog|Dialog za Tobą)$/ }),
    ).toBeVisible()
    await expectAccessible(page, 'end of a dialogue')
  })
})
