import { read, send, shared, tokens } from '../control'
import { courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const ADMIN = 'admin@mowka.test'
const LEARNER = 'learner@mowka.test'
const COURSE = 'Angielski na co dzień'

type Sentence = { _id: string; example: string; answer: string }

/** Whether the server accepts a learner's answer. */
const isRight = async ({ _id }: Sentence, userInput: string): Promise<boolean> => {
  const attempt = { check: true, exerciseId: _id, userInput, lang: 'ENG' }
  return (await send<{ isSuccess: boolean }>(LEARNER, '/api/attempt/check', attempt)).isSuccess
}

/** A sentence that no other journey uses. */
async function lastSentence(): Promise<Sentence> {
  const course = await courseByName(COURSE)
  const { access } = await tokens(ADMIN)
  const lesson = `/api/lesson/${course.lessons.at(-1)?.lessonId}/exercises?activeOnly=true`
  const found = (await read<{ data: Sentence[] }>(lesson, access)).body.data.at(-1)
  if (!found) throw new Error('The lesson is empty')
  return found
}

const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click()

test("a reported mistake becomes an alternative, and the learner's answer is then correct (A-EXER-15, A-EXFO-18, A-EXFO-22)", async ({
  page,
}) => {
  const sentence = await lastSentence()
  const suggestion = 'Something else that people really answerCard.'
  expect(await isRight(sentence, suggestion)).toBe(false)
  await send(LEARNER, `/api/exercise/${sentence._id}/report`, {
    comment: 'Tak się mówi.',
    suggestedAnswer: suggestion,
    mode: 'WRITING',
  })

  await test.step('the editor finds the report', async () => {
    await openAs(page, ADMIN, '/admin/exercises')
    await page.getByRole('combobox', { name: 'Zgłoszone błędy' }).selectOption({ label: 'Zgłoszone' })
    const row = page.getByRole('row').filter({ hasText: sentence.answer })
    await expect(row.getByRole('img', { name: /zgłoszony/ })).toBeVisible()
    await expectAccessible(page, 'list of exercises')
    await row.getByRole('link', { name: /^Edytuj ćwiczenie/ }).click()
  })

  await test.step('the editor accepts the suggestion', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence.answer)
    await expectAccessible(page, 'form of an exercise')
    const approve = page.getByRole('button', { name: `Zatwierdź: ${suggestion}` })
    await approve.click()
    await expect(approve).toBeDisabled()
    await page.getByRole('button', { name: `Edytuj: ${suggestion}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Odpowiedź alternatywna' })
    await dialog.getByRole('switch', { name: /^Zatwierdzona/ }).click()
    await dialog.getByRole('button', { name: 'Zapisz odpowiedź' }).click()
    await save(page)
    await expect(page.getByText('Ćwiczenie zostało zapisane.')).toBeVisible()
  })

  expect(await isRight(sentence, suggestion)).toBe(true)
})

test('a gap is created from selected words, and two editors of one exercise lose no changes (A-EXFO-10, C57)', async ({
  page,
  browser,
  complaints,
}) => {
  const made = await send<Sentence>(ADMIN, '/api/exercise', {
    example: 'Dwie osoby piszą to samo zdanie.',
    answer: 'Two people write the same sentence.',
  })
  const address = `/admin/exercises/${made._id}`
  await openAs(page, ADMIN, address)
  const answer = page.getByRole('textbox', { name: 'Odpowiedź', exact: true })
  await expect(answer).toHaveValue(made.answer)

  const context = await browser.newContext({ baseURL: shared.url })
  const other = await context.newPage()
  await openAs(other, ADMIN, address)
  await other.getByRole('textbox', { name: 'Przykład', exact: true }).fill('Inna osoba pisze to zdanie.')
  await other.getByRole('switch', { name: 'Wymaga uwagi' }).click()
  await save(other)
  await expect(other.getByText('Ćwiczenie zostało zapisane.')).toBeVisible()
  await context.close()

  // By keyboard only: from the beginning of the answer over its first word.
  await answer.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  for (const _ of 'Two') await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: 'Zrób lukę: „Two”' }).click()
  await expect(page.getByRole('button', { name: 'Usuń lukę „Two”' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Przykład', exact: true }).fill('Ta osoba też pisze to zdanie.')
  await save(page)

  const question = page.getByRole('dialog', { name: 'Ktoś zmienił to samo' })
  await expect(question).toContainText('Inna osoba pisze to zdanie.')
  // The refusal was expected.
  complaints.all.length = 0
  await question.getByRole('radio', { name: 'Twoja wersja' }).check()
  await question.getByRole('button', { name: 'Zapisz wybrane' }).click()
  await expect(page.getByText('Ćwiczenie zostało zapisane.')).toBeVisible()

  const { access } = await tokens(ADMIN)
  const { body } = await read<object>(`/api/exercise/${made._id}`, access)
  expect(body).toMatchObject({
    example: 'Ta osoba też pisze to zdanie.',
    needAttention: true,
    gaps: [{ ranges: [{ start: 0, end: 3 }] }],
    version: 3,
  })
})
