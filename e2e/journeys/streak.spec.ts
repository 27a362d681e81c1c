import { call, type Platform, read, tokens } from '../control'
import { answersOf, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const LEARNER = 'streak@mowka.test'
const PASSWORD = 'mowka-mowka'
const DAY = 24 * 60 * 60 * 1000

/** Creates a learner who answered a sentence on each of the last five days. Returns the next sentence. */
async function arrive(platform: Platform): Promise<{ lesson: string; answer: string }> {
  const token = await signUp(LEARNER, platform)
  const { access: admin } = await tokens('admin@mowka.test', platform)
  const post = (path: string, as: string, body: unknown) => call('POST', path, as, body, platform)
  const change = (action: string, payload: unknown) =>
    call('PATCH', '/api/user/metadata', token, { action, payload }, platform)
  const course = await courseByName('Angielski w podróży', platform)
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const { body: sentences } = await read<{ data: { _id: string; example: string }[] }>(
    `/api/lesson/${lessonId}/exercises?activeOnly=true`,
    admin,
    platform,
  )
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
  await post('/api/admin/progress', admin, {
    userId: user.userId,
    events: sentences.data.slice(0, 5).map(({ _id }, index) => ({
      eventId: crypto.randomUUID(),
      name: 'EXAMPLE_SUCCESS',
      lessonId,
      courseId: course._id,
      createdAt: new Date(Date.now() - (4 - index) * DAY).toISOString(),
      payload: { exerciseId: _id, learningMode: 'WRITING' },
    })),
  })
  // The welcome popup was seen before.
  const popups = await read<{ _id: string }[]>('/api/popup/available', token, platform)
  for (const { _id } of popups.body) await post(`/api/popup/popupsSeen/${_id}`, token, {})
  const answers = await answersOf(lessonId, platform)
  return {
    lesson: `/course/${course._id}/lesson/${lessonId}/writing`,
    answer: answers.get(sentences.data[5]?.example ?? '') ?? '',
  }
}

const streak = (page: Page) => page.getByRole('region', { name: 'Twoja seria' })

test('a streak survives one missed day and continues on the next', async ({ page, own, browser }) => {
  const today = await own.start()
  const { lesson, answer } = await arrive(today)

  await test.step('five study days earn a free day', async () => {
    await openAs(page, LEARNER, `${today.url}/dashboard`, PASSWORD)
    await expect(streak(page)).toContainText(/5\s*dni z\srzędu/)
    await expect(streak(page)).toContainText(/Masz dzień wolny/)
  })

  await page.close()
  await today.stop()
  const later = today.later(2 * DAY)
  try {
    await later.start()
    // A separate browser, because the other one has tokens from two days before.
    const next = await (await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' })).newPage()
    await next.clock.setSystemTime(new Date(Date.now() + 2 * DAY))

    await test.step('after a missed day the blue flame has kept the streak', async () => {
      await openAs(next, LEARNER, `${later.url}/dashboard`, PASSWORD)
      await expect(streak(next)).toContainText(/5\s*dni z\srzędu/)
      await expect(streak(next)).toContainText(/niebieski płomień zachował serię/)
      await expectAccessible(next, 'dashboard with a free day')
    })

    await test.step('one sentence extends it', async () => {
      await next.goto(`${later.url}${lesson}`)
      await next.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill(answer)
      await next.keyboard.press('Enter')
      await expect(next.getByText('Dobrze', { exact: true })).toBeVisible()
      const stored = next.waitForResponse((each) =>
        (each.request().postData() ?? '').includes('EXAMPLE_SUCCESS'),
      )
      await next.getByRole('button', { name: /^Dalej/ }).click()
      await stored
      await next.goto(`${later.url}/dashboard`)
      await expect(streak(next)).toContainText(/6\s*dni z\srzędu/)
    })
  } finally {
    await later.stop()
  }
})
