import fs from 'node:fs'
import { read, tokens } from '../control'
import { courseByName } from '../library'
import { expect, expectAccessible, openAs, test } from '../person'

const COURSE = 'Angielski na co dzień'

test('an editor exports a course, imports a changed sentence, and a learner sees the change', async ({
  page,
  own,
  browser,
}) => {
  // Other journeys use these sentences.
  const platform = await own.start()
  const course = await courseByName(COURSE, platform)
  const { lessonId = '' } = course.lessons[1] ?? {}
  const { access } = await tokens('admin@mowka.test', platform)
  const lesson = `/api/lesson/${lessonId}/exercises?activeOnly=true`
  const found = await read<{ data: { answer: string }[] }>(lesson, access, platform)
  const { answer = '' } = found.body.data[0] ?? {}
  const changed = answer.replace(/([.!?])$/, ' today$1')
  expect(changed).not.toBe(answer)

  await openAs(page, 'admin@mowka.test', `${platform.url}/admin/transfer`)
  const table = await test.step('export the course as a spreadsheet table', async () => {
    await page.getByRole('combobox', { name: 'Format' }).selectOption('csv')
    await page.getByRole('combobox', { name: 'Kurs', exact: true }).selectOption({ label: COURSE })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Pobierz' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^mowka-angielski-na-co-dzien-.*\.csv$/)
    return fs.readFileSync(await file.path(), 'utf8')
  })
  expect(table).toContain(`"${answer}"`)
  const file = {
    name: 'kurs.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.replace(`"${answer}"`, `"${changed}"`)),
  }
  const chooser = page.locator('input[type=file]')

  await test.step('the change is previewed before anything is written, also after a reload', async () => {
    await chooser.setInputFiles(file)
    const row = page.getByRole('row').filter({ hasText: changed })
    await expect(row.locator('del').first()).toHaveText(answer)
    await expect(row.locator('ins').first()).toHaveText(changed)
    await page.reload()
    await expect(row).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessible(page, 'what an import would change')
    expect((await read<{ data: { answer: string }[] }>(lesson, access, platform)).body).toEqual(found.body)
  })

  await test.step('the previewed change is written', async () => {
    await page.getByRole('button', { name: /^Zapisz 1/ }).click()
    await expect(page.getByText(/^Zapisano 1/)).toBeVisible()
  })

  await test.step('a learner in another browser sees it', async () => {
    const context = await browser.newContext()
    const learner = await context.newPage()
    await learner.addInitScript(() =>
      localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
    )
    const preview = `${platform.url}/course/${course._id}/lesson/${lessonId}/content-preview`
    await openAs(learner, 'learner@mowka.test', preview)
    await learner.getByRole('button', { name: /Pokaż tłumaczenie$/ }).click()
    await expect(learner.getByText(changed).first()).toBeVisible()
    await context.close()
  })

  await test.step('importing the same file again changes nothing', async () => {
    await chooser.setInputFiles(file)
    await expect(page.getByText('Nie ma nic do zrobienia')).toBeVisible()
  })
})
