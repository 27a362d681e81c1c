import { expect, type Page } from './person'

type Said = { text: string }
/** An exercise of a word session. */
export type SessionWord = {
  type: string
  word: { wordId: string; word: { answer: string } }
  exerciseData: { correctAnswer: Said; pairs: { source: Said; target: Said }[] }
}

/** Returns the exercises of the word session that starts next. */
export async function startedSession(page: Page): Promise<SessionWord[]> {
  const started = await page.waitForResponse((response) => response.url().includes('/session/start'))
  return ((await started.json()) as { sessionWords: SessionWord[] }).sessionWords
}

/** Presses the main button of a trainer. */
export const pressPrimary = (page: Page, name: 'Sprawdź' | 'Dalej') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click()

/** Answers an exercise correctly through the UI, has it checked and waits for the result. */
export async function answerWord(page: Page, { type, exerciseData, word }: SessionWord): Promise<void> {
  const { correctAnswer, pairs } = exerciseData
  if (type === 'MATCH_PAIRS') {
    for (const { source, target } of pairs) {
      for (const { text } of [target, source])
        await page.locator('main').getByRole('button', { name: text, exact: true }).first().click()
      await expect(page.getByRole('button', { name: /: połączone/ }).first()).toBeVisible()
      await page.waitForTimeout(600)
    }
  } else {
    if (type.endsWith('UNSCRAMBLE') || type.startsWith('UNSCRAMBLE'))
      await page.keyboard.type(correctAnswer.text)
    else if (type === 'WRITTEN_TRANSLATION')
      await page.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill(word.word.answer)
    else await page.getByRole('radio', { name: correctAnswer.text, exact: true }).click()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('region', { name: 'Wynik' })).toBeVisible()
}
