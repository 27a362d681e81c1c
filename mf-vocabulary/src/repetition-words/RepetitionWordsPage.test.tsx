import type { RouteName } from '@mowka/contract/routes'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { touch } from '@mowka/kernel/platform'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import RepetitionWordsPage from './RepetitionWordsPage'
import { forecast, giving, repetition } from './repetition-words.fixture'

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
      getDueWords: giving(dueWords),
      getAllWords: giving(allWords, ['known']),
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

/** What the page watches coming near. */
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

test('V-RW-10: eight placeholders stand in while the words load', async () => {
  const { container } = await open({ getDueWords: () => new Promise(() => {}) })
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(8)
  expect(screen.getByRole('heading', { level: 1, name: 'Powtórki słów' })).toBeVisible()
})

test('V-RW-01, V-RW-13: two tabs and the info button; each tab has its list, by offset and limit', async () => {
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

test('V-RW-02: with both lists empty the page says what will be here', async () => {
  await open({ getDueWords: giving([]), getAllWords: giving([]) })
  expect(await screen.findByRole('heading', { level: 2, name: 'Tu będą Twoje słowa' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect(screen.queryByRole('link', { name: 'Luźny trening' })).not.toBeInTheDocument()
})

test('V-RW-02: words that are all hidden are still words, shown inactive', async () => {
  await open({ getDueWords: giving([]), getAllWords: giving([repetition('known')], ['known']) }, all)
  expect(within(await card('word known')).getByText(/^Ukryte, nie pojawi się/)).toBeVisible()
  const hidden = screen.getByRole('switch', { name: 'Pokaż ukryte słowa (1)' })
  expect(hidden).toBeChecked()
  expect(hidden).toBeDisabled()
})

test('V-RW-03: the info box says how many words wait, how many are overdue, and the numbers so far', async () => {
  await open()
  const box = within(await screen.findByRole('region', { name: /^Dziś czekają 2\ssłowa$/ }))
  expect(box.getByText(/^2\ssą zaległe.*około 1\sminuty\.$/)).toBeVisible()
  expect(box.getAllByRole('definition').map((each) => each.textContent)).toEqual(['42', '87', '14'])
})

test('V-RW-03, V-WTRN-23: while the numbers are missing, the page says so, and nothing is said to be overdue', async () => {
  await open({ getWordStats: failure(503) })
  const box = within(await screen.findByRole('region', { name: /^Dziś czekają 2\ssłowa$/ }))
  expect(box.getByText(/1\sminut/)).toBeVisible()
  expect(box.queryByText(/zaleg/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Nie udało się wczytać wszystkich danych/)).toBeVisible()
})

test('V-RW-04, V-RW-12, V-RW-13: once today is done it says what comes next, and training is loose', async () => {
  const { api } = await open({ getDueWords: giving([]) })
  const box = within(await screen.findByRole('region', { name: 'Na dziś wszystko powtórzone' }))
  expect(box.getByText(/^Następna powtórka: 3\ssłowa, 25\.11\.2026 \(za\s3\sdni\)\.$/)).toBeVisible()
  expect(api.sent('getUpcomingWords')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Luźny trening' })).toHaveAttribute(
    'href',
    '/repetition/words/trainer',
  )
})

test('V-WTRN-23, V-RW-04: what comes next is said to be unknown when it cannot be read, and can be asked for again', async () => {
  const { api, person } = await open({ getDueWords: giving([]), getUpcomingWords: failure(500) })
  await screen.findByRole('region', { name: 'Na dziś wszystko powtórzone' })
  expect(screen.queryByText(/Nic więcej nie jest zaplanowane/)).not.toBeInTheDocument()
  const note = screen.getByText(/^Nie udało się wczytać wszystkich danych/).closest('[role=alert]')
  api.answer({ getUpcomingWords: { count: 3, day: '2026-11-25', inDays: 3 } })
  await person.click(within(note as HTMLElement).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText(/^Następna powtórka: 3\ssłowa/)).toBeVisible()
  expect(note).not.toBeInTheDocument()
})

test('V-RW-04: hiding the last word of today leaves the page as it is, and says what comes next', async () => {
  const [word] = dueWords
  if (!word) throw new Error('no word')
  const { api, container, person } = await open({
    getDueWords: giving([word]),
    addKnownWord: () => {
      api.answer({ getDueWords: giving([]) })
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

test('S-WREP-09: a page that is looked at again on the next day has the words of that day', async () => {
  const { api } = await open({ getDueWords: giving([]) })
  await screen.findByRole('region', { name: 'Na dziś wszystko powtórzone' })
  api.answer({ getDueWords: giving(dueWords) })
  act(() => void window.dispatchEvent(new Event('focus')))
  await act(async () => {})
  expect(api.sent('getDueWords')).toHaveLength(1)
  // The longest day of the year has 25 hours.
  jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000, doNotFake: ['setTimeout'] })
  act(() => void window.dispatchEvent(new Event('focus')))
  jest.useRealTimers()
  expect(await card('word late')).toBeVisible()
})

test('V-RW-04: with nothing planned it says so', async () => {
  await open({ getDueWords: giving([]), getUpcomingWords: { count: 0, day: null, inDays: null } })
  expect(await screen.findByText(/^Nic więcej nie jest zaplanowane/)).toBeVisible()
})

test('V-RW-05: the switches are on the tab of all words only, and hide sentences and show hidden words', async () => {
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

test('V-RW-06, V-RW-07: more words are loaded, 50 at a time, when the end comes within 200 px', async () => {
  const { api } = await open({ getAllWords: giving(many(120)) }, all)
  await card('word n0')
  expect(words()).toHaveLength(50)
  expect(watched.map(({ margin }) => margin)).toEqual(['0px 0px 200px 0px'])
  act(() => watched[0]?.near())
  await waitFor(() => expect(words()).toHaveLength(100))
  // It is watched again: an end that is still near says so only once.
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

test('V-RW-06: words that do not come can be asked for again', async () => {
  const { api, person } = await open({ getAllWords: giving(many(60)) }, all)
  await card('word n0')
  api.answer({ getAllWords: failure(500) })
  act(() => watched[0]?.near())
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  expect(words()).toHaveLength(50)
  api.answer({ getAllWords: giving(many(60)) })
  await person.click(retry)
  await waitFor(() => expect(words()).toHaveLength(60))
})

test('V-RW-08, V-RW-09: a card has seven chips, a check, and the date of the next review, red when it is over', async () => {
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

test('V-RW-11, V-RW-12: the bar leads back to the repetitions and to the trainer', async () => {
  await open()
  await card('word late')
  const bar = within(screen.getByRole('navigation', { name: 'Co dalej' }))
  expect(bar.getByRole('link', { name: /^Wróć do powtórek$/ })).toHaveAttribute('href', '/exercises')
  expect(bar.getByRole('link', { name: 'Rozpocznij naukę' })).toHaveAttribute(
    'href',
    '/repetition/words/trainer',
  )
})

test('V-RW-12: a trainer that no release has is not offered', async () => {
  await open({}, { unreleased: ['repetitionWordTrainer'] })
  await card('word late')
  expect(screen.queryByRole('link', { name: 'Rozpocznij naukę' })).not.toBeInTheDocument()
})

test('V-LW-20, V-LW-22: a hidden word leaves at once, hands the focus on, and can be brought back', async () => {
  const { api, person, platform } = await open({
    addKnownWord: () => {
      api.answer({ getDueWords: giving([dueWords[1] as (typeof dueWords)[number]]) })
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

test('V-LW-20: a word that cannot be hidden comes back', async () => {
  const { person, platform } = await open({ addKnownWord: failure(500) })
  await card('word late')
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word late$/ }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('word late')),
  )
  expect(words()).toEqual(['word late', 'word now'])
})

test('the next 14 days and what was remembered are drawn, with the same numbers in tables', async () => {
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

test('V-WTRN-23: without a forecast, numbers and what comes next the words are still there, and the page says so', async () => {
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

test('V-WTRN-23: words that could not be read again stay, and the page says so', async () => {
  const { api, person } = await open()
  await card('word late')
  api.answer({ getDueWords: failure(500) })
  act(() => touch(['wordStages']))
  const note = await screen.findByText(/^Nie udało się odświeżyć/)
  expect(await card('word late')).toBeVisible()
  api.answer({ getDueWords: giving(dueWords) })
  const alert = note.closest('[role=alert]') as HTMLElement
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  await waitFor(() => expect(note).not.toBeInTheDocument())
})

test('a failure is said and can be tried again', async () => {
  const page = await open({ getDueWords: failure(0) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getDueWords: giving(dueWords) })
  await page.person.click(retry)
  expect(await card('word late')).toBeVisible()
})
