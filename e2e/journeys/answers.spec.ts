import { shared, tokens } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'
import { askedSentence, give } from '../trainer'

const ADMIN = 'admin@mowka.test'
const LEARNER = 'learner@mowka.test'
const OTHER = 'druga.osoba@mowka.test'
const REASON = 'Tego słowa nie ma w polskim zdaniu.'

type Sentence = { _id: string; example: string }

const post = (path: string, token: string, body?: object) =>
  fetch(`${shared.url}/api${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

const check = async (page: Page, text: string) => {
  await give(page, text)
  await page.getByRole('button', { name: 'Sprawdź' }).click()
}
const again = (page: Page) => page.getByRole('button', { name: 'Spróbuj ponownie' })

test('an editor accepts one refused answer of two learners and explains the other (S-ATT-03)', async ({
  page,
  browser,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Czasy bez bólu')
  const lessonId = course.lessons[3]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const example = await askedSentence(page, answers)
  const answer = answers.get(example) ?? ''
  const [certainly, honestly] = [`Certainly, ${answer}`, `Honestly, ${answer}`]

  await test.step('two learners submit the same refused answers', async () => {
    const other = await signUp(OTHER)
    await post('/user/start-trial', other)
    const { access: admin } = await tokens(ADMIN)
    const found = await fetch(`${shared.url}/api/lesson/${lessonId}/exercises?activeOnly=true`, {
      headers: { Authorization: `Bearer ${admin}` },
    })
    const { data } = (await found.json()) as { data: Sentence[] }
    const exerciseId = data.find((each) => each.example === example)?._id
    for (const userInput of [certainly, honestly]) {
      const attempt = { check: true, exerciseId, userInput, lang: 'ENG' }
      expect(await (await post('/attempt/check', other, attempt)).json()).toMatchObject({ isSuccess: false })
      await check(page, userInput)
      await again(page).click()
    }
  })

  const context = await browser.newContext({ baseURL: shared.url })
  const editor = await context.newPage()
  await test.step('the editor sees that two learners submitted them, accepts one and explains the other', async () => {
    await openAs(editor, ADMIN, '/admin/answers')
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Odpowiedzi uczących się')
    await editor.getByRole('searchbox', { name: 'Szukaj' }).fill(example)
    await editor.keyboard.press('Enter')
    const row = editor.getByRole('row').filter({ hasText: example })
    // A job counts the answers once a minute.
    await expect(async () => {
      await editor.reload()
      const answer = row.getByRole('listitem').filter({ hasText: 'Certainly' })
      await expect(answer).toContainText('2 osoby', { timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    await expectAccessible(editor, 'answers that people give')
    await row.getByRole('button', { name: /^Przyjmij: Certainly/ }).click()
    await expect(editor.getByText(/^Przyjęta: Certainly/)).toBeVisible()
    await expect(row.getByRole('listitem').filter({ hasText: 'Certainly' })).toHaveCount(0)

    await row.getByRole('button', { name: /^Odrzuć z\spowodem: Honestly/ }).click()
    const dialog = editor.getByRole('dialog', { name: 'Dlaczego to błąd?' })
    await dialog.getByRole('textbox', { name: 'Powód' }).fill(REASON)
    await expectAccessible(editor, 'reason of a refusal')
    await dialog.getByRole('button', { name: /^Odrzuć z\spowodem$/ }).click()
    await expect(dialog).toBeHidden()
    await expect(row).toHaveCount(0)
  })
  await context.close()

  await test.step('the learner reads the explanation, and the other answer is correct', async () => {
    // The same answer is checked again only after a change.
    await give(page, certainly)
    await check(page, honestly)
    await expect(page.getByText(REASON)).toBeVisible()
    await again(page).click()
    await check(page, certainly)
    await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
    await expect(again(page)).toHaveCount(0)
  })
})
