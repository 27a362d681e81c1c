import { read, tokens } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, signIn, test } from '../person'
import { answer, answerWrongly, askedSentence, give, nextSentence } from '../trainer'

const NEWCOMER = 'newcomer@mowka.test'
const COURSE = 'Angielski na co dzień'

test('a new learner chooses English, starts the trial and finishes a real lesson in writing', async ({
  page,
}) => {
  await askWholeSentences(NEWCOMER)
  const course = await courseByName(COURSE)
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const answers = await answersOf(lessonId)

  await test.step('sign in and choose a language', async () => {
    await signIn(page, NEWCOMER)
    await expect(page).toHaveURL(/\/select-language$/)
    await expectAccessible(page, 'select language')
    await page.getByRole('button', { name: /^Angielski/ }).click()
    await expect(page).toHaveURL(/\/leveling-survey\/eng$/)
  })

  await test.step('choose a level', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page, 'leveling survey')
    await page.getByRole('button', { name: /^Znam co najmniej podstawy/ }).click()
    await expect(page.getByRole('button', { name: 'Zaczynamy' })).toBeDisabled()
    await page.getByRole('radio', { name: 'A2' }).check()
    await page.getByRole('button', { name: 'Zaczynamy' }).click()
  })

  await test.step('the welcome popup appears once', async () => {
    const welcome = page.getByRole('dialog', { name: 'Witaj w Mówce' })
    await expect(welcome).toContainText('Powtórki')
    await expectAccessible(page, 'welcome')
    await welcome.getByRole('button', { name: 'Zamknij' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    const { access } = await tokens(NEWCOMER)
    const seen = await read<unknown[]>('/api/popup/popupsSeen', access)
    expect(seen.body).toHaveLength(1)
    await expect(welcome).toBeHidden()
  })

  await test.step('open a course and start the trial', async () => {
    await page.getByRole('link', { name: COURSE, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await page.getByRole('button', { name: 'Rozpocznij okres próbny' }).click()
    await expect(page.getByRole('button', { name: /^Rozpocznij\s*: Uprzejme prośby/ })).toBeVisible()
  })

  await test.step('choose writing', async () => {
    await page.getByRole('button', { name: /^Rozpocznij\s*: Uprzejme prośby/ }).click()
    await expect(page).toHaveURL(/\/select-mode$/)
    await expectAccessible(page, 'lesson modes')
    await page.getByRole('link', { name: 'Pisanie' }).click()
    await expect(page).toHaveURL(/\/writing$/)
  })

  await test.step('a wrong answer is shown as a difference and can be retried', async () => {
    const asked = await askedSentence(page, answers)
    await answerWrongly(page)
    await expect(page.getByText(/^Jeszcze nie\./)).toBeVisible()
    await expectAccessible(page, 'writing trainer with a wrong answer')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await answer(page, answers.get(asked) ?? '')
    await page.getByRole('button', { name: 'Dalej' }).click()
    // The first lesson is explained after its first sentence (L-TRN-11).
    await page.getByRole('button', { name: 'Uczę się dalej' }).click()
    await nextSentence(page, asked, answers)
  })

  await test.step('a hint uses one of three', async () => {
    await page.getByRole('button', { name: /^Podpowiedź/ }).click()
    await expect(page.getByRole('button', { name: /^Podpowiedź, zostały 2/ })).toBeVisible()
  })

  await test.step('a sentence can be skipped after an attempt', async () => {
    const asked = await askedSentence(page, answers)
    await expect(page.getByRole('button', { name: 'Pomiń' })).toBeDisabled()
    await answerWrongly(page)
    await page.getByRole('button', { name: 'Pomiń' }).click()
    await nextSentence(page, asked, answers)
  })

  await test.step('a reload resumes at the same sentence', async () => {
    const asked = await askedSentence(page, answers)
    await page.reload()
    expect(await askedSentence(page, answers)).toBe(asked)
    await expect(page.getByText(`Zdanie 3 / ${answers.size}`)).toBeVisible()
  })

  await test.step('the rest is answered with Enter only', async () => {
    for (let number = 3; number <= answers.size; number++) {
      const asked = await askedSentence(page, answers)
      await give(page, answers.get(asked) ?? '')
      await page.keyboard.press('Enter')
      if (number === answers.size) break
      await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
      await page.keyboard.press('Enter')
      await nextSentence(page, asked, answers)
    }
  })

  await test.step('the end screen is shown, and difficult sentences can be practised again', async () => {
    const end = page.getByRole('heading', { level: 1, name: /^Lekcja ukończona/ })
    await expect(end).toBeVisible()
    await expect(page.getByRole('button', { name: /^Poznaj \d+\ssł/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Następna lekcja: / })).toBeVisible()
    await expectAccessible(page, 'end of a lesson')
    await page.getByRole('button', { name: 'Powtórz teraz' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trudne zdania jeszcze raz' })).toBeVisible()
    // The sentence with two attempts and the skipped one.
    const first = await askedSentence(page, answers)
    await answer(page, answers.get(first) ?? '')
    await page.getByRole('button', { name: 'Dalej' }).click()
    const last = await nextSentence(page, first, answers)
    await answer(page, answers.get(last) ?? '')
    await expect(end).toBeVisible()
  })

  await test.step('progress is shown, also after a reload', async () => {
    await page.goto(`/course/${course._id}`)
    await expect(page.getByText(`Ukończone lekcje: 1 z ${course.lessons.length}`)).toBeVisible()
    await page.reload()
    await expect(page.getByText(`Ukończone lekcje: 1 z ${course.lessons.length}`)).toBeVisible()
    await expect(page.getByLabel(/^Seria: 1\sdzień/)).toBeVisible()
    const { access } = await tokens(NEWCOMER)
    const { body } = await read<{ isFinished: boolean }>(`/api/progress/${course._id}/isFinished`, access)
    expect(body.isFinished).toBe(false)
  })

  await test.step('sign out', async () => {
    await page.getByRole('button', { name: /^Twoje konto/ }).click()
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByLabel('Hasło')).toBeVisible()
  })
})
