import { endpoints } from '@mowka/contract/endpoints'
import { addDays, warsawDay } from '@mowka/domain/time'
import { session } from '@mowka/kernel/session'
import { type FakeAnswers, type FakeCall, failure, learner, renderPage } from '@mowka/testing'
import { lesson } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { firstReads } from '../first-reads'
import { texts } from '../testing/texts'
import DashboardPage from './DashboardPage'

const today = warsawDay(new Date())
const stats = {
  currentStreak: 12,
  todayActivity: { completed: true, secondsPassed: 300 },
  correctAnswers: 1284,
  daysStreak: 21,
  lessonsFinished: 37,
}
const nothing = {
  type: 'NOTHING_STARTED_YET' as const,
  courseId: null,
  lessonId: null,
  nextCourseId: null,
  nextLessonId: null,
  learningMode: null,
  lastActivity: null,
}
const word = {
  answer: 'reluctant',
  answerLang: 'ENG' as const,
  answerTranscription: '/rɪˈlʌktənt/',
  answerRecording: 'r1',
  example: 'niechętny',
  exampleLang: 'PL' as const,
  definition: 'Not wanting to do something.',
  sentences: [{ example: "I'm reluctant to go.", translation: 'Niechętnie tam idę.' }],
}
const others = Array.from({ length: 10 }, (_, index) => ({
  position: index + 1,
  nickname: `Osoba ${index + 1}`,
  points: 612 - index,
  isMe: false,
}))
const standing = { position: 14, points: 267, missingPoints: { to10: 336, to50: 0 }, entries: others }
const ranking = {
  hiddenFromRanking: false,
  period: standing,
  global: { ...standing, position: 60, points: 300, missingPoints: { to10: 303, to50: 20 } },
}
const lifetime = { ...stats, points: 900, secondsPassed: 7_500, daysLearned: 40 }
const nothingDue = { words: 0, sentences: 0 }
const answers = {
  getStats: stats,
  getLifetimeStats: lifetime,
  getActivity: [
    ...[-15, -8].map((days) => ({ day: addDays(today, days), seconds: 0, points: 0, correctAnswers: 0 })),
    { day: today, seconds: 600, points: 8, correctAnswers: 9 },
  ],
  getMoods: [{ date: addDays(today, -40), mood: 5 }],
  getRanking: ranking,
  getNextLesson: nothing,
  getDueReviews: { today: nothingDue, overdue: nothingDue, next: null },
  getWordOfTheDay: null,
} satisfies FakeAnswers

/** Opens the page and waits until every card has loaded. */
async function open(api: FakeAnswers = {}, options: Partial<Parameters<typeof renderPage>[1]> = {}) {
  const page = await renderPage(<DashboardPage />, {
    route: 'dashboard',
    at: '/dashboard',
    texts,
    api: { ...answers, ...api },
    ...options,
  })
  await waitFor(() => expect(page.container.querySelector('[aria-busy]')).toBeNull())
  return page
}
const card = (name: string) => screen.findByRole('region', { name })

test('the page starts with exactly the reads that its release declares, and all of them are cached for a return', async () => {
  const page = await open()
  for (const name of [
    'getStats',
    'getMoods',
    'getNextLesson',
    'getWordOfTheDay',
    'getLifetimeStats',
  ] as const) {
    expect(firstReads.dashboard?.[name]).toEqual({})
    expect(page.api.sent(name)).toHaveLength(1)
  }
  const asked = (Object.keys(answers) as (keyof typeof answers)[]).filter(
    (name) => page.api.sent(name).length > 0,
  )
  expect(asked.filter((name) => !endpoints[name].kept)).toEqual([])
})

const due = (words: number, sentences: number) => ({
  getDueReviews: { ...answers.getDueReviews, today: { words, sentences } },
})
const yesterday = { day: addDays(today, -1), seconds: 300, points: 10, correctAnswers: 10 }
const daily = lesson({ _id: 'l2', name: { source: 'Codziennie|Present simple', target: 'Every day|' } })
const afterFirstLesson = {
  getNextLesson: {
    ...nothing,
    type: 'LESSON_FINISHED' as const,
    courseId: 'c1',
    lessonId: 'l1',
    nextCourseId: 'c1',
    nextLessonId: 'l2',
  },
  getLesson: { data: [daily], metadata: { total: 1 } },
}

describe("today's plan", () => {
  const heading = () => screen.getByRole('heading', { level: 1 })

  test('on the second morning names yesterday, the deck and the next lesson, with one action (L-DASH-01)', async () => {
    await open({ ...due(4, 2), ...afterFirstLesson, getActivity: [yesterday] })
    expect(heading()).toHaveTextContent(/^Cześć, Anna Dziś: 6\srzeczy do powtórki, potem: Codziennie$/)
    expect(screen.getByText(/^Wczoraj: 10\sdobrych odpowiedzi$/)).toBeVisible()
    const header = within(heading().closest('header') as HTMLElement)
    expect(header.getAllByRole('listitem').map((each) => each.textContent?.replace(/\s/g, ' '))).toEqual([
      'Wczoraj10 dobrych odpowiedzi',
      '6 rzeczy do powtórkiokoło 2 min',
      'Codziennienowa lekcja',
    ])
    expect(header.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/repetition/today',
    ])
    expect(header.getByRole('link')).toHaveTextContent('Zacznij od powtórki')
    expect(header.queryByRole('button')).not.toBeInTheDocument()
  })

  test('starts the next lesson once nothing is due', async () => {
    await open(afterFirstLesson)
    expect(heading()).toHaveTextContent(/Dziś: Codziennie$/)
    expect(screen.queryByText(/^Wczoraj/)).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Zacznij lekcję' })).toHaveAttribute(
      'href',
      '/course/c1/lesson/l2/select-mode',
    )
  })

  test('continues the lesson in progress in its mode', async () => {
    await open({
      ...afterFirstLesson,
      getNextLesson: {
        ...nothing,
        type: 'LESSON_UNFINISHED',
        courseId: 'c1',
        lessonId: 'l2',
        learningMode: 'LISTENING',
      },
    })
    expect(heading()).toHaveTextContent(/Dziś: Codziennie$/)
    expect(screen.getByRole('link', { name: 'Kontynuuj lekcję' })).toHaveAttribute(
      'href',
      '/course/c1/lesson/l2/listening',
    )
  })

  test('leads to the deck alone without a next lesson', async () => {
    await open(due(0, 1))
    expect(heading()).toHaveTextContent(/Dziś: 1\srzecz do powtórki$/)
    expect(screen.getByRole('link', { name: 'Zacznij powtórkę' })).toHaveAttribute(
      'href',
      '/repetition/today',
    )
  })

  test('starts with the lesson while the page of the deck is unreleased', async () => {
    const page = await open({ ...due(4, 2), ...afterFirstLesson }, { unreleased: ['repetitionDeck'] })
    expect(heading()).toHaveTextContent(/Dziś: Codziennie$/)
    expect(page.api.sent('getDueReviews')).toHaveLength(0)
  })

  test('names the next lesson generically if its name fails to load', async () => {
    await open({ ...afterFirstLesson, getLesson: failure(500) })
    expect(heading()).toHaveTextContent(/Dziś: następna lekcja$/)
  })

  test('works without a given name and when its reads fail (L-DASH-02)', async () => {
    await open(
      { getNextLesson: failure(500), getDueReviews: failure(500), getActivity: failure(500) },
      { user: learner({ givenName: '' }) },
    )
    expect(heading()).toHaveTextContent(/^Cześć Wybierz coś na\spoczątek$/)
    expect(await screen.findByRole('link', { name: 'Zobacz kursy' })).toHaveAttribute('href', '/course')
  })

  test('announces that every lesson is finished', async () => {
    await open({ getNextLesson: { ...nothing, type: 'EVERYTHING_FINISHED' } })
    expect(heading()).toHaveTextContent(/Wszystkie lekcje za\sTobą$/)
  })

  test('is translated into English', async () => {
    await open({ ...due(4, 2), ...afterFirstLesson, getActivity: [yesterday] }, { lang: 'en' })
    expect(heading()).toHaveTextContent(/Today: 6 items to review, then: Codziennie$/)
    expect(screen.getByRole('link', { name: 'Start with the review' })).toBeVisible()
  })
})

describe('streak', () => {
  const original = window.matchMedia
  afterEach(() => {
    window.matchMedia = original
  })
  const preferReducedMotion = () => {
    window.matchMedia = (query) => ({
      ...original(query),
      matches: query.includes('prefers-reduced-motion'),
    })
  }
  const days = async () => within(await card('Twoja seria')).findAllByRole('listitem')

  test('shows its length and the seven days around its last one (L-DASH-03, L-STRK-01 to -05)', async () => {
    preferReducedMotion()
    await open()
    expect(await screen.findByText('dni z rzędu')).toHaveTextContent('12')
    expect(screen.getByText('Jutro będzie 13. dzień')).toBeVisible()
    expect((await days()).map((day) => day.textContent)).toEqual([
      '9Dzień 9, zaliczony',
      '10Dzień 10, zaliczony',
      '11Dzień 11, zaliczony',
      'DziśDziś, dzień 12, ostatni zaliczony',
      '13Dzień 13, jeszcze przed Tobą',
      '14Dzień 14, jeszcze przed Tobą',
      '15Dzień 15, jeszcze przed Tobą',
    ])
  })

  test('shows today as the next day while today is incomplete (L-STRK-01, L-STRK-02)', async () => {
    preferReducedMotion()
    await open({ getStats: { ...stats, todayActivity: { completed: false, secondsPassed: 0 } } })
    expect(await screen.findByText('Dziś 13. dzień')).toBeVisible()
    const [, , , active, open13] = await days()
    expect(active).toHaveTextContent('Dzień 12, ostatni zaliczony')
    expect(open13).toHaveTextContent('Dziś, dzień 13, jeszcze przed Tobą')
  })

  test('lights up day by day, or immediately with reduced motion (L-STRK-06 to -08)', async () => {
    const first = await open({ getStats: { ...stats, currentStreak: 2 } })
    const states = async () => (await days()).map((day) => day.dataset.status)
    await waitFor(async () =>
      expect(await states()).toEqual(['burned', 'active', ...Array(5).fill('inactive')]),
    )
    first.unmount()
    preferReducedMotion()
    await open({ getStats: { ...stats, currentStreak: 3 } })
    expect((await states()).slice(0, 4)).toEqual(['burned', 'burned', 'active', 'inactive'])
  })
})

describe('word of the day', () => {
  test('shows all available data, each text with its language (L-DASH-04, L-DASH-12)', async () => {
    await open({ getWordOfTheDay: word })
    const shown = within(await card('Słowo dnia'))
    expect(shown.getByText('reluctant')).toHaveAttribute('lang', 'en')
    expect(shown.getByText('/rɪˈlʌktənt/')).toBeVisible()
    expect(shown.getByRole('button', { name: 'Odtwórz: reluctant' })).toBeEnabled()
    expect(shown.getByText('niechętny')).toHaveAttribute('lang', 'pl')
    expect(shown.getByText('Not wanting to do something.')).toHaveAttribute('lang', 'en')
    expect(shown.getByText("I'm reluctant to go.")).toHaveAttribute('lang', 'en')
    expect(shown.getByText('Niechętnie tam idę.')).toHaveAttribute('lang', 'pl')
  })

  test.each([
    ['there is none', null],
    ['it cannot be read', failure(500)],
  ])('is hidden when %s (L-DASH-04)', async (_, getWordOfTheDay) => {
    await open({ getWordOfTheDay })
    expect(await screen.findByRole('radio', { name: 'Tak sobie' })).toBeEnabled()
    expect(screen.queryByRole('region', { name: 'Słowo dnia' })).not.toBeInTheDocument()
  })
})

describe('mood', () => {
  const mood = (name: string) => screen.findByRole('radio', { name })

  test('is chosen from five, neutral by default, and sent (L-DASH-05, L-MOOD-01, L-MOOD-02, L-MOOD-05)', async () => {
    const { api, person } = await open()
    expect(within(await card('Jak Ci dziś idzie nauka?')).getAllByRole('radio')).toHaveLength(5)
    expect(await mood('Tak sobie')).toBeChecked()
    await person.click(await mood('Świetnie'))
    api.answer({
      postMood: { date: today, mood: 5 },
      getMoods: [{ date: today, mood: 5 }],
    })
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByText('Dzisiejsza odpowiedź jest zapisana.')).toBeVisible()
    expect(api.sent('postMood').map(({ body }) => body)).toEqual([{ mood: 5 }])
    expect(await mood('Świetnie')).toBeChecked()
    expect(await mood('Świetnie')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Zapisz' })).not.toBeInTheDocument()
  })

  test('stays selected and disabled while the list is refetched (L-MOOD-03, L-MOOD-04)', async () => {
    const { api, person } = await open()
    await person.click(await mood('Świetnie'))
    api.answer({ postMood: { date: today, mood: 5 }, getMoods: () => new Promise(() => {}) })
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    expect(await screen.findByText('Dzisiejsza odpowiedź jest zapisana.')).toBeVisible()
    expect(await mood('Świetnie')).toBeChecked()
    expect(await mood('Dobrze')).toBeDisabled()
  })

  test("from earlier today is shown and can't be sent again (L-MOOD-03, L-MOOD-04)", async () => {
    await open({ getMoods: [{ date: today, mood: 2 }] })
    expect(await mood('Źle')).toBeChecked()
    expect(await mood('Dobrze')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Zapisz' })).not.toBeInTheDocument()
  })

  test('that fails to save is reported and can be sent again (L-MOOD-06)', async () => {
    const { person, platform } = await open({ postMood: failure(500) })
    await person.click(await mood('Dobrze'))
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith(
        'error',
        expect.stringMatching(
          /^Niestety nie udało się zapisać Twojej oceny\. Odśwież stronę i\sspróbuj ponownie\.$/,
        ),
      ),
    )
    expect(await mood('Dobrze')).toBeChecked()
    expect(screen.getByRole('button', { name: 'Zapisz' })).toBeEnabled()
  })

  test('that was sent in another tab is shown (L-MOOD-03)', async () => {
    const { api, person } = await open({
      postMood: failure(409, { name: 'MoodAlreadySubmittedError', code: 'MOOD_ALREADY_SUBMITTED' }),
    })
    await mood('Dobrze')
    api.answer({ getMoods: [{ date: today, mood: 1 }] })
    await person.click(screen.getByRole('button', { name: 'Zapisz' }))
    await waitFor(async () => expect(await mood('Bardzo źle')).toBeChecked())
  })
})

describe('calendar', () => {
  const original = window.matchMedia
  afterEach(() => {
    window.matchMedia = original
  })
  const name = 'Twój nastrój przez trzy miesiące'
  const before = { date: `${addDays(`${today.slice(0, 7)}-01`, -1)}`, mood: 5 }

  test('shows one month at a time on a phone (L-DASH-06, L-DASH-07)', async () => {
    const { person } = await open({ getMoods: [before] })
    const calendar = within(await card(name))
    const month = () => calendar.getByRole('heading', { level: 3 }).textContent
    await calendar.findByRole('button', { name: 'Poprzedni miesiąc' })
    const seen = [month()]
    expect(calendar.queryByText(/: Świetnie$/)).not.toBeInTheDocument()
    for (const _ of [1, 2, 3]) {
      await person.click(calendar.getByRole('button', { name: 'Poprzedni miesiąc' }))
      seen.push(month())
    }
    expect(new Set(seen).size).toBe(3)
    await person.click(calendar.getByRole('button', { name: 'Następny miesiąc' }))
    expect(calendar.getByText(/: Świetnie$/)).toBeInTheDocument()
    expect(within(calendar.getByRole('list', { name: /^Podsumowanie/ })).getByText('1')).toBeVisible()
  })

  test('shows three months side by side on larger screens (L-DASH-06, L-DASH-07)', async () => {
    window.matchMedia = (query) => ({ ...original(query), matches: query.includes('min-width: 960px') })
    await open({ getMoods: [before] })
    const calendar = within(await card(name))
    expect(await calendar.findAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(calendar.getByText(/: Świetnie$/)).toBeInTheDocument()
    expect(calendar.getByText(/^Dziś, /).closest('li')).toHaveAttribute('aria-current', 'date')
    expect(calendar.queryByRole('button')).not.toBeInTheDocument()
    const total = calendar.getByRole('list', { name: 'Razem przez trzy miesiące' })
    expect(within(total).getByText('1')).toBeVisible()
  })
})

test('a card with a render error is replaced alone, and the other cards stay (L-STRK-09)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await open({ getStats: { ...stats, currentStreak: 10_001 } })
  const streak = within(await card('Twoja seria'))
  expect(await streak.findByRole('alert')).toBeVisible()
  expect(streak.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  expect(await card('Ranking')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the statistics show correct answers, the longest streak and finished lessons (L-DASH-09)', async () => {
  await open()
  const cards = within(await screen.findByRole('region', { name: 'Twoje wyniki' }))
  expect((await cards.findAllByRole('definition')).map((each) => each.textContent)).toEqual([
    '1\u00a0284',
    '21\u00a0dni',
    '37',
  ])
})

test('the survey has no card, because it counts as complete (L-DASH-08)', async () => {
  await open()
  expect(await screen.findAllByRole('region')).toHaveLength(7)
  expect(screen.queryByText(/ankiet/i)).not.toBeInTheDocument()
})

test("today's time is compared with the preferred lesson time", async () => {
  await open()
  const time = await card('Dzisiejsza nauka')
  expect(await within(time).findByText('Do dzisiejszego celu zostało 7 minut.')).toBeVisible()
  expect(time).toHaveTextContent('5 z 12 minut')
})

test('recent weeks are shown as a labelled chart and as a table (S-USER-14)', async () => {
  const { api, person } = await open()
  const weeks = within(await card('Ostatnie tygodnie'))
  expect(await weeks.findByRole('img', { name: /razem 10, w\stym tygodniu 10/ })).toBeVisible()
  expect(weeks.getByText(/40 dni nauki, 2 godz\. 5 min, 900 pkt/)).toBeVisible()
  await person.click(weeks.getByRole('radio', { name: 'Punkty' }))
  expect(weeks.getByRole('img', { name: /razem 8, w\stym tygodniu 8/ })).toBeVisible()
  await person.click(weeks.getByText('Pokaż liczby'))
  const rows = within(weeks.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows[1]).toHaveTextContent(/108$/)
  expect(api.sent('getActivity')[0]?.query).toMatchObject({ days: 84 })
})

test.each([
  ['beside today on half of it', 300, '0 0 620 190'],
  ['alone on all of it', 0, '0 0 1040 190'],
])('on a wide screen the chart is drawn %s, so that its labels keep their size', async (_, seconds, box) => {
  const original = window.matchMedia
  window.matchMedia = (query) => ({ ...original(query), matches: query.includes('min-width: 960px') })
  try {
    await open({ getStats: { ...stats, todayActivity: { completed: false, secondsPassed: seconds } } })
    const weeks = within(await card('Ostatnie tygodnie'))
    expect(await weeks.findByRole('img')).toHaveAttribute('viewBox', box)
  } finally {
    window.matchMedia = original
  }
})

describe('ranking', () => {
  test("for seven days and all time shows the top positions, the learner's own and the missing points (L-DASH-10)", async () => {
    const { api, person } = await open()
    const shown = within(await card('Ranking'))
    const lines = () =>
      within(shown.getByRole('list'))
        .getAllByRole('listitem')
        .map((line) => line.textContent)
    expect(await shown.findByRole('radio', { name: /^7\sdni$/ })).toBeChecked()
    expect(lines()).toHaveLength(6)
    expect(lines()[0]).toBe('Miejsce 1Osoba 1612\u00a0pkt')
    expect(lines().at(-1)).toBe('Miejsce 14Anna N, to Ty267\u00a0pkt')
    expect(shown.getByText(/pierwszej dziesiątki brakuje Ci 336/)).toBeVisible()
    await person.click(shown.getByRole('radio', { name: 'Od początku' }))
    expect(lines().at(-1)).toBe('Miejsce 60Anna N, to Ty300\u00a0pkt')
    expect(shown.getByText(/pierwszej pięćdziesiątki brakuje Ci 20/)).toBeVisible()
    await person.click(shown.getByRole('button', { name: 'Pokaż pierwszą dziesiątkę' }))
    expect(lines()).toHaveLength(11)
    expect(api.sent('getRanking')[0]?.query).toMatchObject({ period: 7 })
  })

  test('can be left (L-DASH-10)', async () => {
    const user = learner()
    const { api, person } = await open({ patchUserMetadata: user })
    const shown = within(await card('Ranking'))
    api.answer({ getRanking: { ...ranking, hiddenFromRanking: true } })
    await person.click(await shown.findByRole('switch', { name: /^Biorę udział w\srankingu$/ }))
    expect(await shown.findByText('Nikt nie widzi Cię w rankingu.')).toBeVisible()
    expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'ranking', payload: { hiddenFromRanking: true } },
    ])
  })
})

test('all cards are refetched when the target language changes (L-DASH-11)', async () => {
  const { api } = await open({
    getStats: ({ query }: FakeCall) => ({ ...stats, lessonsFinished: query.targetLang === 'DE' ? 4321 : 37 }),
  })
  expect(await screen.findByText('37')).toBeVisible()
  act(() => session.setTargetLang('DE'))
  expect(await screen.findByText('4 321')).toBeVisible()
  for (const name of [
    'getStats',
    'getLifetimeStats',
    'getActivity',
    'getMoods',
    'getRanking',
    'getNextLesson',
    'getDueReviews',
    'getWordOfTheDay',
  ] as const) {
    expect([name, new Set(api.sent(name).map(({ query }) => query.targetLang))]).toEqual([
      name,
      new Set(['ENG', 'DE']),
    ])
  }
})

test('a card that fails to load shows an error alone and can be retried', async () => {
  const { api, person } = await open({ getRanking: failure(500) })
  const shown = within(await card('Ranking'))
  const again = await shown.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(await screen.findByText('1 284')).toBeVisible()
  api.answer({ getRanking: ranking })
  await person.click(again)
  expect(await shown.findByText('Osoba 1')).toBeVisible()
})

describe('cards without content', () => {
  const zero = {
    currentStreak: 0,
    todayActivity: { completed: false, secondsPassed: 0 },
    correctAnswers: 0,
    daysStreak: 0,
    lessonsFinished: 0,
  }
  const noone = { position: null, points: 0, missingPoints: { to10: 1, to50: 1 }, entries: [] }
  const nothingYet = {
    getStats: zero,
    getLifetimeStats: { ...zero, points: 0, secondsPassed: 0, daysLearned: 0 },
    getActivity: [],
    getMoods: [],
    getRanking: { hiddenFromRanking: false, global: noone, period: noone },
  }
  const titles = () =>
    screen
      .getAllByRole('region')
      .map(
        (each) =>
          within(each).queryByRole('heading', { level: 2 })?.textContent ?? each.getAttribute('aria-label'),
      )

  test('are left out for a new learner, also while others are ranked', async () => {
    const ofOthers = { ...noone, entries: others }
    await open({
      ...nothingYet,
      getRanking: { hiddenFromRanking: false, global: ofOthers, period: ofOthers },
    })
    expect(await screen.findByText(/żeby zacząć serię/)).toBeVisible()
    expect(titles()).toEqual(['Jak Ci dziś idzie nauka?'])
  })

  test('appear for a learner whose streak ended and who has opted out of the ranking', async () => {
    const hidden = { ...noone, points: 40, entries: others }
    await open({
      ...nothingYet,
      getStats: { ...zero, daysStreak: 3 },
      getRanking: { hiddenFromRanking: true, global: hidden, period: hidden },
    })
    expect(titles()).toEqual(['Twoja seria', 'Jak Ci dziś idzie nauka?', 'Ranking'])
  })

  test('appear once they have some, the chart after three days', async () => {
    const dayAgo = (days: number) => ({ ...yesterday, day: addDays(today, -days) })
    const first = await open({ ...nothingYet, getStats: stats, getActivity: [dayAgo(2), dayAgo(1)] })
    expect(titles()).toEqual(['Twoja seria', 'Twoje wyniki', 'Dzisiejsza nauka', 'Jak Ci dziś idzie nauka?'])
    first.unmount()
    await open({
      ...nothingYet,
      getActivity: [dayAgo(3), dayAgo(2), dayAgo(1)],
      getMoods: [{ date: addDays(today, -1), mood: 4 }],
      getRanking: ranking,
    })
    expect(titles()).toEqual([
      'Ostatnie tygodnie',
      'Jak Ci dziś idzie nauka?',
      'Twój nastrój przez trzy miesiące',
      'Ranking',
    ])
  })

  test('that fail to load are shown with their error', async () => {
    await open({ ...nothingYet, getActivity: failure(500) })
    const weeks = within(await card('Ostatnie tygodnie'))
    expect(weeks.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible()
  })
})
