import type { Browser } from 'playwright/test'
import { shared } from '../control'
import { askWholeSentences } from '../library'
import { Complaints, expect, expectAccessible, openAs, type Page, test } from '../person'
import { answer, askedSentence, nextSentence } from '../trainer'

const ADMIN = 'admin@mowka.test'
const LEARNER = 'learner@mowka.test'
const COURSE = 'Angielski w kuchni'

/** The two sentences of the lesson, in the order of creation. */
const boil = { example: 'Zagotuj wodę na herbatę.', answer: 'Boil the water for the tea.' }
const cut = { example: 'Pokrój chleb na kolację.', answer: 'Cut the bread for dinner.' }
const cutOtherwise = 'Slice the bread for dinner.'
const hint = 'Przy posiłkach nie ma przedimka.'

/** A recording as MP3. */
async function recording(): Promise<Buffer> {
  const spoken = await fetch(`${shared.speechUrl}/v1/audio/speech`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'tts-1', voice: 'en', input: boil.answer, response_format: 'mp3' }),
  })
  return Buffer.from(await spoken.arrayBuffer())
}

/** A separate browser in which the consent question was answered before. */
async function otherBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: shared.url })).newPage()
  await page.addInitScript(() =>
    localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
  )
  return page
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Zapisz', exact: true }).click()
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** Publishes the opened lesson. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opublikuj teraz' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Opublikuj teraz' }).click()
  await expect(page.getByRole('region', { name: 'Publikacja' })).toContainText('Opublikowane')
}

/** Writes the hint in a drawer over the exercise's form. */
async function writeHint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nowa wskazówka' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Treść' }).click()
  await page.keyboard.type(hint)
  await expect(drawer.getByRole('region', { name: /^Tak zobaczy/ })).toContainText(hint)
  await expectAccessible(page, 'drawer with a new hint')
  await drawer.getByRole('button', { name: 'Zapisz', exact: true }).click()
  await expect(drawer).toBeHidden()
}

/** Collects refused calls. */
function refusals(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  return refused
}

test('an editor creates a course from scratch, and a learner completes it (A-CRSE-03, A-CRSE-04, A-EXFO-10, A-EXFO-27, A-LESS-05)', async ({
  page,
  browser,
}) => {
  await askWholeSentences(LEARNER)
  const refused = refusals(page)
  let lessonAddress = ''

  await test.step('create the course, which is not visible yet', async () => {
    await openAs(page, ADMIN, '/admin/courses')
    await page.getByRole('link', { name: 'Dodaj kurs' }).click()
    await field(page, 'Nazwa').fill(COURSE)
    await field(page, 'Opis').fill('Zdania, które padają przy gotowaniu.')
    await page.getByRole('button', { name: 'A1', exact: true }).click()
    await page.keyboard.press('ControlOrMeta+S')
    await said(page, 'Kurs został dodany.')
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Aktywny' })).not.toBeChecked()
    await expectAccessible(page, 'course without lessons')
  })

  await test.step('add two lessons, and move the second one up by keyboard', async () => {
    for (const [source, target] of [
      ['Przy zmywaniu', 'Washing up'],
      ['Przy stole', 'At the table'],
    ] as const) {
      await page.getByRole('button', { name: 'Nowa lekcja' }).click()
      const dialog = page.getByRole('dialog', { name: 'Nowa lekcja w kursie' })
      await dialog.getByRole('textbox', { name: 'Tytuł w języku pytania' }).fill(source)
      await dialog.getByRole('textbox', { name: 'Tytuł w języku odpowiedzi' }).fill(target)
      await dialog.getByRole('button', { name: 'Dodaj' }).click()
      await expect(dialog).toBeHidden()
    }
    const up = page.getByRole('button', { name: 'Przesuń wyżej: Przy stole' })
    await up.focus()
    await page.keyboard.press('Enter')
    const lessons = page.getByRole('list', { name: 'Lekcje' }).getByRole('listitem')
    await expect(lessons.first()).toContainText('Przy stole')
    await page.getByRole('link', { name: 'Edytuj lekcję „Przy stole”' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Przy stole' })).toBeVisible()
    lessonAddress = page.url()
  })

  await test.step('add a word with an uploaded recording to the lesson', async () => {
    await page.getByRole('link', { name: 'Nowe słowo' }).click()
    await field(page, 'Przykład').fill('pokrywka')
    await field(page, 'Odpowiedź').fill('a lid')
    await save(page)
    await said(page, 'Słowo zostało dodane.')
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles({ name: 'lid.mp3', mimeType: 'audio/mpeg', buffer: await recording() })
    await page.getByRole('button', { name: 'Zapisz nagranie' }).click()
    await said(page, 'Nagranie zostało zapisane.')
    await page.getByRole('button', { name: 'Wróć do lekcji' }).click()
    await expect(page).toHaveURL(lessonAddress)
    await expect(page.getByRole('list', { name: 'Słowa' })).toContainText('a lid')
  })

  await test.step('add an exercise with a gap, an alternative answer, the hint and the word', async () => {
    await page.getByRole('link', { name: 'Nowe ćwiczenie' }).click()
    await field(page, 'Przykład').fill(cut.example)
    const box = field(page, 'Odpowiedź')
    await box.fill(cut.answer)
    await box.press('ControlOrMeta+Home')
    for (const _ of 'Cut') await page.keyboard.press('Shift+ArrowRight')
    await page.getByRole('button', { name: 'Zrób lukę: „Cut”' }).click()
    await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nowa odpowiedź alternatywna' })
    await dialog.getByRole('textbox', { name: 'Treść odpowiedzi' }).fill(cutOtherwise)
    await dialog.getByRole('button', { name: 'Zapisz odpowiedź' }).click()
    await page.getByRole('searchbox', { name: 'Znajdź słowo' }).fill('a lid')
    await page
      .getByRole('button', { name: /^Dodaj: a lid/ })
      .first()
      .click()
    await writeHint(page)
    await expect(page.getByRole('button', { name: `Odłącz: ${hint}` })).toBeVisible()
    await expectAccessible(page, 'new exercise')
    await save(page)
    await said(page, 'Ćwiczenie zostało dodane.')
    // Its generated recording can be played and generated again.
    const own = page.getByRole('button', { name: 'Wygeneruj głosem' }).last()
    await own.click()
    await said(page, 'Nagranie zostało zapisane.')
    await page.reload()
    await page.getByRole('button', { name: 'Wróć do lekcji' }).click()
  })

  await test.step('add another exercise and move it to the front by keyboard', async () => {
    await page.getByRole('link', { name: 'Nowe ćwiczenie' }).click()
    await field(page, 'Przykład').fill(boil.example)
    await field(page, 'Odpowiedź').fill(boil.answer)
    await save(page)
    await said(page, 'Ćwiczenie zostało dodane.')
    await page.getByRole('button', { name: 'Wróć do lekcji' }).click()
    await page.getByRole('button', { name: `Przesuń wyżej: ${boil.answer}` }).focus()
    const kept = page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && new URL(response.url()).pathname.includes('/lesson/'),
    )
    await page.keyboard.press('Enter')
    expect((await kept).status()).toBe(200)
    const sentences = page.getByRole('list', { name: 'Ćwiczenia' }).getByRole('listitem')
    await expect(sentences.first()).toContainText(boil.answer)
    await expectAccessible(page, 'lesson with exercises and words')
  })

  const learner = await otherBrowser(browser)
  const complaints = new Complaints(learner)
  const refusedToLearner = refusals(learner)
  await test.step('the learner does not see the course before it is enabled', async () => {
    await openAs(learner, LEARNER, '/course')
    await expect(learner.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    await expect(
      learner.getByRole('link', { name: 'Angielski na co dzień', exact: true }).first(),
    ).toBeVisible()
    await expect(learner.getByRole('link', { name: COURSE, exact: true })).toHaveCount(0)
  })

  await test.step('publish both lessons, and enable the course', async () => {
    await publish(page)
    await page.getByRole('button', { name: 'Wróć do kursu' }).click()
    await page.getByRole('link', { name: 'Edytuj lekcję „Przy zmywaniu”' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Przy zmywaniu' })).toBeVisible()
    await publish(page)
    await page.getByRole('button', { name: 'Wróć do kursu' }).click()
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await page.getByRole('switch', { name: 'Aktywny' }).check()
    await save(page)
    await said(page, 'Kurs został zapisany.')
  })

  await test.step('the learner finds it and completes the lesson in writing', async () => {
    await learner.reload()
    await learner.getByRole('link', { name: COURSE, exact: true }).first().click()
    await expect(learner.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    await learner.getByRole('button', { name: /^Rozpocznij\s*: Przy stole/ }).click()
    await learner.getByRole('link', { name: 'Pisanie' }).click()
    const answers = new Map([boil, cut].map((each) => [each.example, each.answer]))
    expect(await askedSentence(learner, answers)).toBe(boil.example)
    await answer(learner, boil.answer)
    await learner.getByRole('button', { name: 'Dalej' }).click()
    await nextSentence(learner, boil.example, answers)
    await learner.getByRole('tab', { name: 'Wskazówki' }).click()
    await expect(learner.getByText('Do tego zdania')).toBeVisible()
    await expect(learner.getByText(hint).first()).toBeVisible()
    await answer(learner, cutOtherwise)
    await learner.getByRole('button', { name: 'Dalej' }).click()
    await expect(learner.getByRole('heading', { level: 1, name: /^Lekcja ukończona/ })).toBeVisible()
  })

  await test.step('the learner sees the word of the lesson', async () => {
    await learner.goto(learner.url().replace(/\/writing.*$/, '/words'))
    await expect(learner.getByText('a lid').first()).toBeVisible()
    await expect(learner.getByText('pokrywka').first()).toBeVisible()
  })

  expect(complaints.all).toEqual([])
  expect([...refused, ...refusedToLearner]).toEqual([])
  await learner.context().close()
})
