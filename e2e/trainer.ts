import { expect, type Page } from './person'

/** Which sentence is asked now. */
export async function askedSentence(page: Page, answers: Map<string, string>): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const text = ((await page.locator('main').textContent()) ?? '').replaceAll('\u00a0', ' ')
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

/** Types an answer and checks it. */
export async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Twoja odpowiedź' })
  await box.fill(text)
  await page.getByRole('button', { name: 'Sprawdź' }).click()
}
