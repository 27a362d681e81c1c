import { read, send, shared, tokens } from '../control'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const EDITOR = 'editor@mowka.test'
const REVIEWER = 'admin@mowka.test'
const ALTERNATIVE = 'My neighbour has a very large dog.'
const MISTAKE = 'My neighbour has very big dog.'

/** Sets the behaviour of the fake assistant; null resets it. */
const setChat = (behaviour: object | null) =>
  fetch(`${shared.speechUrl}/control`, {
    method: behaviour ? 'POST' : 'DELETE',
    ...(behaviour ? { body: JSON.stringify({ chat: behaviour }) } : {}),
  })
test.afterEach(() => setChat(null))

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(page.getByText('Ćwiczenie zostało zapisane.')).toBeVisible()
}

test('suggestions of the assistant are accepted one by one and count once another editor approves them', async ({
  page,
  browser,
  complaints,
}) => {
  const { _id } = await send<{ _id: string }>(REVIEWER, '/api/exercise', {
    example: 'Mój sąsiad ma bardzo dużego psa.',
    answer: 'My neighbour has a very big dog.',
  })
  const address = `/admin/exercises/${_id}`
  const isAccepted = async (userInput: string) => {
    const attempt = { check: true, exerciseId: _id, userInput, lang: 'ENG' }
    return (await send<{ isSuccess: boolean }>(REVIEWER, '/api/attempt/check', attempt)).isSuccess
  }
  await openAs(page, EDITOR, address)
  const suggest = page.getByRole('button', { name: /^Zaproponuj/ })

  await test.step('an assistant that is away is reported, and the form works without it', async () => {
    await setChat({ mode: 'down' })
    await suggest.click()
    await expect(page.getByText(/^Asystent teraz nie odpowiada/)).toBeVisible()
    // The browser reports the refused call.
    await expect.poll(() => complaints.all.splice(0).length).toBeGreaterThan(0)
    await setChat(null)
  })

  await test.step('the editor accepts an alternative and a mistake, and dismisses another', async () => {
    await suggest.click()
    const alternatives = page.getByRole('group', { name: 'Odpowiedzi alternatywne' })
    await expect(alternatives).toContainText(ALTERNATIVE)
    await expectAccessible(page, 'suggestions for an exercise')
    await page.getByRole('button', { name: `Przyjmij: ${ALTERNATIVE}` }).click()
    await page.getByRole('button', { name: `Przyjmij: ${MISTAKE}` }).click()
    await page
      .getByRole('button', { name: /^Odrzuć: / })
      .first()
      .click()
    await expect(page.getByText('niezatwierdzona', { exact: true })).toBeVisible()
    await expect(page.getByText('niezatwierdzony', { exact: true })).toBeVisible()
    await save(page)
  })
  expect(await isAccepted(ALTERNATIVE)).toBe(false)

  await test.step('another editor finds it marked and approves it', async () => {
    const reviewer = await (await browser.newContext({ baseURL: shared.url })).newPage()
    await openAs(reviewer, REVIEWER, address)
    await expect(reviewer.getByText('niezatwierdzona', { exact: true })).toBeVisible()
    await reviewer.getByRole('button', { name: `Zatwierdź odpowiedź: ${ALTERNATIVE}` }).click()
    await expect(reviewer.getByText('niezatwierdzona', { exact: true })).toHaveCount(0)
    await save(reviewer)
    await reviewer.context().close()
  })
  expect(await isAccepted(ALTERNATIVE)).toBe(true)

  const { access } = await tokens(REVIEWER)
  const { body } = await read<object>(`/api/exercise/${_id}`, access)
  expect(body).toMatchObject({
    alternativeAnswers: [{ text: ALTERNATIVE, approved: true }],
    expectedMistakes: [{ text: MISTAKE, approved: false }],
  })
})
