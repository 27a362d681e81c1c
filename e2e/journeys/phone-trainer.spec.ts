import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, openAs, test } from '../person'
import { askedSentence, nextSentence } from '../trainer'

const LEARNER = 'learner@mowka.test'
const PHONE = { width: 390, height: 844 }
/** Viewport with the on-screen keyboard open. */
const WITH_KEYBOARD = { width: 390, height: 420 }

test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'no-preference' })

test('on a phone question, answer and button fit above the keyboard, and each sentence starts at the top', async ({
  page,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[1]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  const box = page.getByRole('textbox', { name: 'Twoja odpowiedź' })
  const check = page.getByRole('button', { name: 'Sprawdź' })
  const modes = page.getByRole('button', { name: /^Następny tryb/ })

  await openAs(page, LEARNER, `/course/${course._id}/lesson/${lessonId}/writing`)
  const first = await askedSentence(page, answers)

  await test.step('while typing, the answer uses the space of everything else', async () => {
    await expect(modes).toBeInViewport({ ratio: 1 })
    await box.tap()
    await page.setViewportSize(WITH_KEYBOARD)
    await expect(page.getByText(first).first()).toBeInViewport({ ratio: 1 })
    await expect(check).toBeInViewport({ ratio: 1 })
    await expect(modes).not.toBeInViewport({ ratio: 1 })
    // The bar covers the page, so being in view is not sufficient.
    const covered = async () => {
      const [answer, button] = [await box.boundingBox(), await check.boundingBox()]
      return answer && button ? answer.y + answer.height > button.y : true
    }
    await expect.poll(covered).toBe(false)
  })

  await test.step('the next sentence starts at the top, ready to be answered', async () => {
    await box.fill(answers.get(first) ?? '')
    await check.tap()
    await page.setViewportSize(PHONE)
    const proceed = page.getByRole('button', { name: 'Dalej' })
    await expect(proceed).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await proceed.tap()
    await nextSentence(page, first, answers)
    await expect(box).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})
