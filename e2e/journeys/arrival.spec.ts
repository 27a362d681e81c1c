import { read, shared, tokens } from '../control'
import { signUp } from '../newcomers'
import { expect, expectAccessible, type Page, signIn, test } from '../person'

const PASSWORD = 'mowka-mowka'
const COURSE = 'Angielski na co dzień'

type Questions = Record<string, { title: string; answers: { answer: string; correct: boolean }[] }[]>

/** Correct answers of the English test by the words before the gap, from the public API. */
async function rightAnswers(): Promise<Map<string, string>> {
  const response = await fetch(`${shared.url}/api/leveling-test/questions/eng`)
  const levels = (await response.json()) as Questions
  return new Map(
    Object.values(levels)
      .flat()
      .map(({ title, answers }) => [
        title.replace('___', 'luka'),
        answers.find(({ correct }) => correct)?.answer ?? '',
      ]),
  )
}

/** Answers the current question. */
async function answer(page: Page, answers: ReadonlyMap<string, string>, isRight = true): Promise<void> {
  const asked = (await page.locator('p[lang="en"]').textContent()) ?? ''
  const right = answers.get(asked)
  expect(right, asked).toBeTruthy()
  const choices = page.getByRole('group', { name: 'Wybierz brakujące słowa' }).getByRole('button')
  const words = await choices.locator('[lang]').allTextContents()
  const place = words.indexOf(right ?? '')
  await page.keyboard.press(String(isRight ? place + 1 : ((place + 1) % words.length) + 1))
}

test('a visitor finds out their level, signs up, and gets the level and the recommended course (L-TEST-36, C39, C45)', async ({
  page,
}) => {
  const answers = await rightAnswers()
  const email = `arrival-${Date.now()}@mowka.test`

  await test.step('start without a time limit', async () => {
    await page.goto('/leveling-test/eng')
    await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź swój angielski' })).toBeVisible()
    await expectAccessible(page, 'introduction of the leveling test')
    await page.getByRole('switch', { name: 'Bez limitu czasu' }).check()
    await page.getByRole('button', { name: 'Zacznij test' }).click()
    await expect(page.getByText('Poziom A1, pytanie 1')).toBeVisible()
    await expectAccessible(page, 'question of the leveling test')
  })

  await test.step('complete the first level by keyboard', async () => {
    for (let number = 1; number <= 7; number++) {
      await expect(page.getByText(`Poziom A1, pytanie ${number}`)).toBeVisible()
      await answer(page, answers)
      await expect(page.getByRole('button', { name: 'Dalej' })).toBeFocused()
      if (number === 3) await expectAccessible(page, 'right answer of the leveling test')
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { level: 1, name: /^Poziom A1/ })).toBeFocused()
    await expectAccessible(page, 'completed level')
    await page.keyboard.press('Enter')
  })

  await test.step('a reload resumes at the same question', async () => {
    await answer(page, answers)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Poziom A2, pytanie 2')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Poziom A2, pytanie 2')).toBeVisible()
    await expect(page.getByText(/^1\sz\s7$/)).toBeVisible()
    await answer(page, answers, false)
    await expect(page.getByText(/Jeszcze nie tym razem/)).toBeVisible()
    await page.keyboard.press('Enter')
  })

  await test.step('end the test and see the level', async () => {
    await page.getByRole('button', { name: /^Zakończ test/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Twój poziom to A2' })).toBeVisible()
    await expect(page.getByRole('button', { name: new RegExp(`^Zaloguj się.*: ${COURSE}$`) })).toBeVisible()
    await expectAccessible(page, 'summary of the leveling test')
  })

  await test.step('sign up for a recommended course', async () => {
    await page.getByRole('button', { name: new RegExp(`^Zaloguj się.*: ${COURSE}$`) }).click()
    await page.getByRole('link', { name: 'Nie masz konta? Załóż je' }).click()
    await page.getByLabel('Imię').fill('Anna')
    await page.getByLabel('Nazwisko').fill('Nowak')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Hasło').fill(PASSWORD)
    await page.getByRole('button', { name: 'Załóż konto' }).click()
    await expect(page).toHaveURL(/\/select-language$/)
    await page.getByRole('button', { name: /^Angielski/ }).click()
  })

  await test.step('the survey is skipped and the chosen course opens', async () => {
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    const { access } = await tokens(email, shared, PASSWORD)
    const { body } = await read<{ userMetadata: { languages: object } }>('/api/user/me', access)
    expect(body.userMetadata.languages).toMatchObject({
      ENG: { level: 'A2', levelingTestStatus: 'FINISHED' },
    })
  })

  await test.step('the course list shows the level', async () => {
    await page.goto('/course')
    await expect(page.getByText(/Twój poziom: A2/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Polecane dla Ciebie' })).toBeVisible()
  })
})

test('a new learner is welcomed and continues to the test instead of the courses (L-ONB-03)', async ({
  page,
}) => {
  const email = `welcome-${Date.now()}@mowka.test`
  await signUp(email)
  await signIn(page, email, '/user-onboarding', PASSWORD)
  await expect(page.getByRole('heading', { level: 1, name: /^Cześć, Anna/ })).toBeVisible()
  await expectAccessible(page, 'onboarding')
  await page.getByRole('button', { name: 'Sprawdź swój poziom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sprawdź swój angielski' })).toBeVisible()
  await expect(page).toHaveURL(/\/leveling-test\/eng$/)
  // The onboarding is complete and not shown again.
  await page.goto('/user-onboarding')
  await expect(page).toHaveURL(/\/select-language$/)
})
