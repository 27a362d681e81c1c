import fs from 'node:fs/promises'
import { read, shared, tokens } from '../control'
import { courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, type Page, signIn, test } from '../person'

const PASSWORD = 'mowka-mowka'

const card = (page: Page, name: string) => page.getByRole('region', { name })

async function send(method: string, path: string, token: string, body?: unknown): Promise<number> {
  const answer = await fetch(`${shared.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  })
  return answer.status
}

/** Creates an onboarded learner of English with a started lesson. */
async function arrive(email: string): Promise<{ token: string; lessonId: string }> {
  const token = await signUp(email)
  const change = (action: string, payload: unknown) =>
    send('PATCH', '/user/metadata', token, { action, payload })
  await change('learn-lang', { learnLang: 'ENG' })
  await change('onboarding-status', { onboardingStatus: 'SKIPPED' })
  await send('POST', '/user/start-trial', token)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const status = await send('POST', '/progress', token, {
    eventId: crypto.randomUUID(),
    name: 'LESSON_STARTED',
    lessonId,
    courseId: course._id,
    createdAt: new Date().toISOString(),
    payload: {},
  })
  expect(status).toBeLessThan(300)
  return { token, lessonId }
}

test('a leaving learner exports their data, deletes progress and account, and the old token is invalid (L-PROF-01, L-ACC-01, L-ACC-03, L-ACC-05, L-ACC-06, S-USER-11)', async ({
  page,
  complaints,
}) => {
  const email = `leaving-${Date.now()}@mowka.test`
  const { token, lessonId } = await arrive(email)
  await signIn(page, email, '/me', PASSWORD)

  await test.step('a chosen avatar is shown in the header, and the tabs are in the address', async () => {
    await expect(page.getByRole('dialog', { name: 'Witaj w Mówce' })).toHaveCount(0)
    // The image is the radio button.
    await page.getByText('Sowa', { exact: true }).locator('xpath=..').click()
    await expect(page.getByRole('radio', { name: 'Sowa' })).toBeChecked()
    await expect(page.getByRole('banner').locator('img[src$="avatar14.svg"]')).toBeVisible()
    await expectAccessible(page, 'profile')
    await page.getByRole('tab', { name: 'Preferencje' }).click()
    await expect(page).toHaveURL(/\/me\?tab=preferences$/)
    await expect(page.getByRole('heading', { name: 'Nauka', exact: true })).toBeVisible()
    await expectAccessible(page, 'preferences')
    await page.goBack()
    await expect(card(page, 'Twoje dane')).toBeVisible()
  })

  await test.step('the data export is created and downloaded', async () => {
    const copy = card(page, 'Kopia Twoich danych')
    await copy.getByRole('button', { name: /^Poproś/ }).click()
    const link = copy.getByRole('link', { name: /^Pobierz/ })
    await expect(link).toBeVisible({ timeout: 120_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const data = JSON.parse(await fs.readFile(await download.path(), 'utf8'))
    expect(data).toMatchObject({
      account: [{ email, avatarFileName: 'avatar14.svg' }],
      lessons: [{ lessonId }],
    })
    const emails = `${shared.mailUrl}/messages?to=${encodeURIComponent(email)}`
    await expect.poll(async () => (await fetch(emails)).text()).toContain('jest gotowa')
  })

  await test.step('progress is deleted after two confirmations', async () => {
    await card(page, 'Usuwanie').getByRole('button', { name: 'Usuń postępy' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń postępy' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tak, usuń na zawsze' }).click()
    await expect(page.getByText('Twoje postępy zostały usunięte.')).toBeVisible()
    const { body } = await read<{ startedAt: string | null }[]>(
      '/api/progress?sourceLang=PL&targetLang=ENG',
      token,
    )
    expect(body.filter(({ startedAt }) => startedAt !== null)).toEqual([])
  })

  await test.step('the account is deleted, and the public site opens', async () => {
    await card(page, 'Usuwanie').getByRole('button', { name: 'Usuń konto' }).click()
    const dialog = page.getByRole('dialog', { name: 'Usunąć konto?' })
    await expectAccessible(page, 'the question before the account goes')
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: 'Usuń konto na zawsze' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Twoje konto zostało usunięte' })).toBeVisible()
    await page.waitForURL(/\/site\/?$/)
  })

  await test.step('the old token is refused, and the provider rejects the old password', async () => {
    expect(await send('GET', '/user/me?sourceLang=PL&targetLang=ENG', token)).toBe(401)
    expect(await send('POST', '/user/data-export', token)).toBe(401)
    await expect
      .poll(() => tokens(email, shared, PASSWORD).then(({ access }) => (access ? 'let in' : 'refused')), {
        timeout: 120_000,
      })
      .toBe('refused')
    // The browser's messages about calls refused after the deletion.
    complaints.all.length = 0
  })
})
