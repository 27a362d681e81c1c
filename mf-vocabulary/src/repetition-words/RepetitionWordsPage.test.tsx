import type { RouteName } from '@mowka/contract/routes'
import { warsawDay } from '@mowka/domain/time'
import { touch } from '@mowka/kernel/platform'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { lessonProgress } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import RepetitionWordsPage from './RepetitionWordsPage'
import { forecast, pagedWords, repetition } from './repetition-words.fixture'

type Answers = NonNullable<PageOptions['api']>

const stats = {
  totalWords: 143,
  learning: 42,
  inRepetition: 87,
  mastered: 14,
  known: 1,
  dueToday: 18,
  overdue: 2,
}
const NOON = 'T11:00:00.000Z'
const today = warsawDay(new Date())
const dueWords = [
  repetition('late', { nextReviewAt: `2026-01-19${NOON}` }),
  repetition('now', { nextReviewAt: `${today}${NOON}` }),
]
const allWords = [...dueWords, repetition('done', { stage: 8 }), repetition('known')]
const many = (count: number) => Array.from({ length: count }, (_, index) => repetition(`n${index}`))

const open = (
  api: Answers = {},
  {
    at = '/repetition/words',
    unreleased = [] as readonly RouteName[],
    lang = 'pl' as 'pl' | 'en',
    styled = false,
  } = {},
) =>
  renderPage(<RepetitionWordsPage />, {
    route: 'repetitionWords',
    at,
    texts: { namespace: 'vocabulary', loader: texts },
    unreleased,
    lang,
    styled,
    api: {
      getDueWords: pagedWords(dueWords),
      getAllWords: pagedWords(allWords, ['known']),
      getWordStats: stats,
      getUpcomingWords: { count: 3, day: '2026-11-25', inDays: 3 },
      getWordForecast: forecast(),
      ...api,
    },
  })
const card = async (word: string) =>
  (await screen.findByRole('heading', { level: 3, name: word })).closest('article') as HTMLElement
const words = () =>
  screen
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading', { level: 3 }).textContent)
const all = { at: '/repetition/words?tab=all' }

/** Elements observed by the page's IntersectionObserver. */
let watched: { margin: string | undefined; near: () => void }[] = []
beforeEach(() => {
  watched = []
  window.IntersectionObserver = class {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    readonly #entry: { margin: string | undefined; near: () => void }
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.#entry = {
        margin: options?.rootMargin,
        near: () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this),
      }
    }
    observe() {
      watched.push(this.#entry)
    }
    unobserve() {}
    disconnect() {
      watched = watched.filter((each) => each !== this.#entry)
    }
    takeRecords() {
      return []
    }
  }
})

test('eight skeletons are shown while the words load (V-RW-10)', async () => {
  const { container } = await open({ getDueWords: () => new Promise(() => {}) })
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8)
  expect(screen.getByRole('heading', { level: 1, name: 'Powtórki słów' })).toBeVisible()
})

test('the page has two tabs and the info button, and each tab loads its list by offset and limit (V-RW-01, V-RW-13)', async () => {
  const { api, person, address } = await open()
  await card('word late')
  expect(words()).toEqual(['word late', 'word now'])
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Na dziś2', 'Wszystkie słowa3'])
  await person.click(screen.getByRole('tab', { name: /^Wszystkie słowa/ }))
  await card('word done')
  expect(words()).toEqual(['word late', 'word now', 'word done'])
  expect(address()).toBe('/repetition/words?tab=all')
  expect(api.sent('getDueWords')[0]?.query).toMatchObject({ offset: 0, limit: 50 })
  expect(api.sent('getAllWords')[0]?.query).toMatchObject({ offset: 0, limit: 50 })
  await person.click(screen.getByRole('button', { name: 'Jak działają powtórki' }))
  expect(await screen.findByRole('dialog', { name: 'Jak działają powtórki słów' })).toBeVisible()
})

const noWords = { getDueWords: pagedWords([]), getAllWords: pagedWords([]), getAllProgress: [] }

test('with both lists empty the page explains what will be shown here (V-RW-02)', async () => {
  await open(noWords)
  expect(await screen.findByRole('heading', { level: 2, name: 'Tu będą Twoje słowa' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect(screen.queryByRole('link', { name: 'Luźny trening' })).not.toBeInTheDocument()
})

test('the empty page leads to the word training of the lesson studied last (V-RW-02)', async () => {
  const studied = (lessonId: string, finishedAt: string) =>
    lessonProgress({ lessonId, finishedAt, noOfWords: 10, noOfCompletedWords: 1 })
  const progress = {
    courseId: 'c1',
    startedAt: null,
    finishedAt: null,
    progress: 50,
    lessons: [studied('l1', '2026-11-20T10:00:00.000Z'), studied('l2', '2026-11-21T10:00:00.000Z')],
  }
  const first = await open({ ...noWords, getAllProgress: [progress] })
  const link = await screen.findByRole('link', { name: /^Poznaj 9\ssłów z\sostatniej lekcji · 3\smin$/ })
  expect(link).toHaveAttribute('href', '/course/c1/lesson/l2/words/trainer')
  first.unmount()
  await open({ ...noWords, getAllProgress: failure(500) })
  expect(await screen.findByRole('link', { name: 'Przejdź do kursów' })).toBeVisible()
})

test('hidden words still count as words and are shown as inactive (V-RW-02)', async () => {
  await open({ getDueWords: pagedWords([]), getAllWords: pagedWords([repetition('known')], ['known']) }, all)
  expect(within(await card('word known')).getByText(/^Ukryte, nie pojawi się/)).toBeVisible()
  const hidden = screen.getByRole('switch', { name: 'Pokaż ukryte słowa (1)' })
  expect(hidden).toBeChecked()
  expect(hidden).toBeDisabled()
})

test('the info box shows the number of due and overdue words and the statistics (V-RW-03)', async () => {
  await open()
  const box = within(await screen.findByRole('region', { name: /^Dziś czekają 2\ssłowa$/ }))
  expect(box.getByText(/^2\ssą zaległe.*około 1\sminuty\.$/)).toBeVisible()
  expect(box.getAllByRole('definition').map((each) => each.textContent)).toEqual(['42', '87', '14'])
})

test('when the statistics fail to load the page shows a note and no overdue count (V-RW-03, V-WTRN-23)', async () => {
  await open({ getWordStats: failure(503) })
  const box = within(await screen.findByRole('region', { name: /^Dziś czekają 2\ssłowa$/ }))
  expect(box.getByText(/1\sminut/)).toBeVisible()
  expect(box.queryByText(/zaleg/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Nie udało się wczytać wszystkich danych/)).toBeVisible()
})

test('once today is done the page shows the next review and offers loose training (V-RW-04, V-RW-12, V-RW-13)', async () => {
  const { api } = await open({ getDueWords: pagedWords([]) })
  const box = within(await screen.findByRole('region', { name: 'Na dziś wszystko powtórzone' }))
  expect(box.getByText(/^Następna powtórka: 3\ssłowa, 25\.11\.2026 \(za\s3\sdni\)\.$/)).toBeVisible()
  expect(api.sent('getUpcomingWords')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Luźny trening' })).toHaveAttribute(
    'href',
    '/repetition/words/trainer',
  )
})

test('a next review that failed to load is shown as unknown and can be retried (V-WTRN-23, V-RW-04)', async () => {
  const { api, person } = await open({ getDueWords: pagedWords([]), getUpcomingWords: failure(500) })
  await screen.findByRole('region', { name: 'Na dziś wszystko powtórzone' })
  expect(screen.queryByText(/Nic więcej nie jest zaplanowane/)).not.toBeInTheDocument()
  const note = screen.getByText(/^Nie udało się wczytać wszystkich danych/).closest('[role=alert]')
  api.answer({ getUpcomingWords: { count: 3, day: '2026-11-25', inDays: 3 } })
  await person.click(within(note as HTMLElement).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText(/^Następna powtórka: 3\ssłowa/)).toBeVisible()
  expect(note).not.toBeInTheDocument()
})

test('hiding the last word of today preserves the page and shows the next review (V-RW-04)', async () => {
  const [word] = dueWords
  if (!word) throw new Error('no word')
  const { api, container, person } = await open({
    getDueWords: pagedWords([word]),
    addKnownWord: () => {
      api.answer({ getDueWords: pagedWords([]) })
      return { knownWordIds: ['known', 'late'] }
    },
  })
  await card('word late')
  await screen.findByRole('table', { name: /^Słowa na najbliższe/ })
  let skeletons = 0
  const watch = new MutationObserver(() => {
    skeletons += container.querySelectorAll('[data-skeleton]').length
  })
  watch.observe(container, { childList: true, subtree: true })
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word late$/ }))
  expect(await screen.findByText(/^Następna powtórka: 3\ssłowa/)).toBeVisible()
  watch.disconnect()
  expect(skeletons).toBe(0)
})

test("a page that regains focus on the next day loads that day's words (S-WREP-09)", async () => {
  const { api } = await open({ getDueWords: pagedWords([]) })
  await screen.findByRole('region', { name: 'Na dziś wszystko powtórzone' })
  api.answer({ getDueWords: pagedWords(dueWords) })
  act(() => void window.dispatchEvent(new Event('focus')))
  await act(async () => {})
  expect(api.sent('getDueWords')).toHaveLength(1)
  // The longest day of the year has 25 hours.
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, doNotFake: ['setTimeout'] })
  act(() => void window.dispatchEvent(new Event('focus')))
  jest.useRealTimers()
  expect(await card('word late')).toBeVisible()
})

test('with nothing planned the page shows a note (V-RW-04)', async () => {
  await open({ getDueWords: pagedWords([]), getUpcomingWords: { count: 0, day: null, inDays: null } })
  expect(await screen.findByText(/^Nic więcej nie jest zaplanowane/)).toBeVisible()
})

test('the switches for sentences and hidden words are on the all-words tab only (V-RW-05)', async () => {
  const { person } = await open()
  await card('word late')
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
  await person.click(screen.getByRole('tab', { name: /^Wszystkie słowa/ }))
  expect(within(await card('word done')).getByText('Sentence done.')).toBeVisible()
  await person.click(screen.getByRole('switch', { name: 'Pokaż zdania przykładowe' }))
  expect(screen.queryByText('Sentence done.')).not.toBeInTheDocument()
  expect(screen.queryByText('word known')).not.toBeInTheDocument()
  await person.click(screen.getByRole('switch', { name: 'Pokaż ukryte słowa (1)' }))
  const known = within(await card('word known'))
  expect(known.queryByRole('img', { name: /^Etap/ })).not.toBeInTheDocument()
})

test('the next 50 words are loaded when the end comes within 200 px (V-RW-06, V-RW-07)', async () => {
  const { api } = await open({ getAllWords: pagedWords(many(120)) }, all)
  await card('word n0')
  expect(words()).toHaveLength(50)
  expect(watched.map(({ margin }) => margin)).toEqual(['0px 0px 200px 0px'])
  act(() => watched[0]?.near())
  await waitFor(() => expect(words()).toHaveLength(100))
  // It is observed again, because an end that stays near is reported only once.
  await waitFor(() => expect(watched).toHaveLength(1))
  act(() => watched[0]?.near())
  await waitFor(() => expect(words()).toHaveLength(120))
  await waitFor(() => expect(watched).toHaveLength(0))
  expect(api.sent('getAllWords').map(({ query }) => [query.offset, query.limit])).toEqual([
    [0, 50],
    [50, 50],
    [100, 50],
  ])
})

test('words that failed to load can be retried (V-RW-06)', async () => {
  const { api, person } = await open({ getAllWords: pagedWords(many(60)) }, all)
  await card('word n0')
  api.answer({ getAllWords: failure(500) })
  act(() => watched[0]?.near())
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(words()).toHaveLength(50)
  api.answer({ getAllWords: pagedWords(many(60)) })
  await person.click(retry)
  await waitFor(() => expect(words()).toHaveLength(60))
})

test('a card has seven chips, a check mark, and the next review date, red if overdue (V-RW-08, V-RW-09)', async () => {
  await open({}, { ...all, styled: true })
  const late = within(await card('word late'))
  const chips = late.getByRole('img', { name: /^Etap 3 z\s7/ })
  expect(chips.children).toHaveLength(7)
  expect(chips.querySelectorAll('[data-on="true"]')).toHaveLength(3)
  expect(late.queryByRole('img', { name: 'Ukończone' })).not.toBeInTheDocument()
  const overdue = late.getByText('Zaległe: 19.01.2026').parentElement as HTMLElement
  expect(overdue.querySelector('svg')).not.toBeNull()
  expect(getComputedStyle(overdue).color).toContain('danger')
  const now = within(await card('word now')).getByText('Dziś').parentElement as HTMLElement
  expect(getComputedStyle(now).color).not.toContain('danger')
  const done = within(await card('word done'))
  expect(done.getByText('14.02.2099')).toBeVisible()
  expect(done.getByRole('img', { name: 'Ukończone' })).toBeVisible()
})

test('the bar links back to the repetitions and to the trainer (V-RW-11, V-RW-12)', async () => {
  await open()
  await card('word late')
  const bar = within(screen.getByRole('navigation', { name: 'Co dalej' }))
  expect(bar.getByRole('link', { name: /^Wróć do powtórek$/ })).toHaveAttribute('href', '/exercises')
  expect(bar.getByRole('link', { name: 'Rozpocznij naukę' })).toHaveAttribute(
    'href',
    '/repetition/words/trainer',
  )
})

test('the trainer is not linked while no release has it (V-RW-12)', async () => {
  await open({}, { unreleased: ['repetitionWordTrainer'] })
  await card('word late')
  expect(screen.queryByRole('link', { name: 'Rozpocznij naukę' })).not.toBeInTheDocument()
})

test('a hidden word disappears immediately, moves the focus on, and can be restored (V-LW-20, V-LW-22)', async () => {
  const { api, person, platform } = await open({
    addKnownWord: () => {
      api.answer({ getDueWords: pagedWords([dueWords[1] as (typeof dueWords)[number]]) })
      return { knownWordIds: ['known', 'late'] }
    },
    removeKnownWord: { knownWordIds: ['known'] },
  })
  await card('word late')
  screen.getByRole('button', { name: /^Ukryj słowo.*word late$/ }).focus()
  await person.keyboard('{Enter}')
  expect(words()).toEqual(['word now'])
  expect(screen.getByRole('button', { name: /^Ukryj słowo.*word now$/ })).toHaveFocus()
  await waitFor(() => expect(api.sent('addKnownWord').map(({ body }) => body)).toEqual([{ wordId: 'late' }]))
  await waitFor(() => expect(screen.getByRole('tab', { name: /^Na dziś/ })).toHaveTextContent('1'))
  const [, , { action }] = platform.notify.mock.calls[0] as [
    string,
    string,
    { action: { onSelect: () => void } },
  ]
  act(() => action.onSelect())
  await waitFor(() =>
    expect(api.sent('removeKnownWord').map(({ params }) => params)).toEqual([{ id: 'late' }]),
  )
})

test("a word that can't be hidden reappears (V-LW-20)", async () => {
  const { person, platform } = await open({ addKnownWord: failure(500) })
  await card('word late')
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word late$/ }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('word late')),
  )
  expect(words()).toEqual(['word late', 'word now'])
})

test('the charts show the next 14 days and the retention, with tables of the same numbers', async () => {
  await open()
  const days = within(await screen.findByRole('table', { name: /^Słowa na najbliższe 14\sdni$/ }))
  const rows = days.getAllByRole('row')
  expect(rows).toHaveLength(15)
  expect(rows[1]?.textContent?.replace(/\s/g, ' ')).toBe('dziś18 słów')
  expect(screen.getByText('85%', { selector: 'b' })).toBeVisible()
  const weeks = within(screen.getByRole('table', { name: /^Zapamiętane/ }))
  expect(weeks.getAllByRole('row').map((row) => row.lastChild?.textContent)).toEqual([
    'Zapamiętane',
    ...Array.from({ length: 6 }, () => 'bez powtórek'),
    '85%',
    '85%',
  ])
})

test('when forecast, statistics and next review fail to load, the words are still shown with a note (V-WTRN-23)', async () => {
  const failed = failure(500)
  const { api, person } = await open({
    getWordForecast: failed,
    getWordStats: failed,
    getUpcomingWords: failed,
  })
  expect(await card('word late')).toBeVisible()
  expect(screen.getByText(/^Nie udało się wczytać wszystkich danych/)).toBeVisible()
  const note = (await screen.findByText('Nie udało się wczytać wykresów.')).closest('[role=alert]')
  api.answer({ getWordForecast: forecast() })
  await person.click(within(note as HTMLElement).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByRole('table', { name: /^Słowa na najbliższe/ })).toBeVisible()
})

test('words that failed to refresh stay visible with a note (V-WTRN-23)', async () => {
  const { api, person } = await open()
  await card('word late')
  api.answer({ getDueWords: failure(500) })
  act(() => touch(['wordStages']))
  const note = await screen.findByText(/^Nie udało się odświeżyć/)
  expect(await card('word late')).toBeVisible()
  api.answer({ getDueWords: pagedWords(dueWords) })
  const alert = note.closest('[role=alert]') as HTMLElement
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
})

test('a failed load is reported and can be retried', async () => {
  const page = await open({ getDueWords: failure(0) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getDueWords: pagedWords(dueWords) })
  await page.person.click(retry)
  expect(await card('word late')).toBeVisible()
})
