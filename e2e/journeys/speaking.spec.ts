import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { read, shared, tokens } from '../control'
import { askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'
import config from '../playwright.config'

const LEARNER = 'learner@mowka.test'

/** Audio that the browser's fake microphone loops. */
const spoken = path.join(process.env.E2E_FOLDER ?? os.tmpdir(), `spoken-${shared.url.split(':').at(-1)}.wav`)
const { launchOptions } = config.use ?? {}
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${spoken}`,
    ],
  },
})

/** Generates a spoken sentence for the microphone. */
async function speak(input: string): Promise<void> {
  const answer = await fetch(`${shared.speechUrl}/v1/audio/speech`, {
    method: 'POST',
    body: JSON.stringify({ input, voice: 'en', response_format: 'wav' }),
  })
  expect(answer.ok).toBe(true)
  fs.writeFileSync(spoken, Buffer.from(await answer.arrayBuffer()))
}
/** Sets the sandbox's speech recognition mode. */
async function setSpeechMode(mode: 'normal' | 'wrong' | 'silence' | 'down'): Promise<void> {
  const answer = await fetch(`${shared.speechUrl}/control`, {
    method: 'POST',
    body: JSON.stringify({ transcription: { mode } }),
  })
  expect(answer.ok).toBe(true)
}

/** Simulates a browser that has not asked for microphone permission yet and grants it. */
function grantMicrophoneOnRequest(): void {
  navigator.permissions.query = () =>
    Promise.resolve(Object.assign(new EventTarget(), { state: 'prompt' }) as PermissionStatus)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Records for five seconds, by keyboard only. */
async function record(page: Page): Promise<void> {
  await expect(button(page, /^(Nagraj|Spróbuj ponownie)/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('timer')).toHaveText(/^0:0[5-9]/)
  await expect(button(page, /^Zakończ/)).toBeFocused()
  await page.keyboard.press('Enter')
}

test('a learner speaks sentences, sees what was recognized, and is never stuck', async ({
  page,
  complaints,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski w podróży')
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const place = `/course/${course._id}/lesson/${lessonId}`
  const { access } = await tokens(LEARNER)
  const asked = async () => {
    const next = `/api/progress/${course._id}/${lessonId}/next`
    return (await read<{ item: { example: string; answer: string } }>(next, access)).body.item
  }
  const goOn = async (from: { answer: string }) => {
    await button(page, /^Dalej/).click()
    await expect.poll(async () => (await asked()).answer).not.toBe(from.answer)
    await expect(page.getByText((await asked()).answer, { exact: true })).toBeVisible()
  }
  const first = await asked()
  await speak(first.answer)
  await setSpeechMode('normal')

  await test.step('the page explains why it needs the microphone before the browser asks', async () => {
    await page.addInitScript(grantMicrophoneOnRequest)
    await openAs(page, LEARNER, `${place}/select-mode`)
    await page.getByRole('link', { name: /Wymowa/ }).click()
    await expect(page).toHaveURL(/\/speaking$/)
    await expect(page.getByText(first.answer, { exact: true })).toBeVisible()
    await expect(page.getByText(first.example)).toBeHidden()
    await expect(page.getByRole('heading', { name: /potrzebny jest mikrofon/ })).toBeVisible()
    await expectAccessible(page, 'speaking, before the microphone')
    await button(page, /^Włącz mikrofon/).click()
    await expect(button(page, /^Nagraj/)).toBeVisible()
    await expect(button(page, /^Dalej/)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('a spoken sentence is recorded, recognized and compared word by word', async () => {
    await button(page, /^Nagraj/).click()
    await expect(page.getByText('Słychać Cię dobrze')).toBeVisible()
    await expectAccessible(page, 'speaking, while it records')
    await expect(page.getByRole('timer')).toHaveText(/^0:0[5-9]/)
    await button(page, /^Zakończ/).click()
    const words = first.answer.split(' ').length
    await expect(page.getByRole('heading', { name: `Słychać ${words} z ${words}` })).toBeVisible()
    await expectAccessible(page, 'speaking, the result')
  })

  await test.step("the learner's and the native recording can be played, one at a time", async () => {
    await button(page, 'Odtwórz swoje nagranie').click()
    await expect(button(page, 'Zatrzymaj swoje nagranie')).toBeVisible()
    await page.getByRole('button', { name: 'Odtwórz nagranie lektora' }).last().click()
    await expect(button(page, 'Zatrzymaj nagranie lektora')).toBeVisible()
    await expect(button(page, 'Odtwórz swoje nagranie')).toBeVisible()
    await goOn(first)
  })

  await test.step('other words are shown as such, and the learner may continue', async () => {
    const sentence = await asked()
    await setSpeechMode('wrong')
    await record(page)
    await expect(page.getByRole('heading', { name: /^Słychać 0 z/ })).toBeVisible()
    await expect(page.getByText(/^(brak|słychać)/).first()).toBeVisible()
    await expect(button(page, /^Spróbuj ponownie/)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Nagranie' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, /^Nagraj/)).toBeVisible()
    await record(page)
    await expect(page.getByRole('heading', { name: /^Słychać 0 z/ })).toBeVisible()
    await goOn(sentence)
  })

  await test.step('silence shows a warning, and the recording can be played', async () => {
    await setSpeechMode('silence')
    await record(page)
    await expect(page.getByText(/^Nie usłyszeliśmy żadnego słowa/).first()).toBeVisible()
    await expect(button(page, 'Odtwórz swoje nagranie')).toBeVisible()
    await expect(button(page, /^Dalej/)).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('during an outage the attempt counts', async () => {
    const sentence = await asked()
    await setSpeechMode('down')
    await record(page)
    await expect(page.getByText(/^Nie udało się rozpoznać mowy/).first()).toBeVisible()
    complaints.all.splice(0)
    await setSpeechMode('normal')
    await goOn(sentence)
  })

  await test.step('a denied microphone explains how to allow it, and offers writing', async () => {
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
      navigator.permissions.query = () => Promise.reject(new TypeError('not here'))
    })
    await page.reload()
    await button(page, /^Włącz mikrofon/).click()
    await expect(
      page.getByRole('heading', { name: 'Przeglądarka nie udostępnia nam mikrofonu' }),
    ).toBeVisible()
    await expectAccessible(page, 'speaking, refused')
    const { example } = await asked()
    await button(page, 'Nie mogę teraz mówić').click()
    await expect(page).toHaveURL(/\/writing$/)
    await expect(page.getByText(example)).toBeVisible()
    await page.goto(`${place}/speaking`)
    await expect(page.getByRole('heading', { name: /^Ćwiczenia wymowy wrócą o\s/ })).toBeVisible()
  })
})
