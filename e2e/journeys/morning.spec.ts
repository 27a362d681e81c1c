import { call, read, tokens } from '../control'
import { answersOf, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

const LEARNER = 'morning@mowka.test'
const PASSWORD = 'mowka-mowka'
const DAY = 24 * 60 * 60 * 1000

const card = (page: Page, name: string) => page.getByRole('region', { name })
const streak = (page: Page) => card(page, 'Twoja seria')
const result = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')

/** Creates a learner who finished a lesson on each of the last two days, and nothing today. */
async function arrive(): Promise<{ lessonId: string; answers: Map<string, string> }> {
  const token = await signUp(LEARNER)
  const { access: admin } = await tokens('admin@mowka.test')
  const course = await courseByName('Angielski w podróży')
  const lessonId = course.lessons[1]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  const { body: sentences } = await read<{ data: { _id: string }[] }>(
    `/api/lesson/${lessonId}/exercises?activeOnly=true`,
    admin,
  )
  const { body: user } = await read<{ userId: string }>('/api/user/me', token)
  await call('POST', '/api/admin/access', admin, {
    userId: user.userId,
    targetLang: 'ENG',
    expiresAt: new Date(Date.now() + 90 * DAY).toISOString(),
  })
  const change = (action: string, payload: unknown) =>
    call('PATCH', '/api/user/metadata', token, { action, payload })
  await change('learn-lang', { learnLang: 'ENG' })
  await change('onboarding-status', { onboardingStatus: 'SKIPPED' })
  await change('preferences', { randomizeRepetitionOrder: false, autoplayAnswer: false })
  await call('POST', '/api/admin/progress', admin, {
    userId: user.userId,
    events: [2, 1].flatMap((daysAgo) =>
      sentences.data.map(({ _id }, index) => ({
        eventId: crypto.randomUUID(),
        name: 'EXAMPLE_SUCCESS',
        lessonId,
        courseId: course._id,
        createdAt: new Date(Date.now() - daysAgo * DAY + index * 1000).toISOString(),
        payload: { exerciseId: _id, learningMode: 'WRITING' },
      })),
    ),
  })
  // The welcome popup was seen before.
  const popups = await read<{ _id: string }[]>('/api/popup/available', token)
  for (const { _id } of popups.body) await call('POST', `/api/popup/popupsSeen/${_id}`, token)
  return { lessonId, answers }
}

test("on a learner's morning the dashboard, a mood and a repetition extend the streak (L-DASH-03, L-DASH-05, L-DASH-09, L-MOOD-03, L-MOOD-04)", async ({
  page,
}) => {
  const { lessonId, answers } = await arrive()

  await test.step('the dashboard shows the current state', async () => {
    await openAs(page, LEARNER, '/dashboard', PASSWORD)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Cześć, Anna')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dziś:')
    await expect(page.getByText(new RegExp(`^Wczoraj: ${answers.size}\\s`))).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pulpit' })).toHaveAttribute('aria-current', 'page')
    await expect(streak(page)).toContainText(/2\s*dni z\srzędu/)
    await expect(streak(page)).toContainText('Dziś 3.')
    await expect(result(page, 'Ukończone lekcje')).toHaveText('1')
    await expect(result(page, 'Poprawne odpowiedzi')).toHaveText(String(2 * answers.size))
    await expectAccessible(page, 'dashboard')
  })

  await test.step("today's mood is sent once and stored", async () => {
    const mood = card(page, 'Jak Ci dziś idzie nauka?')
    await expect(mood.getByRole('radio', { name: 'Tak sobie' })).toBeChecked()
    await mood.getByRole('radio', { name: 'Tak sobie' }).focus()
    await page.keyboard.press('ArrowRight')
    await mood.getByRole('button', { name: 'Zapisz' }).click()
    await expect(mood.getByText('Dzisiejsza odpowiedź jest zapisana.')).toBeVisible()
    await page.reload()
    await expect(mood.getByRole('radio', { name: 'Dobrze' })).toBeChecked()
    await expect(mood.getByRole('radio', { name: 'Dobrze' })).toBeDisabled()
  })

  await test.step('a lesson is repeated with flash cards', async () => {
    await page.goto(`/repetition/${lessonId}/flash-cards`)
    for (let at = 0; at < answers.size; at++) {
      await page.getByRole('button', { name: 'Pokaż odpowiedź' }).click()
      await page.getByRole('button', { name: 'Wiem', exact: true }).click()
    }
    await expect(page.getByRole('heading', { level: 1, name: 'Powtórka ukończona' })).toBeVisible()
  })

  await test.step('today counts: the streak and the totals have grown', async () => {
    await page.goto('/dashboard')
    await expect(streak(page)).toContainText(/3\s*dni z\srzędu/)
    await expect(streak(page)).toContainText('Jutro będzie 4.')
    await expect(streak(page).getByText('Dziś, dzień 3, ostatni zaliczony')).toBeAttached()
    await expect(result(page, 'Poprawne odpowiedzi')).toHaveText(String(3 * answers.size))
    await expect(page.getByText('Dzisiejszy dzień już zaliczony.')).toBeVisible()
  })

  await test.step('on a phone all content is reachable', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(page.getByRole('button', { name: 'Poprzedni miesiąc' })).toBeVisible()
    await expectAccessible(page, 'dashboard on a phone')
  })
})
