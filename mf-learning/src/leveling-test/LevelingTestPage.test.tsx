import { localKeys } from '@mowka/domain/browser/storage-keys'
import { session } from '@mowka/kernel/session'
import { readStored } from '@mowka/kernel/storage/raw'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { readPreselectedCourse } from '../courses/preselected-course'
import { texts } from '../testing/texts'
import LevelingTestPage from './LevelingTestPage'
import { questionsOf } from './session/questions.fixture'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** A learner with the given levels and onboarding state. */
const learnerWith = (
  languages: ReturnType<typeof learner>['userMetadata']['languages'] = {},
  onboardingStatus: 'PENDING' | 'SKIPPED' | 'COMPLETED' = 'COMPLETED',
) => {
  const user = learner()
  return { ...user, userMetadata: { ...user.userMetadata, onboardingStatus, languages } }
}
const recommended = course({ _id: 'rec', name: 'Angielski na co dzień', levels: ['A1'] })

const open = (api = {}, change: Partial<PageOptions> = {}) =>
  renderPage(<LevelingTestPage />, {
    route: 'levelingTest',
    at: '/leveling-test/eng',
    texts,
    user: learnerWith(),
    ...change,
    api: {
      getLevelingQuestions: questionsOf(['A1', 'A2']),
      patchUserMetadata: learnerWith(),
      getRecommendedCourses: [recommended],
      ...api,
    },
  })
const first: Partial<PageOptions> = { route: 'firstLevelingTest', at: '/first-leveling-test/eng' }
const visitor: Partial<PageOptions> = { user: null }
type Page = Awaited<ReturnType<typeof open>>

const startButton = () => screen.findByRole('button', { name: 'Zacznij test' })
const start = async (page: Page) => {
  await page.person.click(await startButton())
  await screen.findByText(/^Poziom A1, pytanie 1$/)
}
const close = (page: Page) => page.person.click(screen.getByRole('button', { name: /^Zakończ test/ }))
const answer = async (page: Page, name: RegExp, next: RegExp) => {
  await page.person.click(screen.getByRole('button', { name }))
  await screen.findByText(next)
}
/** Starts a test, gives one correct answer and ends it. */
const finish = async (page: Page) => {
  await start(page)
  await answer(page, /is$/, /pytanie 2$/)
  await close(page)
  await screen.findByRole('heading', { level: 1, name: /Twój poziom to A1/ })
}
const sentences = () => screen.getByText(/here\.$/, { selector: 'p' })

describe('the introduction', () => {
  test('describes the test, and the start button loads the questions and starts it (L-TEST-01, L-TEST-06)', async () => {
    const page = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Sprawdź swój angielski' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Pomiń test' })).not.toBeInTheDocument()
    expect(page.api.sent('getLevelingQuestions')).toHaveLength(0)
    await start(page)
    expect(page.api.sent('getLevelingQuestions').map(({ params }) => params)).toEqual([{ lang: 'ENG' }])
    expect(sentences()).toHaveFocus()
  })

  test.each<[string, Partial<PageOptions>]>([
    ['of the first test', { ...first }],
    ['of learnerWith who skipped the onboarding', { user: learnerWith({}, 'SKIPPED') }],
    ['of learnerWith new', { user: learnerWith({}, 'PENDING') }],
  ])('%s offers to skip it (L-TEST-02, C22)', async (_who, change) => {
    await open({}, change)
    expect(await screen.findByRole('button', { name: 'Pomiń test' })).toBeVisible()
  })

  test('offers visitors no onboarding actions (C22)', async () => {
    await open({}, visitor)
    await startButton()
    expect(screen.queryByRole('button', { name: 'Pomiń test' })).not.toBeInTheDocument()
  })

  test.each<[string, Partial<PageOptions>]>([
    ['the first test', { ...first, user: learnerWith({}, 'SKIPPED') }],
    ['someone new', { user: learnerWith({}, 'PENDING') }],
  ])('%s is skipped for good (L-TEST-02, L-TEST-35, P-TRACK-03)', async (_who, change) => {
    const page = await open({}, change)
    await page.person.click(await screen.findByRole('button', { name: 'Pomiń test' }))
    await waitFor(() => expect(page.address()).toBe('/'))
    expect(page.platform.track.mock.calls).toEqual([
      ['LEVELING_TEST_SKIPPED', { lang: 'ENG', totalTime: expect.any(Number) }],
    ])
    expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'onboarding-status', payload: { onboardingStatus: 'COMPLETED' } },
    ])
    expect(session.user?.userMetadata.onboardingStatus).toBe('COMPLETED')
  })

  test('outside of the first test lets a learner who skipped the onboarding continue (C22)', async () => {
    const page = await open({}, { user: learnerWith({}, 'SKIPPED') })
    await page.person.click(await screen.findByRole('button', { name: 'Pomiń test' }))
    expect(page.address()).toBe('/')
    expect(page.api.sent('patchUserMetadata')).toHaveLength(0)
  })

  test("stays on the page if skipping can't be saved", async () => {
    const page = await open({ patchUserMetadata: failure(500) }, { user: learnerWith({}, 'PENDING') })
    await page.person.click(await screen.findByRole('button', { name: 'Pomiń test' }))
    await waitFor(() => expect(page.platform.notify).toHaveBeenCalled())
    expect(page.address()).toBe('/leveling-test/eng')
  })

  test('offers a retry for questions that failed to load', async () => {
    const page = await open({ getLevelingQuestions: failure(0) })
    await page.person.click(await startButton())
    expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać pytań')
    page.api.answer({ getLevelingQuestions: questionsOf(['A1']) })
    await page.person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByText('Poziom A1, pytanie 1')).toBeVisible()
  })

  test('links to the level selection for a language without a test', async () => {
    const page = await open({ getLevelingQuestions: {} })
    await page.person.click(await startButton())
    expect(await screen.findByRole('heading', { level: 1, name: /nie ma jeszcze testu/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Wskaż swój poziom' })).toHaveAttribute(
      'href',
      '/leveling-survey/eng',
    )
  })
})

describe('the language', () => {
  test.each<[string, Partial<PageOptions>, string]>([
    ['another language', { at: '/leveling-test/de' }, '/leveling-test/eng'],
    ['no language', { at: '/leveling-test' }, '/leveling-test/eng'],
    ['what is no language', { at: '/leveling-test/xx' }, '/leveling-test/eng'],
    [
      'another language of the first test',
      { ...first, at: '/first-leveling-test/de' },
      '/first-leveling-test/eng',
    ],
  ])(
    'an address with %s leads to the language being learned (L-TEST-05)',
    async (_what, change, expected) => {
      const page = await open({}, change)
      await waitFor(() => expect(page.address()).toBe(expected))
      expect(await screen.findByRole('heading', { name: 'Sprawdź swój angielski' })).toBeVisible()
    },
  )

  test('changing the target language opens its test (L-TEST-05)', async () => {
    const page = await open()
    await startButton()
    act(() => session.setTargetLang('DE'))
    await waitFor(() => expect(page.address()).toBe('/leveling-test/de'))
    expect(screen.getByRole('heading', { name: 'Sprawdź swój niemiecki' })).toBeVisible()
  })

  test("a visitor's language comes from the address and isn't saved as a choice (L-TEST-36, C52)", async () => {
    const page = await open({}, { ...visitor, at: '/leveling-test/de' })
    await finish(page)
    expect(page.api.sent('getLevelingQuestions').map(({ params }) => params.lang)).toEqual(['DE'])
    expect(page.api.sent('getRecommendedCourses').map(({ query }) => query.targetLang)).toEqual(['DE'])
    expect([session.targetLang, session.learnLang]).toEqual(['DE', null])
  })
})

describe('the quiz', () => {
  test('shows verdicts by colour, icon and text, then the next question', async () => {
    const page = await open()
    await start(page)
    const before = screen.getAllByRole('button', { name: /^(1|2|3|4)?(are|is|be|am)$/ })
    expect(before.map((button) => button.textContent)).toEqual(['1are', '2is', '3be', '4am'])
    await page.person.click(screen.getByRole('button', { name: /be$/ }))
    expect(screen.getByRole('button', { name: /^is/ })).toHaveAccessibleName(/Dobra odpowiedź/)
    expect(screen.getByRole('button', { name: /^be/ })).toHaveAccessibleName(/Twoja odpowiedź/)
    expect(screen.getByText(/Jeszcze nie tym razem/)).toHaveTextContent('Dobra odpowiedź: is')
    expect(sentences()).toHaveTextContent('A1-1 is here.')
    await screen.findByText('Poziom A1, pytanie 2')
    expect(sentences()).toHaveFocus()
    expect(screen.getByText('0 z 7')).toBeVisible()
  })

  test('answers by keys 1 to 4, which can be disabled (WCAG 2.1.4)', async () => {
    const page = await open()
    await start(page)
    await page.person.keyboard('2')
    await screen.findByText('Poziom A1, pytanie 2')
    expect(screen.getByText('1 z 7')).toBeVisible()
    await page.person.click(screen.getByRole('button', { name: 'Wyłącz klawisze' }))
    await page.person.keyboard('2')
    expect(screen.getByText('Poziom A1, pytanie 2')).toBeVisible()
    await page.person.click(screen.getByRole('button', { name: /^Włącz klawisze/ }))
    await page.person.keyboard('2')
    await screen.findByText('Poziom A1, pytanie 3')
  })

  test('marks foreign words with their language, but not the text around them', async () => {
    const page = await open()
    await start(page)
    expect(sentences()).toHaveAttribute('lang', 'en')
    expect(within(sentences()).getByText('luka')).toHaveAttribute('lang', 'pl')
    expect(screen.getByText('is')).toHaveAttribute('lang', 'en')
  })

  test('shows the time as a number and one animation, and adds 30 seconds on a press (L-TEST-08, L-TEST-09)', async () => {
    const page = await open()
    await start(page)
    expect(screen.getByText('30 s')).toBeVisible()
    const bar = () => document.querySelector<HTMLElement>('[data-runs]')
    await waitFor(() => expect(bar()).not.toBeNull())
    expect(bar()?.style.animationDuration).toBe('30000ms')
    await page.person.click(screen.getByRole('button', { name: /^Dodaj 30/ }))
    expect(bar()?.style.animationDuration).toBe('60000ms')
    expect(screen.getByText(/^(59|60) s$/)).toBeVisible()
  })

  test('without a time limit shows no clock and a verdict until Enter (WCAG 2.2.1)', async () => {
    const page = await open()
    await page.person.click(await screen.findByRole('switch', { name: 'Bez limitu czasu' }))
    await start(page)
    expect(screen.queryByText(/\d s$/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Dodaj 30/ })).not.toBeInTheDocument()
    await page.person.keyboard('1')
    expect(await screen.findByRole('button', { name: 'Dalej' })).toHaveFocus()
    await page.person.keyboard('{Enter}')
    expect(screen.getByText('Poziom A1, pytanie 2')).toBeVisible()
  })

  test('announces a completed level, and Enter opens the next one (L-TEST-14)', async () => {
    const page = await open()
    await page.person.click(await screen.findByRole('switch', { name: 'Bez limitu czasu' }))
    await start(page)
    for (let n = 1; n <= 7; n++) await page.person.keyboard('2{Enter}')
    const heading = screen.getByRole('heading', { level: 1, name: /^Poziom A1\szaliczony$/ })
    expect(heading).toHaveFocus()
    expect(document.title).toMatch(/^Poziom A1\szaliczony · Mówka$/)
    await page.person.keyboard('{Enter}')
    expect(screen.getByText('Poziom A2, pytanie 1')).toBeVisible()
    expect(screen.getByText('0 z 7')).toBeVisible()
    const levels = within(screen.getByRole('list', { name: 'Poziomy testu' }))
    expect(levels.getByText('A2').closest('li')).toHaveAttribute('aria-current', 'step')
  })

  test('resumes at the same question after a reload', async () => {
    const page = await open()
    await start(page)
    await answer(page, /is$/, /pytanie 2$/)
    page.unmount()
    const again = await open({ getLevelingQuestions: failure(0) })
    expect(await screen.findByText('Poziom A1, pytanie 2')).toBeVisible()
    expect(screen.getByText('1 z 7')).toBeVisible()
    expect(again.api.sent('getLevelingQuestions')).toHaveLength(0)
  })
})

describe('the summary', () => {
  test('shows the level, the next step and the missed questions when the test is closed (L-TEST-03, L-TEST-23)', async () => {
    const page = await open()
    await start(page)
    await answer(page, /is$/, /pytanie 2$/)
    await answer(page, /be$/, /pytanie 3$/)
    await close(page)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Twój poziom to A1' })
    expect(heading).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Zacznij naukę' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('progressbar', { name: 'Dobre odpowiedzi na poziomie A1' })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^1 z\s7$/),
    )
    const missed = screen.getByRole('heading', { name: 'Co warto powtórzyć' }).closest('section')
    expect(missed).toHaveTextContent('A1-2 is here.')
    expect(missed).toHaveTextContent('Twoja odpowiedź: be')
  })

  test('restarts the test with zero scores (L-TEST-04)', async () => {
    const page = await open()
    await finish(page)
    await page.person.click(screen.getByRole('button', { name: 'Spróbuj jeszcze raz' }))
    expect(screen.getByText('Poziom A1, pytanie 1')).toBeVisible()
    expect(screen.getByText('0 z 7')).toBeVisible()
  })

  test('saves, tracks and recommends nothing without a correct answer (L-TEST-20, L-TEST-21, L-TEST-22, L-TEST-30)', async () => {
    const page = await open()
    await start(page)
    await answer(page, /be$/, /pytanie 2$/)
    await close(page)
    expect(await screen.findByRole('heading', { level: 1, name: 'Tym razem bez poziomu' })).toBeVisible()
    expect(screen.getByText(/Nie było jeszcze dobrych odpowiedzi/)).toBeVisible()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(page.platform.track).not.toHaveBeenCalled()
    expect(page.api.sent('patchUserMetadata')).toHaveLength(0)
    expect(page.api.sent('getRecommendedCourses')).toHaveLength(0)
    expect(localStorage.getItem(localKeys.levelingTestResult)).toBeNull()
  })

  test('tracks, saves and stores the result (L-TEST-25, L-TEST-27, L-TEST-28, P-TRACK-04, P-STORE-04)', async () => {
    const page = await open({}, { user: learnerWith({ ENG: { level: 'A1' } }) })
    await finish(page)
    await screen.findByText(/Wynik jest zapisany/)
    expect(page.platform.track.mock.calls).toEqual([
      ['LEVELING_TEST_FINISHED', { lang: 'ENG', level: 'A1', totalTime: expect.any(Number) }],
    ])
    expect(page.api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      {
        action: 'leveling-test-result',
        payload: {
          langCode: 'ENG',
          level: 'A1',
          levelingTestStatus: 'FINISHED',
          levelingTestCompletedAt: expect.stringMatching(/Z$/),
        },
      },
    ])
    expect(readStored(localKeys.levelingTestResult)).toEqual({
      ENG: { level: 'A1', completedAt: expect.any(String), saved: true },
    })
  })

  test('preserves a higher stored level and shows that (L-TEST-26)', async () => {
    const page = await open({}, { user: learnerWith({ ENG: { level: 'B2' } }) })
    await finish(page)
    expect(await screen.findByText('Twój wcześniejszy poziom, B2, jest wyższy i zostaje.')).toBeVisible()
    expect(page.api.sent('patchUserMetadata')).toHaveLength(0)
    expect(localStorage.getItem(localKeys.levelingTestResult)).toBeNull()
    expect(page.platform.track).toHaveBeenCalledWith('LEVELING_TEST_FINISHED', expect.anything())
  })

  test('preserves a higher level that another tab saved meanwhile and shows that (L-TEST-26)', async () => {
    const page = await open({ patchUserMetadata: learnerWith({ ENG: { level: 'B2' } }) })
    await finish(page)
    expect(await screen.findByText('Twój wcześniejszy poziom, B2, jest wyższy i zostaje.')).toBeVisible()
    expect(session.level).toBe('B2')
    expect(localStorage.getItem(localKeys.levelingTestResult)).toBeNull()
  })

  test('logs a failed save and stays usable (L-TEST-39)', async () => {
    const page = await open({ patchUserMetadata: failure(500) })
    await finish(page)
    expect(await screen.findByText(/Nie udało się zapisać wyniku na koncie/)).toBeVisible()
    expect(page.platform.reportError).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('link', { name: /Angielski na co dzień/ })).toBeVisible()
    expect(readStored(localKeys.levelingTestResult)).toMatchObject({ ENG: { saved: false } })
  })

  test('recommends courses of the level after the test, and a press opens the course (L-TEST-29, L-TEST-30, L-TEST-31, L-TEST-34)', async () => {
    const page = await open()
    await start(page)
    await answer(page, /is$/, /pytanie 2$/)
    expect(page.api.sent('getRecommendedCourses')).toHaveLength(0)
    await close(page)
    const link = await screen.findByRole('link', { name: /Angielski na co dzień/ })
    expect(page.api.sent('getRecommendedCourses').map(({ params }) => params)).toEqual([{ level: 'A1' }])
    await page.person.click(link)
    expect(page.address()).toBe('/course/rec')
  })

  test('offers a retry for courses that failed to load, and a note for a language without courses', async () => {
    const page = await open({ getRecommendedCourses: failure(500) })
    await finish(page)
    page.api.answer({ getRecommendedCourses: [] })
    await page.person.click(await screen.findByRole('button', { name: 'Spróbuj ponownie' }))
    expect(await screen.findByText(/W tym języku nie ma jeszcze kursów/)).toBeVisible()
  })

  test('recommends courses of the nearest level and names it if the level has none', async () => {
    const page = await open({
      getRecommendedCourses: ({ params }: { params: Record<string, string> }) =>
        params.level === 'B1' ? [recommended] : [],
    })
    await finish(page)
    expect(await screen.findByRole('link', { name: /Angielski na co dzień/ })).toBeVisible()
    expect(
      screen.getByText(/^Na poziomie A1 nie mamy jeszcze kursów. Najbliżej są te na poziomie B1/),
    ).toBeVisible()
    expect(page.api.sent('getRecommendedCourses').map(({ params }) => params.level)).toEqual([
      'A1',
      'A2',
      'B1',
    ])
  })

  test('makes no account calls for a visitor, stores the result, and asks to sign in for a course (L-TEST-32, L-TEST-36)', async () => {
    const page = await open({}, visitor)
    await finish(page)
    expect(screen.getByText(/Wynik jest zapisany na tym urządzeniu/)).toBeVisible()
    expect(page.api.sent('patchUserMetadata')).toHaveLength(0)
    expect(readStored(localKeys.levelingTestResult)).toMatchObject({ ENG: { level: 'A1', saved: false } })
    await page.person.click(
      await screen.findByRole('button', { name: /^Zaloguj się.*: Angielski na co dzień/ }),
    )
    expect(page.platform.signIn).toHaveBeenCalledWith('/course')
    expect(readPreselectedCourse()).toBe('rec')
  })

  test('in the first test opens a course at its first lesson in writing and saves its start (L-TEST-33, P-TRACK-13)', async () => {
    const page = await open({ postProgress: { stored: true } }, first)
    await finish(page)
    await page.person.click(await screen.findByRole('button', { name: /Angielski na co dzień/ }))
    await waitFor(() => expect(page.address()).toBe('/course/rec/lesson/l1/writing'))
    expect(page.api.sent('postProgress').map(({ body }) => body)).toEqual([
      expect.objectContaining({ name: 'LESSON_STARTED', courseId: 'rec', lessonId: 'l1' }),
    ])
    expect(page.platform.track).toHaveBeenCalledWith('COURSE_SELECTED', { courseId: 'rec' })
  })

  test('in the first test opens a course with the trial and shows no lock (L-TEST-33, U10)', async () => {
    const newcomer = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
    const order: string[] = []
    const page = await open(
      {
        patchUserMetadata: newcomer,
        getRecommendedCourses: [{ ...recommended, isLocked: true }],
        startTrial: () => {
          order.push('trial')
          return learner()
        },
        postProgress: () => {
          order.push('start')
          return { stored: true }
        },
      },
      { ...first, user: newcomer },
    )
    await finish(page)
    expect(await screen.findByText(/^Od pierwszej lekcji liczymy 7/)).toBeVisible()
    expect(screen.queryByText('Wymaga dostępu')).not.toBeInTheDocument()
    await page.person.click(screen.getByRole('button', { name: /Angielski na co dzień/ }))
    await waitFor(() => expect(page.address()).toBe('/course/rec/lesson/l1/writing'))
    expect(order).toEqual(['trial', 'start'])
  })

  test("in the first test stays on the summary if a start can't be saved", async () => {
    const page = await open({ postProgress: failure(500) }, first)
    await finish(page)
    await page.person.click(await screen.findByRole('button', { name: /Angielski na co dzień/ }))
    await waitFor(() => expect(page.platform.notify).toHaveBeenCalled())
    expect(page.address()).toBe('/first-leveling-test/eng')
  })
})
