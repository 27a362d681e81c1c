import { read, tokens } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, openAs, test } from '../person'
import { Postgres } from '../postgres'
import { pointerOf } from '../releases'
import { answer, askedSentence, nextSentence } from '../trainer'
import { COURSE, LEARNER, navigation, openWords, recovers, words } from '../words-page'

test.use({ needsPrepared: false })

test('when the database goes down, pages load, say what is missing, and recover', async ({
  page,
  context,
  own,
  complaints,
}) => {
  const postgres = await Postgres.start()
  try {
    const platform = await own.start({ DATABASE_URL: postgres.url })
    await askWholeSentences(LEARNER, platform)
    const course = await courseByName(COURSE, platform)
    const lessonId = course.lessons[1]?.lessonId ?? ''
    const answers = await answersOf(lessonId, platform)
    const { live } = await pointerOf('learning', platform)
    const courses = `${platform.url}/course`
    await openAs(page, LEARNER, `${courses}/${course._id}`)
    await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
    const lesson = await context.newPage()
    await lesson.goto(`${courses}/${course._id}/lesson/${lessonId}/writing`)
    const asked = await askedSentence(lesson, answers)

    const { access: token } = await tokens(LEARNER, platform)
    // The account is written to the device a moment after the page has it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('keptAnswers'))).toContain('"me":{')
    await postgres.crash()

    await test.step('a page that is open goes on, and says what it cannot read', async () => {
      await openWords(page)
      await expect(words(page).or(page.getByRole('alert')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
      await expect(navigation(page)).toBeVisible()
    })

    await test.step('a lesson goes on: the device judges', async () => {
      await answer(lesson, answers.get(asked) ?? '')
      await expect(lesson.getByText('Sprawdzone na urządzeniu.')).toBeVisible()
    })

    const visit = await context.newPage()
    await test.step('a new page is served with the last registry known', async () => {
      const response = await visit.goto(courses)
      expect(response?.status()).toBe(200)
      expect(await visit.content()).toContain(`"version":"${live}"`)
      // Who was here before goes on as they are known on this device.
      await expect(visit.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
      expect((await read('/api/health', undefined, platform)).status).toBe(200)
      expect((await read('/api/course/available', undefined, platform)).status).toBe(401)
      expect(await read('/api/user/me', token, platform)).toMatchObject({
        status: 503,
        body: { code: 'SERVICE_UNAVAILABLE' },
      })
    })

    await postgres.restart()

    await test.step('everything recovers without a restart of the server or of the pages', async () => {
      await recovers(visit, visit.getByRole('heading', { level: 2, name: 'Wszystkie kursy' }))
      await recovers(page, words(page))
      await expect(page.getByText('repeat', { exact: true }).first()).toBeVisible()
      await lesson.getByRole('button', { name: 'Dalej' }).click()
      const second = await nextSentence(lesson, asked, answers)
      await answer(lesson, answers.get(second) ?? '')
      await expect(lesson.getByRole('button', { name: 'Dalej' })).toBeVisible()
    })
  } finally {
    // Pages first, which go on asking; then the platform, which needs its database to the end.
    await context.close()
    await own.end()
    await postgres.stop()
    // Failing was the point here.
    complaints.all.length = 0
  }
})
