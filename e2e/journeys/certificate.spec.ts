import { call, read, shared, tokens } from '../control'
import { answersOf, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, test } from '../person'

/** The only course of its level, so that its last sentence finishes the level, too. */
const COURSE = 'Angielski z niuansem'
const LEARNER = 'certificate@mowka.test'
const PASSWORD = 'mowka-mowka'
const DAY = 24 * 60 * 60 * 1000

type Sentence = { _id: string; example: string }

/** Creates a learner who has one sentence left in a course. Returns that sentence's place. */
async function arrive(): Promise<{ courseId: string; lessonId: string; left: Sentence }> {
  const token = await signUp(LEARNER)
  const { access: admin } = await tokens('admin@mowka.test')
  const course = await courseByName(COURSE)
  const courseId = course._id
  const { body: user } = await read<{ userId: string }>('/api/user/me', token)
  const { userId } = user
  await call('POST', '/api/admin/access', admin, {
    userId,
    targetLang: 'ENG',
    expiresAt: new Date(Date.now() + 90 * DAY).toISOString(),
  })
  const change = (action: string, payload: unknown) =>
    call('PATCH', '/api/user/metadata', token, { action, payload })
  await change('learn-lang', { learnLang: 'ENG' })
  await change('onboarding-status', { onboardingStatus: 'SKIPPED' })
  await change('preferences', {
    listeningAndWritingActivities: { fullSentence: true, gaps: false, blocks: false },
    autoplayAnswer: false,
    lessonSoundsAllowed: false,
  })
  const lastLesson = course.lessons.at(-1)?.lessonId ?? ''
  let left: Sentence | undefined
  for (const { lessonId } of course.lessons) {
    const { body } = await read<{ data: Sentence[] }>(
      `/api/lesson/${lessonId}/exercises?activeOnly=true`,
      admin,
    )
    const sentences = [...body.data]
    if (lessonId === lastLesson) left = sentences.pop()
    const event = (name: string, payload: object, index: number) => ({
      eventId: crypto.randomUUID(),
      name,
      lessonId,
      courseId,
      createdAt: new Date(Date.now() - DAY + index * 1000).toISOString(),
      payload,
    })
    await call('POST', '/api/admin/progress', admin, {
      userId,
      events: [
        event('LESSON_STARTED', {}, 0),
        ...sentences.map(({ _id }, index) =>
          event('EXAMPLE_SUCCESS', { exerciseId: _id, learningMode: 'WRITING' }, index + 1),
        ),
      ],
    })
  }
  if (!left) throw new Error('The course has no sentence')
  // The welcome popup was seen before.
  const popups = await read<{ _id: string }[]>('/api/popup/available', token)
  for (const { _id } of popups.body) await call('POST', `/api/popup/popupsSeen/${_id}`, token, {})
  return { courseId, lessonId: lastLesson, left }
}

test('a learner finishes a course and its level and makes certificates that a stranger can check', async ({
  page,
  browser,
  complaints,
}) => {
  const { courseId, lessonId, left } = await arrive()
  const answer = (await answersOf(lessonId)).get(left.example) ?? ''
  let number = ''

  await test.step('the last sentence leads to the end of the course', async () => {
    await openAs(page, LEARNER, `/course/${courseId}/lesson/${lessonId}/writing`, PASSWORD)
    await page.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill(answer)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Dobrze', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await page
      .getByRole('link', { name: 'Podsumowanie kursu' })
      .or(page.getByRole('button', { name: 'Podsumowanie kursu' }))
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kurs ukończony' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zacznij następny kurs' })).toBeVisible()
    await expectAccessible(page, 'course end')
  })

  await test.step('the certificate is made with the chosen name', async () => {
    await page.getByRole('link', { name: 'Przygotuj certyfikat', exact: true }).click()
    const name = page.getByRole('textbox', { name: 'Imię i nazwisko' })
    await expect(name).toHaveValue('Anna Nowak')
    await name.fill('Anna Maria Nowak')
    await page.getByRole('button', { name: 'Pokaż certyfikat' }).click()
    await expect(page.getByRole('article')).toContainText('Anna Maria Nowak')
    number = /MW(-[0-9A-Z]{4}){4}/.exec((await page.getByRole('article').textContent()) ?? '')?.[0] ?? ''
    expect(number).not.toBe('')
    await expectAccessible(page, 'certificate')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Pobierz PDF' }).click()
    expect((await download).suggestedFilename()).toContain(number)
  })

  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()
  const address = `${shared.url}/certificate/${number.replace(/^MW-|-/g, '')}`

  await test.step('a stranger without an account sees that it is genuine', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Certyfikat jest prawdziwy' })).toBeVisible()
    await expect(visitor.getByRole('main')).toContainText('Anna Maria Nowak')
    await expect(visitor.getByRole('main')).toContainText(COURSE)
    await expect(visitor.getByRole('main')).not.toContainText(LEARNER)
    await expectAccessible(visitor, 'check of a certificate')
  })

  await test.step('after the owner turned the link off, the number is unknown', async () => {
    await page.getByRole('switch', { name: 'Publiczny link' }).click()
    await expect(page.getByText('Certyfikat zapisany').last()).toBeVisible()
    await visitor.goto(address)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Nie znamy takiego numeru' })).toBeVisible()
  })

  await test.step('the finished level has a certificate of its own, which lists its courses', async () => {
    await page.getByRole('link', { name: 'Podsumowanie kursu' }).click()
    await expect(page.getByRole('link', { name: 'Zobacz certyfikat', exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Przygotuj certyfikat C1' }).click()
    await page.getByRole('button', { name: 'Pokaż certyfikat' }).click()
    await expect(page.getByRole('article')).toContainText('Angielski C1')
    await expectAccessible(page, 'certificate of a level')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Pobierz PDF' }).click()
    const ofLevel =
      /MW(-[0-9A-Z]{4}){4}/.exec((await page.getByRole('article').textContent()) ?? '')?.[0] ?? ''
    expect((await download).suggestedFilename()).toContain(ofLevel)
    expect(ofLevel).not.toBe(number)
    await visitor.goto(`${shared.url}/certificate/${ofLevel}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Certyfikat jest prawdziwy' })).toBeVisible()
    await expect(visitor.getByRole('main')).toContainText('Angielski C1')
    await expect(visitor.getByRole('main')).toContainText(COURSE)
    await expectAccessible(visitor, 'check of a certificate of a level')
  })
  await stranger.close()
  complaints.all.splice(0)
})
