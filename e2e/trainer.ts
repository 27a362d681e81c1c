import { expect, type Page } from './person'

/** Returns the page text with normalized spaces. */
export async function mainText(page: Page): Promise<string> {
  const main = page.locator('main')
  // Reading a text doesn't run locator handlers, an assertion does (`skipIntroductions`).
  await expect(main).toBeVisible()
  return ((await main.textContent()) ?? '').replaceAll('\u00a0', ' ')
}

/** Returns the current sentence. */
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

/** Waits until the current sentence differs from `before`. */
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

/** Whether the sentence is to be typed rather than built from blocks. */
async function isWritten(page: Page): Promise<boolean> {
  await expect(box(page).or(page.getByRole('group', { name: 'Słowa do wyboru' }))).toBeVisible()
  return box(page).isVisible()
}

/** Enters an answer by typing or selecting blocks. Does not check it yet. */
export async function give(page: Page, text: string): Promise<void> {
  if (await isWritten(page)) return box(page).fill(text)
  // Clears blocks placed by a hint or an earlier attempt.
  const clear = page.getByRole('button', { name: 'Wyczyść' })
  if (await clear.isEnabled()) await clear.click()
  // Blocks lack capitalization and outer punctuation.
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

/** Enters an answer and checks it. */
export async function answer(page: Page, text: string): Promise<void> {
  await give(page, text)
  await page.getByRole('button', { name: 'Sprawdź' }).click()
}

/** Enters a wrong answer and checks it: other words, or the blocks in reverse order. */
export async function answerWrongly(page: Page): Promise<void> {
  if (await isWritten(page)) await box(page).fill('I have no idea what this is')
  // All of them from the end, i.e. the sentence in reverse.
  else while ((await blocks(page).count()) > 0) await blocks(page).last().click()
  await page.getByRole('button', { name: 'Sprawdź' }).click()
}
