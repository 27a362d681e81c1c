import { waitForPrefetch } from '../cached-files'
import { read, tokens } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, expectAccessible, type Page, signIn } from '../person'
import { answer, answerWrongly, askedSentence, nextSentence } from '../trainer'
import { test } from '../unreliable-network'

const LEARNER = 'learner@mowka.test'
const goOn = (page: Page) => page.getByRole('button', { name: 'Dalej' }).click()

/** A progress event as sent to the server. */
type Sent = { eventId: string; name: string; createdAt: string; payload: { deviceVerdict?: string } }

test('a lesson is finished offline, with a reload and sound, and its events are sent once and in order (C60, L-TRN-31)', async ({
  page,
  network,
  complaints,
}) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[4]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  const lesson = `/course/${course._id}/lesson/${lessonId}/writing`
  const answerRight = async () => {
    const asked = await askedSentence(page, answers)
    await answer(page, answers.get(asked) ?? '')
    return asked
  }

  let asked = ''
  await test.step('the first sentence is answered online, and the rest is prefetched', async () => {
    await signIn(page, LEARNER, `/course/${course._id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await waitForPrefetch(page)
    await page.goto(lesson)
    asked = await answerRight()
    await goOn(page)
    asked = await nextSentence(page, asked, answers)
    // The course page marks the lesson when it is available offline.
    const isReady = () =>
      page.evaluate(
        (id) =>
          Object.entries(localStorage).some(
            ([key, value]) => key.startsWith('keptLesson.') && key.endsWith(id) && JSON.parse(value).hasSound,
          ),
        lessonId,
      )
    await expect.poll(isReady, { timeout: 300_000 }).toBe(true)
  })

  network.isDown = true
  const cutAt = network.passed.length
  await test.step('the device gives the verdict and states that', async () => {
    await answerWrongly(page)
    await expect(page.getByText('Sprawdzone na urządzeniu.')).toBeVisible()
    await expect(page.getByText('Bez sieci.')).toBeVisible()
    await expectAccessible(page, 'lesson without a network')
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await answerRight()
    await goOn(page)
    asked = await nextSentence(page, asked, answers)
  })

  await test.step('a reload loses nothing, and sentences are played', async () => {
    await page.reload()
    expect(await askedSentence(page, answers)).toBe(asked)
    await expect(page.getByText(`3 / ${answers.size}`)).toBeVisible()
    await expect(page.getByText('Bez sieci.')).toBeVisible()
    await page.goto(lesson.replace(/writing$/, 'listening'))
    await expect(page.getByRole('button', { name: 'Odtwórz nagranie' })).toBeVisible()
    await page.getByRole('button', { name: 'Odtwórz nagranie' }).click()
    await expect(page.getByRole('button', { name: 'Zatrzymaj nagranie' })).toBeVisible()
    await page.goto(lesson)
  })

  await test.step('the rest of the lesson is completed', async () => {
    for (let left = answers.size - 2; left > 0; left--) {
      asked = await answerRight()
      await goOn(page)
      if (left > 1) await nextSentence(page, asked, answers)
    }
    await expect(page.getByRole('heading', { level: 1, name: /^Lekcja ukończona/ })).toBeVisible()
    await expect(page.getByText('Wyniki z tego urządzenia')).toBeVisible()
    await expectAccessible(page, 'end of a lesson without a network')
  })
  expect(network.passed.length).toBe(cutAt)

  await test.step('when the network is back, everything is sent once and in order', async () => {
    network.restore()
    await expect(page.getByText('Wyniki z tego urządzenia')).toBeHidden({ timeout: 180_000 })
    const { access } = await tokens(LEARNER)
    const { body } = await read<{ lessons: { lessonId: string; finishedAt: string | null }[] }>(
      `/api/progress/${course._id}`,
      access,
    )
    expect(body.lessons.find((each) => each.lessonId === lessonId)?.finishedAt).not.toBeNull()
    const sent = network.passed
      .slice(cutAt)
      .filter(({ method, path }) => method === 'POST' && path === '/api/progress')
      .map(({ body: text }) => JSON.parse(text) as Sent)
    expect(new Set(sent.map(({ eventId }) => eventId)).size).toBe(sent.length)
    const times = sent.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort())
    expect(sent.at(-1)?.name).toBe('LESSON_FINISHED')
    const successes = sent.filter(({ name }) => name === 'EXAMPLE_SUCCESS')
    expect(successes).toHaveLength(answers.size - 1)
    expect(new Set(successes.map(({ payload }) => payload.deviceVerdict))).toEqual(new Set(['RIGHT']))
  })

  await test.step('the course marks the lesson as available offline until the user signs out', async () => {
    await page.goto(`/course/${course._id}`)
    await expect(page.getByText('Działa bez sieci')).toBeVisible()
    await page.getByRole('button', { name: /^Twoje konto/ }).click()
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click()
    await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
    const left = await page.evaluate(() => Object.keys(localStorage))
    expect(left.filter((key) => /^kept|^unsent/.test(key))).toEqual([])
  })
  // The browser logged each call without a network.
  complaints.all.length = 0
})
