import { call, type Platform, read, tokens } from '../control'
import { answersOf, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'
import { answerWord, pressPrimary, startedSession } from '../word-session'

const LEARNER = 'deck@mowka.test'
const PASSWORD = 'mowka-mowka'
const DAY = 24 * 60 * 60 * 1000
/** A deck of these is: three words, two sentences, three words. */
const WORDS = 6
const SENTENCES = 2

type Item = { _id: string; example: string }

/** Creates a learner who missed sentences of a lesson today and learned some of its words. */
async function arrive(platform: Platform): Promise<Map<string, string>> {
  const token = await signUp(LEARNER, platform)
  const { access: admin } = await tokens('admin@mowka.test', platform)
  const post = (path: string, as: string, body: unknown) => call('POST', path, as, body, platform)
  const change = (action: string, payload: unknown) =>
    call('PATCH', '/api/user/metadata', token, { action, payload }, platform)
  const course = await courseByName('Angielski w podróży', platform)
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const itemsOf = async (path: string) =>
    (await read<{ data: Item[] }>(`/api/lesson/${lessonId}/${path}`, admin, platform)).body.data
  const sentences = (await itemsOf('exercises?activeOnly=true')).slice(0, SENTENCES)
  const words = (await itemsOf('words')).slice(0, WORDS)
  expect([sentences.length, words.length]).toEqual([SENTENCES, WORDS])
  const { body: user } = await read<{ userId: string }>('/api/user/me', token, platform)
  await post('/api/admin/access', admin, {
    userId: user.userId,
    targetLang: 'ENG',
    expiresAt: new Date(Date.now() + 90 * DAY).toISOString(),
  })
  await change('learn-lang', { learnLang: 'ENG' })
  await change('onboarding-status', { onboardingStatus: 'SKIPPED' })
  await change('preferences', {
    listeningAndWritingActivities: { fullSentence: true, gaps: false, blocks: false },
    autoplayAnswer: false,
    lessonSoundsAllowed: false,
  })
  const now = new Date().toISOString()
  await post('/api/admin/progress', admin, {
    userId: user.userId,
    events: sentences.flatMap(({ _id }) =>
      ['EXAMPLE_ATTEMPT', 'EXAMPLE_ATTEMPT', 'EXAMPLE_SUCCESS'].map((name) => ({
        eventId: crypto.randomUUID(),
        name,
        lessonId,
        courseId: course._id,
        createdAt: now,
        payload: { exerciseId: _id, learningMode: 'WRITING' },
      })),
    ),
  })
  // Two right answers in the lesson move a word to the global list.
  await post('/api/admin/word-answers', admin, {
    userId: user.userId,
    answers: words.flatMap(({ _id }) =>
      [1, 2].map(() => ({
        attemptId: crypto.randomUUID(),
        wordId: _id,
        lessonId,
        isSuccess: true,
        answeredAt: now,
      })),
    ),
  })
  // The welcome popup was seen before.
  const popups = await read<{ _id: string }[]>('/api/popup/available', token, platform)
  for (const { _id } of popups.body) await post(`/api/popup/popupsSeen/${_id}`, token, {})
  return answersOf(lessonId, platform)
}

/** Answers the words of a part of the deck. */
async function answerWords(page: Page, started: ReturnType<typeof startedSession>): Promise<void> {
  const words = await started
  for (const [place, word] of words.entries()) {
    await answerWord(page, word)
    if (place < words.length - 1) await pressPrimary(page, 'Dalej')
  }
}

test('on the next day a learner reviews due words and sentences in one deck, to its end', async ({
  page,
  own,
  browser,
}) => {
  test.setTimeout(600_000)
  const today = await own.start()
  const answers = await arrive(today)

  await test.step('on the same day nothing is due, and the page names the next date', async () => {
    await openAs(page, LEARNER, `${today.url}/exercises`, PASSWORD)
    const deck = page.getByRole('region', { name: /^Na\sdziś wszystko powtórzone$/ })
    await expect(deck.getByRole('status')).toContainText('Następna powtórka: jutro')
    await expect(deck.getByRole('link', { name: 'Zacznij powtórkę' })).toBeHidden()
    await expectAccessible(page, 'reviews with nothing due')
  })

  await page.close()
  await today.stop()
  const tomorrow = today.later(DAY)
  try {
    await tomorrow.start()
    // A separate browser, because the other one has tokens from the day before.
    const next = await (await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })).newPage()
    await next.clock.setSystemTime(new Date(Date.now() + DAY))

    await test.step('the dashboard starts with the deck', async () => {
      await openAs(next, LEARNER, `${tomorrow.url}/dashboard`, PASSWORD)
      await expect(next.getByRole('heading', { level: 1 })).toContainText(/8\srzeczy do powtórki/)
      await expect(next.getByRole('link', { name: 'Zacznij od powtórki' })).toHaveAttribute(
        'href',
        '/repetition/today',
      )
    })

    await test.step('the reviews have one deck with words and sentences', async () => {
      await next.goto(`${tomorrow.url}/exercises`)
      const deck = next.getByRole('region', { name: /^8\srzeczy, około 3\smin$/ })
      await expect(deck).toContainText(/6\ssłów/)
      await expect(deck).toContainText(/2\szdania/)
      await expectAccessible(next, 'reviews with a deck')
      const started = startedSession(next)
      await deck.getByRole('link', { name: 'Zacznij powtórkę' }).click()
      await answerWords(next, started)
    })

    await test.step('sentences follow, also after a reload', async () => {
      for (let at = 0; at < SENTENCES; at++) {
        const field = next.getByRole('textbox', { name: 'Twoja odpowiedź' })
        await expect(next.getByText(`Zdanie ${4 + at} / 8`)).toBeVisible()
        await expect(field).toBeVisible()
        if (at === 1) {
          await next.reload()
          await expect(next.getByText('Zdanie 5 / 8')).toBeVisible()
        }
        const shown = ((await next.locator('main').textContent()) ?? '').replace(/\s+/g, ' ')
        const [, answer = ''] = [...answers].find(([example]) => shown.includes(example)) ?? []
        await field.fill(answer)
        await next.keyboard.press('Enter')
        await expect(next.getByText('Dobrze', { exact: true })).toBeVisible()
        if (at < SENTENCES - 1) await pressPrimary(next, 'Dalej')
      }
    })

    await test.step('the rest of the words leads to one end with both numbers and the next date', async () => {
      const started = startedSession(next)
      await pressPrimary(next, 'Dalej')
      await answerWords(next, started)
      await expect(next.getByRole('heading', { level: 1, name: 'Powtórka zrobiona' })).toBeFocused()
      await expect(next.getByText(/^6\ssłów i\s2\szdania w/)).toBeVisible()
      await expect(next.getByText(/^8\sz\s8$/)).toBeVisible()
      await expect(next.getByText('za pierwszym razem')).toBeVisible()
      await expect(next.getByText(/^Następna powtórka: za\s3\sdni/)).toBeVisible()
      await expectAccessible(next, 'end of the deck')
    })

    await test.step('after the deck the reviews have nothing due', async () => {
      await next.getByRole('link', { name: 'Wróć do powtórek', exact: true }).click()
      await expect(next.getByRole('region', { name: /^Na\sdziś wszystko powtórzone$/ })).toBeVisible()
    })
  } finally {
    await tomorrow.stop()
  }
})
