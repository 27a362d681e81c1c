import { read, send, tokens } from '../control'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const ADMIN = 'admin@mowka.test'

/** The sentences of the lesson. The first ones are typed, the others are pasted. */
const typed = [
  ['Gdzie jest stacja ładowania?', 'Where is the charging station?'],
  ['Kabel jest w bagażniku.', 'The cable is in the boot.'],
] as const
const pasted = [
  ['Bateria jest prawie pusta.', 'The battery is almost empty.'],
  ['Ładowanie trwa godzinę.', 'Charging takes an hour.'],
  ['Płacę kartą.', 'I pay by card.'],
] as const

/** Creates a lesson outside courses. */
async function createLesson(): Promise<string> {
  const lesson = {
    name: { source: 'Auto na prąd', target: 'Electric car' },
    sourceLang: 'PL',
    targetLang: 'ENG',
    level: 'A2',
  }
  return (await send<{ _id: string }>(ADMIN, '/api/lesson', lesson))._id
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

test('an editor writes a series of exercises by keyboard, creates a word in the drawer, and pastes the rest', async ({
  page,
}) => {
  const lessonId = await createLesson()
  await openAs(page, ADMIN, `/admin/lessons/${lessonId}`)
  await page.getByRole('link', { name: 'Nowe ćwiczenie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nowe ćwiczenie' })).toBeVisible()
  let loads = 0
  page.on('framenavigated', () => (loads += 1))

  await test.step('type two exercises without leaving the form', async () => {
    await field(page, 'Przykład').click()
    for (const [example, answer] of typed) {
      await page.keyboard.type(example)
      await page.keyboard.press('Tab')
      await page.keyboard.type(answer)
      await page.keyboard.press('ControlOrMeta+Shift+Enter')
      await expect(field(page, 'Przykład')).toHaveValue('')
      await expect(field(page, 'Przykład')).toBeFocused()
      await expect(page.getByRole('link', { name: answer })).toBeVisible()
    }
    expect(loads).toBe(0)
    await expectAccessible(page, 'form of the next exercise')
  })

  await test.step('create a word in the drawer and save the exercise with it', async () => {
    await page.getByRole('link', { name: typed[1][1] }).click()
    await expect(page.getByRole('heading', { level: 1, name: typed[1][1] })).toBeVisible()
    await page.getByRole('button', { name: 'Nowe słowo' }).click()
    const drawer = page.getByRole('dialog', { name: 'Nowe słowo' })
    await drawer.getByRole('textbox', { name: 'Przykład' }).fill('kabel do ładowania')
    await drawer.getByRole('textbox', { name: 'Odpowiedź' }).fill('a charging cable')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(drawer).toBeHidden()
    await expect(page.getByText('a charging cable (kabel do ładowania)')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(page.getByText('Ćwiczenie zostało zapisane.')).toBeVisible()
    await page.getByRole('button', { name: 'Wróć do lekcji' }).click()
  })

  await test.step('paste the other sentences, correct one in place, and create them together', async () => {
    await page.getByRole('button', { name: 'Wklej zdania' }).click()
    const dialog = page.getByRole('dialog', { name: 'Wklej zdania' })
    const box = dialog.getByRole('textbox', { name: /^Zdania/ })
    const lines = pasted.map((pair, index) => (index === 1 ? pair[0] : pair.join(' – '))).join('\n')
    await box.evaluate((element, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, lines)
    await expect(dialog.getByText('Brakuje zdania.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Odpowiedź, wiersz 2' }).fill(pasted[1][1])
    await expectAccessible(page, 'dialog with pasted sentences')
    await dialog.getByRole('button', { name: /^Dodaj 3/ }).click()
    await expect(dialog).toBeHidden()
    const sentences = page.getByRole('list', { name: 'Ćwiczenia' }).getByRole('listitem')
    await expect(sentences).toHaveCount(typed.length + pasted.length)
  })

  const { access } = await tokens(ADMIN)
  const { body } = await read<{ data: { answer: string; words: { answer: string }[] }[] }>(
    `/api/lesson/${lessonId}/exercises`,
    access,
  )
  expect(body.data.map(({ answer }) => answer)).toEqual([...typed, ...pasted].map(([, answer]) => answer))
  expect(body.data[1]?.words).toMatchObject([{ answer: 'a charging cable' }])
})
