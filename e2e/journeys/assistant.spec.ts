import { shared } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'
import { askedSentence, give } from '../trainer'

const LEARNER = 'learner@mowka.test'
const AI_FAILURE = 'Wystąpił błąd podczas uzyskiwania odpowiedzi od AI.'

/** Sets the behaviour of the fake chat service; null resets it. */
const setChat = (behaviour: object | null) =>
  fetch(`http://localhost:${shared.port + 4}/control`, {
    method: behaviour ? 'POST' : 'DELETE',
    ...(behaviour ? { body: JSON.stringify({ chat: behaviour }) } : {}),
  })
test.afterEach(() => setChat(null))

const talk = (page: Page) => page.getByRole('log')

test('a learner has a mistake explained, asks a follow-up question, and retries after an outage (L-AI-08, L-AI-12, L-AI-16, L-AI-19, L-AI-20)', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await askWholeSentences(LEARNER)
  const course = await courseByName('Czasy bez bólu')
  const lessonId = course.lessons[1]?.lessonId ?? ''
  const answers = await answersOf(lessonId)

  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const sentence = await askedSentence(page, answers)

  await test.step('before the check it helps with a word of the question', async () => {
    await page.getByRole('button', { name: 'Asystent' }).click()
    await page
      .getByRole('group', { name: 'Słowa zdania do przetłumaczenia' })
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: 'Jak to powiedzieć' }).click()
    await expect(page.getByRole('button', { name: 'Pomocna odpowiedź', exact: true })).toHaveCount(1)
    await expect(talk(page)).not.toContainText(answers.get(sentence) ?? '')
    await expectAccessible(page, 'assistant before the check')
    await page.getByRole('button', { name: 'Zamknij asystenta' }).click()
  })

  await test.step('a wrong answer is explained', async () => {
    const words = (answers.get(sentence) ?? '').replace(/[.?!]$/, '').split(' ')
    await give(page, words.slice(0, -1).join(' '))
    await page.getByRole('button', { name: 'Sprawdź' }).click()
    await page.getByRole('button', { name: 'Wyjaśnij dokładniej' }).click()
    await expect(page.getByRole('button', { name: 'Pomocna odpowiedź', exact: true })).toHaveCount(2)
    // It adds to the feedback beside the answer instead of repeating it.
    await expect(
      talk(page)
        .getByText(/^(Zasada:|„|Tak samo jest|Porównaj)/)
        .first(),
    ).toBeVisible()
    await expect(talk(page).getByText(/Brakuje/)).toHaveCount(0)
    await expectAccessible(page, 'assistant')
  })

  await test.step('a follow-up question continues the conversation', async () => {
    await page.getByRole('textbox', { name: 'Twoje pytanie' }).fill('A dlaczego?')
    await page.keyboard.press('Enter')
    await expect(talk(page).getByText('A dlaczego?')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pomocna odpowiedź', exact: true })).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  })

  await test.step('the answer is liked, copied and played', async () => {
    const like = page.getByRole('button', { name: 'Pomocna odpowiedź', exact: true }).last()
    const liked = page.waitForResponse((response) => response.url().includes('/like-message'))
    await like.click()
    expect((await liked).status()).toBe(200)
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Kopiuj odpowiedź' }).last().click()
    await expect(page.getByRole('button', { name: 'Skopiowano' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
    const heard = page.waitForResponse((response) => response.url().includes('/api/recording/'))
    await talk(page)
      .getByRole('button', { name: /^Odtwórz: / })
      .first()
      .click()
    expect((await heard).status()).toBe(200)
  })

  await test.step('during an outage the question waits, and is then sent again', async () => {
    await setChat({ mode: 'down' })
    await page.getByRole('button', { name: 'Przykłady', exact: true }).click()
    await expect(page.getByText(AI_FAILURE)).toBeVisible()
    // The browser's console message about the 503.
    complaints.all.splice(0)
    await setChat(null)
    await page.getByRole('button', { name: 'Ponów' }).click()
    await expect(page.getByRole('button', { name: 'Pomocna odpowiedź', exact: true })).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Ponów' })).toBeHidden()
  })

  await test.step('on a phone the conversation is below the question (L-TRN-10)', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const sheet = page.getByRole('dialog', { name: 'Asystent' })
    await expect(sheet.getByText('A dlaczego?')).toBeAttached()
    await expectAccessible(page, 'assistant on a phone')
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
})
