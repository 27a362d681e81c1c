import { read, tokens } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'
import { mainText } from '../trainer'

const LEARNER = 'learner@mowka.test'
const box = (page: Page) => page.getByRole('textbox', { name: 'Twoja odpowiedź' })
const sounding = (page: Page) => page.getByRole('button', { name: 'Zatrzymaj nagranie' })

/** Simulates a phone's autoplay policy: no sound before a user gesture. */
function blockAutoplay(): void {
  const play = HTMLMediaElement.prototype.play
  let isTouched = false
  for (const name of ['keydown', 'pointerdown']) {
    addEventListener(name, () => {
      isTouched = true
    })
  }
  HTMLMediaElement.prototype.play = function () {
    return isTouched ? play.call(this) : Promise.reject(new DOMException('touch first', 'NotAllowedError'))
  }
}

test('a learner writes down a spoken sentence, and switches to writing in a loud place', async ({ page }) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[2]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  const examples = [...answers.keys()]
  const place = `/course/${course._id}/lesson/${lessonId}`
  const { access } = await tokens(LEARNER)
  const asked = async () => {
    const next = `/api/progress/${course._id}/${lessonId}/next`
    return (await read<{ item: { example: string; answer: string } }>(next, access)).body.item
  }

  await test.step('the listening modes are offered', async () => {
    await openAs(page, LEARNER, `${place}/select-mode`)
    await expect(page.getByRole('link', { name: 'Słuchanie' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Tryb audio/ })).toBeVisible()
    await page.getByRole('link', { name: 'Słuchanie' }).click()
    await expect(page).toHaveURL(/\/listening$/)
  })

  await test.step('the sentence plays automatically and is hidden', async () => {
    await expect(sounding(page)).toBeVisible()
    await expect(box(page)).toBeVisible()
    const text = await mainText(page)
    expect(examples.filter((example) => text.includes(example))).toEqual([])
    await expectAccessible(page, 'listening trainer')
  })

  await test.step('the sentence is replayed by keyboard, at a slower rate', async () => {
    await expect(page.getByRole('button', { name: 'Odtwórz nagranie' })).toBeVisible()
    await page.getByRole('radio', { name: '0,5×' }).check()
    await box(page).focus()
    await page.keyboard.press('Control+Space')
    await expect(sounding(page)).toBeVisible()
    await expect(box(page)).toBeFocused()
  })

  const first = await asked()
  await test.step('after the check the sentence is shown in Polish', async () => {
    await box(page).fill(first.answer)
    await page.keyboard.press('Enter')
    await expect(page.getByText(first.example)).toBeVisible()
    await page.getByRole('button', { name: 'Dalej' }).click()
    // Its number depends on what other journeys have completed.
    await expect.poll(async () => (await asked()).example).not.toBe(first.example)
  })

  await test.step("the lesson's last mode is now listening", async () => {
    const { body } = await read<{ lessonId: string; learningMode: string }>(
      `/api/progress/next-lesson?courseId=${course._id}`,
      access,
    )
    expect(body).toMatchObject({ lessonId, learningMode: 'LISTENING' })
  })

  await test.step('a browser that requires a gesture gets the big play button', async () => {
    await page.addInitScript(blockAutoplay)
    await page.reload()
    await expect(page.getByText('Naciśnij, żeby posłuchać')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Odtwórz nagranie' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(sounding(page)).toBeVisible()
  })

  await test.step("a learner who can't listen gets the same sentence in writing", async () => {
    const { example } = await asked()
    await page.getByRole('button', { name: 'Nie mogę teraz słuchać' }).click()
    await expect(page).toHaveURL(/\/writing$/)
    await expect(page.getByText(example)).toBeVisible()
    await page.goto(`${place}/listening`)
    await expect(page.getByRole('heading', { name: /^Ćwiczenia ze słuchu wrócą o\s/ })).toBeVisible()
    await page.getByRole('button', { name: 'Już mogę słuchać' }).click()
    await expect(sounding(page)).toBeVisible()
  })
})
