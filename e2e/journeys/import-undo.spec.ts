import fs from 'node:fs'
import { read, tokens } from '../control'
import { courseByName } from '../library'
import { expect, expectAccessible, openAs, test } from '../person'

const EDITOR = 'editor@mowka.test'
const LEARNER = 'learner@mowka.test'
const COURSE = 'Angielski na co dzień'
const NEW = { example: 'Pies sąsiadów śpi w garażu.', answer: "The neighbours' dog sleeps in the garage." }

type Sentence = { _id: string; answer: string }

/** A cell of a table as the export writes it. */
const cell = (text: string) => `"${text}"`

test('an import is undone: the learner no longer sees it, and a later edit survives and is listed', async ({
  page,
  own,
  browser,
}) => {
  test.setTimeout(300_000)
  // Other journeys use these sentences.
  const platform = await own.start()
  const course = await courseByName(COURSE, platform)
  const { lessonId = '' } = course.lessons[1] ?? {}
  const { access } = await tokens(LEARNER, platform)
  const sentences = async () =>
    (await read<{ data: Sentence[] }>(`/api/lesson/${lessonId}/exercises?activeOnly=true`, access, platform))
      .body.data
  const answers = async () => (await sentences()).map(({ answer }) => answer)
  const before = await sentences()
  const [first, second] = before
  if (!first || !second) throw new Error('The lesson is empty')
  const imported = (answer: string) => answer.replace(/([.!?])$/, ' today$1')
  const edited = second.answer.replace(/([.!?])$/, ' tonight$1')

  const context = await browser.newContext()
  const learner = await context.newPage()
  await learner.addInitScript(() =>
    localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
  )
  await openAs(learner, LEARNER, `${platform.url}/course/${course._id}/lesson/${lessonId}/content-preview`)
  // The first sentence of the lesson; the others follow on request.
  const showTranslation = async () => {
    await learner.reload()
    await learner.getByRole('button', { name: /Pokaż tłumaczenie$/ }).click()
  }

  await openAs(page, EDITOR, `${platform.url}/admin/transfer`)
  await test.step('an editor imports two changed sentences and a new one', async () => {
    await page.getByRole('combobox', { name: 'Format' }).selectOption('csv')
    await page.getByRole('combobox', { name: 'Kurs', exact: true }).selectOption({ label: COURSE })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Pobierz' }).click()
    const table = fs.readFileSync(await (await download).path(), 'utf8')
    const [head = '', ...lines] = table.split('\r\n')
    const columns = head.replace(/^\uFEFF/, '').split(';')
    const place = lines.find((line) => line.includes(cell(first.answer)))?.split(';')[0] ?? ''
    const cells: Record<string, string> = {
      lesson: place,
      slug: cell('pies-sasiadow'),
      example: cell(NEW.example),
      answer: cell(NEW.answer),
      lessonId: cell(lessonId),
    }
    const added = columns.map((column) => cells[column.replaceAll('"', '')] ?? cell('')).join(';')
    const changed = [first, second].reduce(
      (text, { answer }) => text.replace(cell(answer), cell(imported(answer))),
      table,
    )
    await page.locator('input[type=file]').setInputFiles({
      name: 'poprawki.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${changed}${added}\r\n`),
    })
    await page.getByRole('button', { name: /^Zapisz/ }).click()
    await expect(page.getByText(/^Zapisano/)).toBeVisible()
    await expect(page.getByRole('table', { name: 'Ostatnie importy' })).toContainText('poprawki.csv')
  })

  await test.step('a learner sees it', async () => {
    await showTranslation()
    await expect(learner.getByText(imported(first.answer)).first()).toBeVisible()
    const rest = before.slice(2).map(({ answer }) => answer)
    expect(await answers()).toEqual([imported(first.answer), imported(second.answer), ...rest, NEW.answer])
  })

  await test.step('an editor edits one of the imported sentences', async () => {
    await page.goto(`${platform.url}/admin/exercises/${second._id}`)
    const answer = page.getByRole('textbox', { name: 'Odpowiedź', exact: true })
    await expect(answer).toHaveValue(imported(second.answer))
    await answer.fill(edited)
    await page.getByRole('button', { name: 'Zapisz', exact: true }).click()
    await expect(page.getByText('Ćwiczenie zostało zapisane.')).toBeVisible()
  })

  await test.step('the import is undone, and the edited sentence is listed', async () => {
    await page.goto(`${platform.url}/admin/transfer`)
    await page.getByRole('button', { name: /^Cofnij import: poprawki\.csv/ }).click()
    const question = page.getByRole('alertdialog', { name: 'Cofnąć import „poprawki.csv”?' })
    await expect(question).toContainText(/zmienił po imporcie/)
    await question.getByRole('button', { name: 'Cofnij import' }).click()
    await expect(page.getByText('Import cofnięty. Bez zmian zostało: 1.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'poprawki.csv' })
    await expect(row).toContainText('Cofnięty')
    await expectAccessible(page, 'list of imports')
    await row.getByRole('button', { name: '1 bez zmian: pokaż' }).click()
    const kept = page.getByRole('dialog', { name: 'To zostało bez zmian' })
    await expect(kept).toContainText('Ktoś to zmienił po imporcie.')
    await expect(kept.getByRole('link')).toHaveAttribute('href', `/admin/exercises/${second._id}`)
    await expectAccessible(page, 'list of what stayed')
  })

  await test.step('the learner no longer sees the import, and sees the later edit', async () => {
    await showTranslation()
    await expect(learner.getByText(first.answer, { exact: true }).first()).toBeVisible()
    const rest = before.slice(2).map(({ answer }) => answer)
    expect(await answers()).toEqual([first.answer, edited, ...rest])
    await context.close()
  })
})
