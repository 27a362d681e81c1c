import { shared } from '../control'
import { skipIntroductions } from '../introductions'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { linkFor } from '../newcomers'
import { expect, expectAccessible, type Page, test } from '../person'
import { answer, askedSentence } from '../trainer'

const BEGINNERS_COURSE = 'Gramatyka od zera'
const PASSWORD = 'mowka-mowka'
const NOTICE = 'Potwierdź swój adres e-mail'

/** Lays blocks in this order. */
async function layBlocks(page: Page, words: readonly string[]): Promise<void> {
  const pool = page.getByRole('group', { name: 'Słowa do wyboru' })
  for (const word of words) await pool.getByRole('button', { name: word, exact: true }).click()
}

test('a visitor tries an exercise, signs up, answers the first sentence of a lesson and confirms the email later (C83)', async ({
  page,
  complaints,
}) => {
  await skipIntroductions(page)
  const email = `front-page-${Date.now()}@mowka.test`

  await test.step('the home page is the front page', async () => {
    await page.goto('/')
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByRole('heading', { level: 1, name: /^Mów całymi zdaniami/ })).toBeVisible()
    await expect(page.getByText('39,00', { exact: false }).first()).toBeVisible()
    await expectAccessible(page, 'front page')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await expectAccessible(page, 'front page, 320 px')
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('a wrong answer is explained, the right blocks stay', async () => {
    await layBlocks(page, ['like', 'very', 'much', 'this', 'song'])
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
    await expect(page.getByText(/^Jeszcze nie\./)).toBeVisible()
    await expect(page.getByText('„Very much” stoi po „this song”.')).toBeVisible()
    await expectAccessible(page, 'front page with a wrong answer')
    await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeFocused()
    await page.keyboard.press('Enter')
  })

  await test.step('the right answer leads to the sign-up', async () => {
    await layBlocks(page, ['this', 'song', 'very', 'much'])
    await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
    const signUp = page.getByRole('button', { name: /^Załóż konto i\sucz się dalej/ })
    await expect(signUp).toBeFocused()
    await expectAccessible(page, 'front page with a right answer')
    await signUp.click()
  })

  await test.step('sign up without a visit to the mailbox', async () => {
    await page.getByLabel('Imię').fill('Anna')
    await page.getByLabel('Nazwisko').fill('Nowak')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Hasło').fill(PASSWORD)
    await page.getByRole('button', { name: 'Załóż konto' }).click()
  })

  await test.step('begin the first lesson', async () => {
    const course = await courseByName(BEGINNERS_COURSE)
    const answers = await answersOf(course.lessons[0]?.lessonId ?? '')
    await expect(page).toHaveURL(/\/select-language$/)
    await askWholeSentences(email, shared, PASSWORD)
    await page.getByRole('button', { name: /^Angielski/ }).click()
    await page.getByRole('button', { name: /^Dopiero zaczynam/ }).click()
    const asked = await askedSentence(page, answers)
    await answer(page, answers.get(asked) ?? '')
    await expect(page.getByRole('button', { name: 'Dalej' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: NOTICE })).toHaveCount(0)
  })

  await test.step('the courses remind of the confirmation, and the link is sent again', async () => {
    await page.goto('/course')
    const welcome = page.getByRole('dialog', { name: 'Witaj w Mówce' })
    await welcome.getByRole('button', { name: 'Zamknij' }).last().click()
    const notice = page.getByRole('complementary', { name: NOTICE })
    await expect(notice).toContainText(email)
    await expectAccessible(page, 'courses with an unconfirmed email')
    await notice.getByRole('button', { name: 'Wyślij ponownie' }).click()
    await expect(notice.getByRole('status')).toContainText('Nowy link jest w')
  })

  await test.step('an invitation needs a confirmed email and keeps its input', async () => {
    await page.goto('/me')
    await page.getByLabel('E-mail znajomego').fill('kolega@mowka.test')
    await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
    const request = page.getByRole('dialog', { name: 'Najpierw potwierdź adres e-mail' })
    await expect(request).toBeVisible()
    await expectAccessible(page, 'request to confirm the email')
    await request.getByRole('button', { name: 'Zamknij' }).last().click()
    await expect(page.getByLabel('E-mail znajomego')).toHaveValue('kolega@mowka.test')
    // The refusal.
    expect(complaints.all.splice(0)).toEqual([expect.stringContaining('403')])
  })

  await test.step('the link, opened twice in another tab, confirms the email while signed in', async () => {
    const tab = await page.context().newPage()
    const link = await linkFor(email, /[Pp]otwierdź/)
    await tab.goto(link)
    await tab.goto(link)
    await expect(tab.getByRole('heading', { level: 1, name: 'Adres potwierdzony' })).toBeVisible()
    await tab.close()
    await page.reload()
    await expect(page.getByText('Adres potwierdzony. Dziękujemy!')).toBeVisible()
    await page.getByLabel('E-mail znajomego').fill('kolega@mowka.test')
    await page.getByRole('button', { name: 'Wyślij zaproszenie' }).click()
    await expect(page.getByText(/kolega@mowka\.test/)).toBeVisible()
    await page.goto('/course')
    await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    await expect(page.getByRole('complementary', { name: NOTICE })).toHaveCount(0)
  })
})

test('the front page and its exercise work while the identity provider is away', async ({
  page,
  complaints,
}) => {
  await page.route(/\/(authorize|\.well-known|oauth)/, (route) => route.abort())
  await page.goto('/')
  await page.getByRole('radio', { name: 'Niemiecki' }).check({ force: true })
  await layBlocks(page, ['ich', 'habe', 'viel', 'im Garten', 'gearbeitet'])
  await page.getByRole('button', { name: 'Sprawdź', exact: true }).click()
  await expect(page.getByText(/^Po „gestern” od razu stoi czasownik/)).toBeVisible()
  complaints.all.length = 0
})
