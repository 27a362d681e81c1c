import { localKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { readStored, writeStored } from '@mowka/kernel/storage/raw'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import LevelingSurveyPage from './LevelingSurveyPage'

const grammar = course({
  _id: 'g1',
  levels: ['A1'],
  tags: ['gramatyka'],
  lessons: [{ lessonId: 'gl', order: 1 }],
})

const open = (api = {}, change: Partial<PageOptions> = {}) =>
  renderPage(<LevelingSurveyPage />, {
    route: 'levelingSurvey',
    at: '/leveling-survey/eng',
    texts,
    ...change,
    api: {
      patchUserMetadata: learner(),
      getAvailableCourses: { data: [grammar] },
      postProgress: { stored: true },
      ...api,
    },
  })
const beginner = () => screen.findByRole('button', { name: /^Dopiero zaczynam/ })
const experienced = () => screen.findByRole('button', { name: /^Znam co najmniej podstawy/ })

test('a beginner gets level A1 and starts the first grammar lesson in writing (L-SURV-01, L-SURV-02, L-SURV-03, P-TRACK-05)', async () => {
  const page = await open()
  await page.person.click(await beginner())
  await waitFor(() => expect(page.address()).toBe('/course/g1/lesson/gl/writing'))
  expect(page.api.sent('patchUserMetadata').map((call) => call.body)).toEqual([
    { action: 'leveling-test-result', payload: { langCode: 'ENG', level: 'A1' } },
  ])
  expect(page.api.sent('postProgress').map((call) => call.body)).toEqual([
    expect.objectContaining({ name: 'LESSON_STARTED', courseId: 'g1', lessonId: 'gl' }),
  ])
  expect(page.platform.track).toHaveBeenCalledWith('LEVELING_SURVEY_BEGINNER_SELECTED', { lang: 'ENG' })
})

test('without a first grammar lesson a beginner is led to the courses (L-SURV-04)', async () => {
  const page = await open({ getAvailableCourses: { data: [] } })
  await page.person.click(await beginner())
  await waitFor(() => expect(page.address()).toBe('/course'))
  expect(page.platform.reportError).not.toHaveBeenCalled()
})

const END = '2099-11-12T22:59:59.000Z'
const locked = { data: [{ ...grammar, isLocked: true }] }
const without = (trialExpiresAt: string | null) =>
  learner({ appMetadata: { trialExpiresAt, courseIds: [], languages: [] } })

test('a beginner with an unused trial is offered it and starts it with the first lesson (L-SURV-03, L-TRIAL-03)', async () => {
  const trying = learner({
    appMetadata: { trialExpiresAt: END, courseIds: [], languages: [{ targetLang: 'ENG', expiresAt: END }] },
  })
  const order: string[] = []
  const page = await open(
    {
      getAvailableCourses: locked,
      patchUserMetadata: without(null),
      startTrial: () => {
        order.push('trial')
        return trying
      },
      postProgress: () => {
        order.push('start')
        return { stored: true }
      },
    },
    { user: without(null) },
  )
  expect(await beginner()).toHaveTextContent('Od niej liczymy 7 darmowych dni.')
  await page.person.click(await beginner())
  await waitFor(() => expect(page.address()).toBe('/course/g1/lesson/gl/writing'))
  expect(order).toEqual(['trial', 'start'])
  expect(session.accessUntil('ENG')).toEqual(new Date(END))
  expect(page.platform.notify).toHaveBeenCalledWith('success', expect.stringContaining('12.11.2099'))
})

test('a beginner who has used the trial is promised no unlocked lesson, and no start is saved (U10)', async () => {
  const user = without('2020-01-01T00:00:00.000Z')
  const page = await open({ getAvailableCourses: locked, patchUserMetadata: user }, { user })
  expect(await beginner()).not.toHaveTextContent('otworzymy')
  await page.person.click(await beginner())
  await waitFor(() => expect(page.address()).toBe('/course/g1/lesson/gl/writing'))
  expect(page.api.sent('startTrial')).toHaveLength(0)
  expect(page.api.sent('postProgress')).toHaveLength(0)
})

test('a trial that fails to start leads to the courses (L-SURV-09)', async () => {
  const page = await open(
    { getAvailableCourses: locked, patchUserMetadata: without(null), startTrial: failure(500) },
    { user: without(null) },
  )
  await page.person.click(await beginner())
  await waitFor(() => expect(page.address()).toBe('/course'))
  expect(page.platform.reportError).toHaveBeenCalledTimes(1)
})

/** Stores a visitor's test result on this device. */
const storeVisitorResult = (level: string) =>
  writeStored(localKeys.levelingTestResult, {
    ENG: { level, completedAt: '2026-11-16T10:00:00.000Z', saved: false },
  })

describe('after a leveling test as a visitor', () => {
  afterEach(() => localStorage.clear())

  test('the account adopts the result, and the survey is skipped', async () => {
    storeVisitorResult('B1')
    const page = await open()
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.api.sent('patchUserMetadata').map((call) => call.body)).toEqual([
      {
        action: 'leveling-test-result',
        payload: {
          langCode: 'ENG',
          level: 'B1',
          levelingTestStatus: 'FINISHED',
          levelingTestCompletedAt: '2026-11-16T10:00:00.000Z',
        },
      },
    ])
    expect(readStored(localKeys.levelingTestResult)).toMatchObject({ ENG: { saved: true } })
  })

  test("a lower level than the account's is discarded", async () => {
    storeVisitorResult('A1')
    const page = await open()
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.api.sent('patchUserMetadata')).toHaveLength(0)
    expect(localStorage.getItem(localKeys.levelingTestResult)).toBeNull()
  })

  test('a failure is logged, and the survey is shown', async () => {
    storeVisitorResult('B1')
    const page = await open({ patchUserMetadata: failure(500) })
    expect(await beginner()).toBeVisible()
    expect(page.platform.reportError).toHaveBeenCalledTimes(1)
    expect(readStored(localKeys.levelingTestResult)).toMatchObject({ ENG: { saved: false } })
  })

  test('a result in another language is ignored', async () => {
    writeStored(localKeys.levelingTestResult, {
      DE: { level: 'B1', completedAt: '2026-11-16T10:00:00.000Z', saved: false },
    })
    await open()
    expect(await beginner()).toBeVisible()
  })
})

test('a test that no release has is not offered', async () => {
  const page = await open({}, { unreleased: ['firstLevelingTest'] })
  expect(await experienced()).not.toHaveTextContent('teście')
  await page.person.click(await experienced())
  expect(screen.queryByRole('button', { name: 'Zrób test poziomujący' })).not.toBeInTheDocument()
})

test('an experienced learner chooses one of A1 to C1 and is then led to the courses (L-SURV-05, L-SURV-06, L-SURV-07, P-TRACK-06, P-TRACK-07)', async () => {
  const page = await open()
  await page.person.click(await experienced())
  expect(page.platform.track).toHaveBeenCalledWith('LEVELING_SURVEY_EXPERIENCED_SELECTED', { lang: 'ENG' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const levels = screen.getAllByRole('radio')
  expect(levels.map((radio) => radio.getAttribute('aria-label'))).toEqual(['A1', 'A2', 'B1', 'B2', 'C1'])
  const begin = screen.getByRole('button', { name: 'Zaczynamy' })
  expect(begin).toBeDisabled()

  await page.person.click(screen.getByRole('radio', { name: 'B2' }))
  expect(page.platform.track).toHaveBeenCalledWith('LEVELING_SURVEY_LEVEL_SELECTED', {
    lang: 'ENG',
    level: 'B2',
  })
  let save = () => {}
  page.api.answer({ patchUserMetadata: () => new Promise((done) => (save = () => done(learner()))) })
  await page.person.click(begin)
  // The courses open only after the level is saved.
  await waitFor(() => expect(page.api.sent('patchUserMetadata')).toHaveLength(1))
  expect(page.address()).toBe('/leveling-survey/eng')
  save()
  await waitFor(() => expect(page.address()).toBe('/course'))
  expect(page.api.sent('patchUserMetadata').map((call) => call.body)).toEqual([
    { action: 'leveling-test-result', payload: { langCode: 'ENG', level: 'B2' } },
  ])
})

test('the other button opens the first leveling test (L-SURV-08, P-TRACK-08)', async () => {
  const page = await open()
  await page.person.click(await experienced())
  await page.person.click(screen.getByRole('button', { name: 'Zrób test poziomujący' }))
  expect(page.address()).toBe('/first-leveling-test/eng')
  expect(page.platform.track).toHaveBeenCalledWith('LEVELING_SURVEY_GO_TO_LEVELING_TEST', { lang: 'ENG' })
})

test.each([
  ['saving the level', { patchUserMetadata: failure(500) }],
  ['looking up the lesson', { getAvailableCourses: failure(0) }],
  ['saving the start', { postProgress: failure(500) }],
])('a failure of %s is logged and leads to the courses (L-SURV-09)', async (_what, api) => {
  const page = await open(api)
  await page.person.click(await beginner())
  await waitFor(() => expect(page.address()).toBe('/course'))
  expect(page.platform.reportError).toHaveBeenCalledTimes(1)
})

test('the language can be changed before the survey is answered', async () => {
  const page = await open()
  await page.person.click(await screen.findByRole('link', { name: 'Wybierz inny język' }))
  expect(page.address()).toBe('/select-language')
})

test('an address in another language redirects to the target language', async () => {
  const page = await open({}, { at: '/leveling-survey/de' })
  await waitFor(() => expect(page.address()).toBe('/leveling-survey/eng'))
  expect(await screen.findByRole('heading', { name: 'Jak dobrze znasz angielski?' })).toBeVisible()
})

test('the document title names each step', async () => {
  const page = await open()
  await experienced()
  expect(document.title).toBe('Trzy pytania i\u00a0zaczynamy · Mówka')
  await page.person.click(await experienced())
  const heading = screen.getByRole('heading', { level: 1 }).textContent
  expect(document.title).toBe(`${heading} · Mówka`)
  expect(heading).not.toMatch(/^Trzy pytania/)
})

test('a level without courses is named with the nearest one, which can be chosen', async () => {
  const page = await open({ getAvailableCourses: { data: [course({ levels: ['A1', 'A2'] })] } })
  await page.person.click(await experienced())
  await page.person.click(screen.getByRole('radio', { name: 'C1' }))
  expect(
    await screen.findByText(/Na poziomie C1 nie mamy jeszcze kursów\. Najbliżej są te na poziomie A2/),
  ).toBeVisible()
  await page.person.click(screen.getByRole('button', { name: 'Wybierz A2' }))
  expect(screen.getByRole('radio', { name: 'A2' })).toBeChecked()
  expect(screen.queryByText(/nie mamy jeszcze kursów/)).not.toBeInTheDocument()
})

test.each([
  ['the language has no courses', { data: [] }],
  ['the courses fail to load', failure(500)],
])('nothing is said about the chosen level if %s', async (_, getAvailableCourses) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const page = await open({ getAvailableCourses })
  await page.person.click(await experienced())
  await page.person.click(screen.getByRole('radio', { name: 'C1' }))
  await waitFor(() => expect(page.api.sent('getAvailableCourses').length).toBeGreaterThan(0))
  expect(screen.queryByText(/nie mamy jeszcze kursów/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Zaczynamy' })).toBeEnabled()
})

describe('why and how much', () => {
  const saved = (page: Awaited<ReturnType<typeof open>>) =>
    page.api.sent('patchUserMetadata').map((call) => call.body)

  test('a reason and a daily goal are saved as soon as they are chosen, and shown again', async () => {
    const page = await open({
      patchUserMetadata: (call: { body: { payload: object } }) => {
        const user = session.user ?? learner()
        const preferences = { ...user.userMetadata.preferences, ...call.body.payload }
        return learner({ userMetadata: { ...user.userMetadata, preferences } })
      },
    })
    await page.person.click(await screen.findByRole('radio', { name: 'Wyjazdy' }))
    await page.person.click(screen.getByRole('radio', { name: /^10\sminut/ }))
    await waitFor(() =>
      expect(saved(page)).toEqual([
        { action: 'preferences', payload: { learningReason: 'travel' } },
        { action: 'preferences', payload: { preferredLessonTime: 10 } },
      ]),
    )
    expect(screen.getByRole('radio', { name: 'Wyjazdy' })).toBeChecked()
    await waitFor(() => expect(session.preferences.preferredLessonTime).toBe(10))
    expect(screen.getByText(/^Zapisane/)).toBeInTheDocument()
    await page.person.click(screen.getByRole('button', { name: /^Znam co najmniej/ }))
    await page.person.click(screen.getByRole('button', { name: 'Wróć' }))
    expect(screen.getByRole('radio', { name: 'Wyjazdy' })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^10\sminut/ })).toBeChecked()
  })

  test('nothing is chosen or saved unless the learner answers', async () => {
    const page = await open()
    await beginner()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.queryByText(/^Zapisane/)).not.toBeInTheDocument()
    expect(saved(page)).toEqual([])
  })

  test('an answer that fails to be saved is unselected and reported, and the survey goes on', async () => {
    const page = await open({ patchUserMetadata: failure(500) })
    await page.person.click(await screen.findByRole('radio', { name: 'Egzamin' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Egzamin' })).not.toBeChecked())
    expect(page.platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('preferencjach'))
    expect(await beginner()).toBeEnabled()
  })
})
