import { expect, type Page } from './person'

/** The text of the page, with spaces for those that do not break. */
export const mainText = async (page: Page): Promise<string> =>
  ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ')

/** Which sentence is asked now. */
export async function askedSentence(page: Page, answers: Map<string, string>): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const text = await mainText(page)
      found = [...answers.keys()].find((sentence) => text.includes(sentence))
      return found
    })
    .toBeTruthy()
  return found ?? ''
}

/** Waits until another sentence than `before` is asked. */
export async function nextSentence(
  page: Page,
  before: string,
  answers: Map<string, string>,
): Promise<string> {
  await expect.poll(() => askedSentence(page, answers)).not.toBe(before)
  return askedSentence(page, answers)
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Twoja odpowiedź' })
const blocks = (page: Page) =>
  page.getByRole('group', { name: 'Słowa do wyboru' }).getByRole('button', { disabled: false })

/** Which of the two kinds of whole sentences is asked: to be written, or to be put together of blocks. */
async function isWritten(page: Page): Promise<boolean> {
  await expect(box(page).or(page.getByRole('group', { name: 'Słowa do wyboru' }))).toBeVisible()
  return box(page).isVisible()
}

/** Gives an answer, in writing or by choosing blocks. Does not check it yet. */
export async function give(page: Page, text: string): Promise<void> {
  if (await isWritten(page)) return box(page).fill(text)
  // What a hint or an earlier try laid goes back first.
  const clear = page.getByRole('button', { name: 'Wyczyść' })
  if (await clear.isEnabled()) await clear.click()
  // Blocks have neither the capital letter nor the outer signs of the sentence.
  let rest = text.replace(/^[¿¡]/u, '')
  while (/[\p{L}\p{N}]/u.test(rest)) {
    const words = await blocks(page).allTextContents()
    const begins = (word: string) => rest.toLowerCase().startsWith(word.toLowerCase())
    const next = words.filter(begins).sort((a, b) => b.length - a.length)[0]
    expect(next, `a block for "${rest}" among ${words}`).toBeTruthy()
    await blocks(page)
      .filter({ hasText: new RegExp(`^${literally(next ?? '')}$`) })
      .first()
      .click()
    rest = rest.slice((next ?? '').length).trimStart()
  }
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Gives an answer and checks it. */
export async function answer(page: Page, text: string): Promise<void> {
  await give(page, text)
  await page.getByRole('button', { name: 'Sprawdź' }).click()
}

/** Gives a wrong answer and checks it: other words, or the blocks backwards. */
export async function answerWrongly(page: Page): Promise<void> {
  if (await isWritten(page)) await box(page).fill('I have no idea what this is')
  // All of them, from the end: the sentence backwards.
  else while ((await blocks(page).count()) > 0) await blocks(page).last().click()
  await page.getByRole('button', { name: 'Sprawdź' }).click()
}
