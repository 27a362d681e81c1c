import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

// With animations, as for most users.
test.use({ reducedMotion: 'no-preference' })

const LEARNER = 'learner@mowka.test'
const COMMENT = 'Brakuje przedimka przed rzeczownikiem.'
const NOTE = 'Reguła: po „at” bez „the”.'

const more = (page: Page) => page.getByRole('button', { name: /^Więcej/ })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Więcej' })
const heart = (page: Page) => drawer(page).getByRole('button', { name: 'Ulubione zdanie' })
const noteDialog = (page: Page) => page.getByRole('dialog', { name: 'Notatka do zdania' })
const reportDialog = (page: Page) => page.getByRole('dialog', { name: /^Zgłoś błąd/ })

/** Presses a control by keyboard only, reaching it with Tab. */
async function pressByKey(page: Page, name: RegExp, scope = page.getByRole('dialog').last()): Promise<void> {
  const target = scope.getByRole('button', { name })
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 40; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} cannot be reached by Tab`)
}

test('a learner reports a sentence, writes a note and marks a favourite, by keyboard and through a network outage', async ({
  page,
  complaints,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[3]?.lessonId ?? ''
  const sentences = [...(await answersOf(lessonId)).keys()]
  expect(sentences.length).toBeGreaterThan(0)
  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  await expect(page.getByRole('button', { name: 'Sprawdź' })).toBeVisible()

  await test.step('the ? key lists the shortcuts', async () => {
    // The sentence takes the focus when it arrives, so the key must be pressed afterwards.
    await expect(page.getByRole('textbox', { name: 'Twoja odpowiedź' })).toBeFocused()
    await page.locator('body').click({ position: { x: 2, y: 300 } })
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Skróty klawiszowe' })
    await expect(list.getByRole('region', { name: 'Słuchanie' })).toContainText('Ctrl')
    await expectAccessible(page, 'list of shortcuts')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })

  await test.step('the drawer opens by keyboard', async () => {
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expectAccessible(page, 'drawer')
  })

  await test.step('a report is queued while offline', async () => {
    await page.route('**/api/exercise/*/report*', (route) => route.abort('connectionfailed'))
    await pressByKey(page, /^Zgłoś błąd/, drawer(page))
    await expect(reportDialog(page).getByRole('textbox', { name: 'Co jest nie tak?' })).toBeFocused()
    await page.keyboard.type(COMMENT)
    await expectAccessible(page, 'report')
    await pressByKey(page, /^Wyślij$/, reportDialog(page))
    await expect(drawer(page).getByText('Zgłoszenie czeka na wysłanie.')).toBeVisible()
    await expect(page.getByText(/^Coś poszło nie tak, spróbuj ponownie później/)).toBeVisible()
    complaints.all.length = 0
  })

  await test.step('the report is sent when the network is back', async () => {
    await page.unroute('**/api/exercise/*/report*')
    const sent = page.waitForResponse((response) => response.url().includes('/report') && response.ok())
    await pressByKey(page, /^Wyślij teraz$/, drawer(page))
    expect((await sent).request().postDataJSON()).toMatchObject({ comment: COMMENT, mode: 'WRITING' })
    await expect(drawer(page).getByText('Zgłoszenie wysłane. Dziękujemy!')).toBeVisible()
  })

  await test.step('a note is written and saved by keyboard', async () => {
    await pressByKey(page, /^Dodaj notatkę$/, drawer(page))
    await expect(noteDialog(page).getByRole('textbox')).toBeFocused()
    await page.keyboard.type(NOTE)
    await expectAccessible(page, 'note')
    await page.keyboard.press('Control+Enter')
    await expect(noteDialog(page)).toBeHidden()
    await expect(drawer(page).getByText(NOTE)).toBeVisible()
  })

  await test.step('the sentence becomes a favourite', async () => {
    await pressByKey(page, /^Ulubione zdanie$/, drawer(page))
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a reload preserves all of them', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sprawdź' })).toBeVisible()
    await more(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(drawer(page).getByText(NOTE)).toBeVisible()
    await expect(drawer(page).getByText('Zgłoszenie wysłane. Dziękujemy!')).toBeVisible()
  })

  await test.step('the note is removed and restored', async () => {
    await drawer(page).getByRole('button', { name: 'Twoja notatka' }).click()
    await noteDialog(page).getByRole('button', { name: 'Usuń' }).click()
    await expect(drawer(page).getByText(NOTE)).toBeHidden()
    await pressByKey(page, /^Cofnij$/, drawer(page))
    await expect(drawer(page).getByText(NOTE)).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  })
})
