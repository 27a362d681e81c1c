import { read, tokens } from '../control'
import { skipIntroductions } from '../introductions'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, openAs, test } from '../person'
import { Postgres } from '../postgres'
import { pointerOf } from '../releases'
import { answer, askedSentence, nextSentence } from '../trainer'
import { COURSE, LEARNER, navigation, openWords, recovers, words } from '../words-page'

test.use({ needsPrepared: false })

test('during a database outage pages load, report missing data, and recover', async ({
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
    await skipIntroductions(lesson)
    await lesson.goto(`${courses}/${course._id}/lesson/${lessonId}/writing`)
    const asked = await askedSentence(lesson, answers)

    const { access: token } = await tokens(LEARNER, platform)
    // The account is written to the device shortly after the page has loaded it.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('keptAnswers'))).toContain('"me":{')
    await postgres.crash()

    await test.step("an open page keeps working and reports what it can't load", async () => {
      await openWords(page)
      await expect(words(page).or(page.getByRole('alert')).first()).toBeVisible()
      await expect(page.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
      await expect(navigation(page)).toBeVisible()
    })

    await test.step('a lesson continues with local verdicts', async () => {
      await answer(lesson, answers.get(asked) ?? '')
      await expect(lesson.getByText('Sprawdzone na urządzeniu.')).toBeVisible()
    })

    const visit = await context.newPage()
    await test.step('a new page is served with the last known registry', async () => {
      const response = await visit.goto(courses)
      expect(response?.status()).toBe(200)
      expect(await visit.content()).toContain(`"version":"${live}"`)
      // A returning user continues with the cached account.
      await expect(visit.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
      expect((await read('/api/health', undefined, platform)).status).toBe(200)
      expect((await read('/api/course/available', undefined, platform)).status).toBe(401)
      expect(await read('/api/user/me', token, platform)).toMatchObject({
        status: 503,
        body: { code: 'SERVICE_UNAVAILABLE' },
      })
    })

    await postgres.restart()

    await test.step('everything recovers without restarting the server or the pages', async () => {
      await recovers(visit, visit.getByRole('heading', { level: 2, name: 'Wszystkie kursy' }))
      await recovers(page, words(page))
      await expect(page.getByText('repeat', { exact: true }).first()).toBeVisible()
      await lesson.getByRole('button', { name: 'Dalej' }).click()
      const second = await nextSentence(lesson, asked, answers)
      await answer(lesson, answers.get(second) ?? '')
      await expect(lesson.getByRole('button', { name: 'Dalej' })).toBeVisible()
    })
  } finally {
    // Pages first, because they keep polling; then the platform, which needs its database until the end.
    await context.close()
    await own.end()
    await postgres.stop()
    // Failures were expected here.
    complaints.all.length = 0
  }
})
