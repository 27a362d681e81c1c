import { shared } from '../control'
import { expect, openAs, test } from '../person'
import { nextMinutes } from '../publication'

const EDITOR = 'editor@mowka.test'
const REVIEWER = 'admin@mowka.test'
const LEARNER = 'learner@mowka.test'
const DRAFT_NAME = 'Angielski u lekraza'
const NAME = 'Angielski u lekarza'

const MINUTE = 60_000

test('a draft is reviewed on its fields, corrected, approved, scheduled, and seen by a learner', async ({
  page: editor,
  browser,
  complaints,
}) => {
  test.setTimeout(600_000)
  const newPage = async () => {
    const page = await (await browser.newContext({ baseURL: shared.url })).newPage()
    await page.addInitScript(() =>
      localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
    )
    return page
  }
  const reviewer = await newPage()
  const learner = await newPage()
  const review = editor.getByRole('region', { name: 'Recenzja' })
  const publication = editor.getByRole('region', { name: 'Publikacja' })
  let address = ''

  await test.step('an editor drafts a course and cannot publish it alone', async () => {
    await openAs(editor, EDITOR, '/admin/courses/new')
    await editor.getByRole('textbox', { name: 'Nazwa', exact: true }).fill(DRAFT_NAME)
    await editor.getByRole('button', { name: 'A1', exact: true }).click()
    await editor.getByRole('button', { name: 'Zapisz', exact: true }).click()
    await expect(publication).toContainText('Szkic')
    address = new URL(editor.url()).pathname
    await publication.getByRole('button', { name: 'Opublikuj teraz' }).click()
    await editor.getByRole('alertdialog').getByRole('button', { name: 'Opublikuj teraz' }).click()
    await expect(editor.getByText(/druga osoba z\sredakcji musi to zatwierdzić/).first()).toBeVisible()
    // The browser's message about the refused publication may come after the text.
    await expect.poll(() => complaints.all.splice(0).length).toBe(1)
    await review.getByRole('button', { name: /^Poproś o\srecenzję/ }).click()
    await expect(review).toContainText(/Czeka na recenzję/)
  })

  await test.step('a reviewer comments on the name and asks for changes', async () => {
    await openAs(reviewer, REVIEWER, address)
    await reviewer.getByRole('button', { name: 'Nazwa: Dodaj uwagę' }).click()
    const dialog = reviewer.getByRole('dialog', { name: 'Uwagi do pola Nazwa' })
    await dialog.getByRole('textbox', { name: 'Uwaga' }).fill('Literówka: lekarza.')
    await dialog.getByRole('button', { name: 'Dodaj uwagę' }).click()
    await expect(dialog.getByRole('list', { name: 'Uwagi' })).toContainText('Literówka: lekarza.')
    await reviewer.keyboard.press('Escape')
    await expect(reviewer.getByRole('button', { name: 'Nazwa: 1 otwarta uwaga' })).toBeFocused()
    await expect(reviewer.getByRole('button', { name: 'Zatwierdź' })).toBeDisabled()
    await reviewer.getByRole('button', { name: /^Poproś o\spoprawki/ }).click()
    await expect(reviewer.getByRole('region', { name: 'Recenzja' })).toContainText('Są poprawki')
  })

  await test.step('the editor corrects the name, replies, resolves the comment and asks again', async () => {
    await editor.reload()
    await editor.getByRole('textbox', { name: 'Nazwa', exact: true }).fill(NAME)
    await editor.getByRole('button', { name: 'Zapisz', exact: true }).click()
    await expect(editor.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await editor.getByRole('button', { name: 'Nazwa: 1 otwarta uwaga' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Uwagi do pola Nazwa' })
    await dialog.getByRole('button', { name: 'Odpowiedz' }).click()
    await dialog.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill('Poprawione, dziękuję.')
    await dialog.getByRole('button', { name: 'Wyślij' }).click()
    await expect(dialog.getByRole('list', { name: 'Odpowiedzi' })).toContainText('Poprawione')
    await dialog.getByRole('button', { name: 'Rozwiązane' }).click()
    await expect(dialog.getByRole('button', { name: 'Otwórz ponownie' })).toBeVisible()
    await editor.keyboard.press('Escape')
    await review.getByRole('button', { name: /^Poproś o\srecenzję/ }).click()
    await expect(review).toContainText(/Czeka na recenzję/)
  })

  await test.step('the reviewer approves', async () => {
    await reviewer.reload()
    await expect(reviewer.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await reviewer.getByRole('button', { name: 'Zatwierdź' }).click()
    await expect(reviewer.getByRole('region', { name: 'Recenzja' })).toContainText('Zatwierdzone')
  })

  await test.step('the editor schedules the publication', async () => {
    await editor.reload()
    await publication.getByRole('button', { name: 'Zaplanuj publikację' }).click()
    const dialog = editor.getByRole('dialog', { name: 'Zaplanuj publikację' })
    const { day, time } = nextMinutes()
    await dialog.getByRole('textbox', { name: 'Dzień' }).fill(day)
    await dialog.getByLabel('Godzina').fill(time)
    await dialog.getByRole('button', { name: 'Zaplanuj publikację' }).click()
    await expect(publication).toContainText('Zaplanowane')
  })

  await test.step('a learner finds the course at its time', async () => {
    await openAs(learner, LEARNER, '/course')
    await expect
      .poll(
        async () => {
          await learner.reload()
          await expect(learner.getByRole('link', { name: /^Angielski/ }).first()).toBeVisible()
          return learner.getByRole('link', { name: NAME, exact: true }).count()
        },
        { timeout: 4 * MINUTE },
      )
      .toBeGreaterThan(0)
  })

  await reviewer.context().close()
  await learner.context().close()
  // A save that meets the reviewer's newer version is merged after a 409, which the browser reports.
  const others = complaints.all.splice(0).filter((each) => !each.includes('409 (Conflict)'))
  expect(others).toEqual([])
})
