import { type Platform, read, tokens } from '../control'
import { changeAccount, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'
import { answerWord, pressPrimary, type SessionWord, startedSession } from '../word-session'

/** Has learned no words yet, so nothing else is due. */
const LEARNER = 'admin@mowka.test'
const DAY = 24 * 60 * 60 * 1000

type Stages = { repetitions: { wordId: string; stage: number; nextReviewAt: string | null }[] }

/** Opens a trainer; returns the exercises of its session. */
async function openTrainer(page: Page, address: string): Promise<SessionWord[]> {
  const started = startedSession(page)
  await page.goto(address)
  return started
}

/** Completes a session without mistakes, up to its summary. */
async function train(page: Page, exercises: readonly SessionWord[]): Promise<void> {
  for (const [place, exercise] of exercises.entries()) {
    await expect(page.getByText(`Słowo ${place + 1} / ${exercises.length}`)).toBeVisible()
    await answerWord(page, exercise)
    if (place < exercises.length - 1) await pressPrimary(page, 'Dalej')
  }
  await expect(page.getByRole('dialog', { name: 'Trening ukończony' })).toBeVisible()
}

test('words of a lesson are learned to stage 2 and come up again the day after (V-STAGE-06, V-WTRN-09, V-RW-15, V-LW-15)', async ({
  page,
  own,
  browser,
}) => {
  test.setTimeout(600_000)
  const today = await own.start()
  await changeAccount(LEARNER, 'preferences', { autoplayAnswer: false, lessonSoundsAllowed: false }, today)
  const course = await courseByName('Angielski na co dzień', today)
  const lessonId = course.lessons.at(-1)?.lessonId ?? ''
  const words = `/course/${course._id}/lesson/${lessonId}/words`
  const stagesOf = async (platform: Platform) => {
    const { access } = await tokens(LEARNER, platform)
    return (await read<Stages>(`/api/word-repetition?lessonId=${lessonId}`, access, platform)).body
      .repetitions
  }
  let learned: string[] = []

  await test.step('a lesson session raises its words to stage 2', async () => {
    await openAs(page, LEARNER, `${today.url}${words}`)
    await expect(page.getByRole('link', { name: 'Rozpocznij naukę' })).toHaveAttribute(
      'href',
      `${words}/trainer`,
    )
    const exercises = await openTrainer(page, `${today.url}${words}/trainer`)
    learned = [...new Set(exercises.map(({ word }) => word.wordId))]
    await expectAccessible(page, 'word trainer')
    await train(page, exercises)
    const stages = await stagesOf(today)
    const reached = stages.filter(({ stage }) => stage === 2).map(({ wordId }) => wordId)
    expect(reached).toEqual(expect.arrayContaining(learned))
    await page.getByRole('link', { name: 'Wróć do słów', exact: true }).click()
    await expect(page).toHaveURL(`${today.url}${words}`)
  })

  await page.close()
  await today.stop()
  const tomorrow = today.later(DAY)
  try {
    await tomorrow.start()
    await test.step('on the day after they are due in the global list', async () => {
      const { access } = await tokens(LEARNER, tomorrow)
      const due = await read<{ items: { wordId: string }[] }>(
        '/api/word-repetition/due?limit=200&sourceLang=PL&targetLang=ENG',
        access,
        tomorrow,
      )
      expect(due.body.items.map(({ wordId }) => wordId)).toEqual(expect.arrayContaining(learned))
      // A separate browser, because the other one has tokens from the day before.
      const next = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
      await next.clock.setSystemTime(new Date(Date.now() + DAY))
      await openAs(next, LEARNER, `${tomorrow.url}/repetition/words`)
      const exercises = await openTrainer(next, `${tomorrow.url}/repetition/words/trainer`)
      const asked = exercises.map(({ word }) => word.wordId)
      expect(asked.filter((wordId) => learned.includes(wordId))).not.toEqual([])
      await train(next, exercises)
      const moved = (await stagesOf(tomorrow)).filter(({ wordId }) => asked.includes(wordId))
      expect(moved.every(({ stage }) => stage >= 3)).toBe(true)
    })
  } finally {
    await tomorrow.stop()
  }
})
