import { shared } from '../control'
import { expect, openAs, test } from '../person'
import { nextMinutes } from '../publication'

const EDITOR = 'admin@mowka.test'
const LEARNER = 'learner@mowka.test'
const COURSE = 'Angielski na lotnisku'
const LESSON = 'Zgubiony bagaż'
const SENTENCE = { example: 'Mój bagaż nie doleciał.', answer: 'My luggage has not arrived.' }

const MINUTE = 60_000

test('a draft course is previewed, scheduled, and seen by learners from its time on', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const publication = page.getByRole('region', { name: 'Publikacja' })
  let courseId = ''

  await test.step('an editor drafts a course with a lesson', async () => {
    await openAs(page, EDITOR, '/admin/courses/new')
    await page.getByRole('textbox', { name: 'Nazwa', exact: true }).fill(COURSE)
    await page.getByRole('button', { name: 'A1', exact: true }).click()
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
    await expect(publication).toContainText('Szkic')
    courseId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('button', { name: 'Nowa lekcja' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nowa lekcja w kursie' })
    await dialog.getByRole('textbox', { name: 'Tytuł w języku pytania' }).fill(LESSON)
    await dialog.getByRole('textbox', { name: 'Tytuł w języku odpowiedzi' }).fill('Lost luggage')
    await dialog.getByRole('button', { name: 'Dodaj' }).click()
    await page.getByRole('link', { name: `Edytuj lekcję „${LESSON}”` }).click()
    await expect(publication).toContainText('Szkic')
    await page.getByRole('link', { name: 'Nowe ćwiczenie' }).click()
    await page.getByRole('textbox', { name: 'Przykład', exact: true }).fill(SENTENCE.example)
    await page.getByRole('textbox', { name: 'Odpowiedź', exact: true }).fill(SENTENCE.answer)
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
    await expect(page.getByText('Ćwiczenie zostało dodane.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Wróć do lekcji' }).click()
    await expect(page.getByRole('heading', { level: 1, name: LESSON })).toBeVisible()
  })

  await test.step('the editor sees the draft as a learner', async () => {
    await page.goto(`/admin/courses/${courseId}`)
    const opened = page.waitForEvent('popup')
    await publication.getByRole('link', { name: 'Zobacz jak uczący się' }).click()
    const preview = await opened
    await expect(preview.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await expect(preview.getByText('To podgląd dla redakcji')).toBeVisible()
    await preview.getByRole('button', { name: new RegExp(`^Rozpocznij\\s*: ${LESSON}`) }).click()
    await expect(preview.getByText(SENTENCE.example).first()).toBeVisible()
    await preview.close()
  })

  const learner = await (await browser.newContext({ baseURL: shared.url })).newPage()
  await learner.addInitScript(() =>
    localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
  )
  const link = learner.getByRole('link', { name: COURSE, exact: true })

  await test.step('a learner does not find the draft, not even by its address', async () => {
    await openAs(learner, LEARNER, `/course/${courseId}?preview=true`)
    await expect(learner.getByRole('heading', { level: 1, name: /Nie ma takiego kursu/ })).toBeVisible()
  })

  await test.step('the editor publishes the lesson and schedules the course', async () => {
    await page.getByRole('link', { name: `Edytuj lekcję „${LESSON}”` }).click()
    await publication.getByRole('button', { name: 'Opublikuj teraz' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Opublikuj teraz' }).click()
    await expect(publication).toContainText('Opublikowane')
    await page.goto(`/admin/courses/${courseId}`)
    await publication.getByRole('button', { name: 'Zaplanuj publikację' }).click()
    const dialog = page.getByRole('dialog', { name: 'Zaplanuj publikację' })
    const { day, time } = nextMinutes()
    await dialog.getByRole('textbox', { name: 'Dzień' }).fill(day)
    await dialog.getByLabel('Godzina').fill(time)
    await dialog.getByRole('button', { name: 'Zaplanuj publikację' }).click()
    await expect(publication).toContainText('Zaplanowane')
    await learner.goto('/course')
    await expect(learner.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  })

  await test.step('the learner finds the course at its time', async () => {
    await expect
      .poll(
        async () => {
          await learner.reload()
          await expect(learner.getByRole('link', { name: /^Angielski/ }).first()).toBeVisible()
          return link.count()
        },
        { timeout: 4 * MINUTE },
      )
      .toBeGreaterThan(0)
    await link.first().click()
    await expect(learner.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await expect(learner.getByText(LESSON).first()).toBeVisible()
  })

  await test.step('an archived course disappears from the lists of editors and learners', async () => {
    await page.reload()
    await publication.getByRole('button', { name: 'Przenieś do archiwum' }).click()
    await expect(publication).toContainText('W archiwum')
    await page.goto(`/admin/courses?search=${encodeURIComponent(COURSE)}`)
    await expect(page.getByText(`Brak kursów dla „${COURSE}”`)).toBeVisible()
    await learner.goto(`/course/${courseId}`)
    await expect(learner.getByRole('heading', { level: 1, name: /Nie ma takiego kursu/ })).toBeVisible()
  })

  await learner.context().close()
})
