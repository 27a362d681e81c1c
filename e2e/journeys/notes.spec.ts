import fs from 'node:fs'
import { askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test, written } from '../person'

const LEARNER = 'learner@mowka.test'
const NOTE = 'zapamiętaj: kolejność słów'

const search = (page: Page) => page.getByRole('searchbox', { name: /^Szukaj w\snotatkach$/ })
const note = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test('a note written in a trainer is found, edited, removed and restored (V-NOTE-07, V-NOTE-08, V-NOTE-09, V-NOTE-15)', async ({
  page,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Krok dalej')
  const lessonId = course.lessons[2]?.lessonId ?? ''

  await test.step('write it in the trainer', async () => {
    await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
    await page.getByRole('button', { name: /^Więcej/ }).click()
    await page.getByRole('dialog', { name: 'Więcej' }).getByRole('button', { name: 'Dodaj notatkę' }).click()
    await page.getByRole('dialog', { name: 'Notatka do zdania' }).getByRole('textbox').fill(NOTE)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: 'Więcej' }).getByText(NOTE)).toBeVisible()
  })

  await test.step('find it', async () => {
    await page.goto('/notes')
    await expect(note(page, NOTE)).toHaveCount(1)
    await page.getByRole('button', { name: 'Filtry' }).click()
    await search(page).fill('kolejność')
    await search(page).press('Enter')
    await expect(page).toHaveURL(/search=kolejno/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expectAccessible(page, 'notes with filters')
  })

  await test.step('edit it by keyboard, and mark its sentence', async () => {
    await note(page, NOTE)
      .getByRole('button', { name: /^Zmień notatkę/ })
      .click()
    await page.keyboard.type(' w pytaniu')
    await expectAccessible(page, 'note being changed')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Notatka zapisana.')).toBeVisible()
    await written(page, () =>
      note(page, 'w pytaniu')
        .getByRole('button', { name: /^Ulubione zdanie/ })
        .click(),
    )
    await page.reload()
    await expect(note(page, `${NOTE} w`).getByRole('button', { name: /^Ulubione/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  await test.step('export the notes', async () => {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Pobierz' }).click()
    await page.getByRole('menuitem', { name: 'Tabela (CSV)' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe('mowka-notatki-eng.csv')
    expect(fs.readFileSync(await file.path(), 'utf8')).toContain(NOTE)
  })

  await test.step('remove and restore it', async () => {
    await note(page, NOTE)
      .getByRole('button', { name: /^Usuń notatkę/ })
      .click()
    await expect(note(page, NOTE)).toHaveCount(0)
    await written(page, () => page.getByRole('button', { name: 'Cofnij' }).click())
    await expect(note(page, `${NOTE} w`).getByRole('button', { name: /^Ulubione/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.reload()
    await expect(note(page, NOTE)).toHaveCount(1)
  })
})
