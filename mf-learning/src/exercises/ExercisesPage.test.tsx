import type { AnswerOf } from '@mowka/contract/calls'
import type { RouteName } from '@mowka/contract/routes'
import type { DueReviews } from '@mowka/contract/schemas/progress'
import { session } from '@mowka/kernel/session'
import { failure, learner, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../testing/texts'
import ExercisesPage from './ExercisesPage'
import { repetitionLesson } from './exercises.fixture'

const AT = '2026-11-02T10:00:00.000Z'
const named = (lessonId: string, source: string, change = {}) =>
  repetitionLesson({ lessonId, name: { source, target: `Lesson ${lessonId}` }, ...change })
const lessons = [
  named('l1', 'Kawa na wynos|Zamawianie'),
  named('l2', 'Zakupy', { isNew: true }),
  named('g1', 'Present Perfect', { courseId: 'c2' }),
]
const finished: AnswerOf<'getFinishedModes'> = {
  l1: [
    { mode: 'writing', finishedAt: AT },
    { mode: 'listening', finishedAt: AT },
    { mode: 'flash-cards', finishedAt: AT },
  ],
}
const courses = {
  data: [
    course(),
    course({
      _id: 'c2',
      name: 'Czasy bez bólu',
      tags: ['gramatyka'],
      lessons: [{ lessonId: 'g1', order: 1 }],
    }),
    course({ _id: 'c3', name: 'Nic do powtórki' }),
  ],
}
const words: AnswerOf<'getWordStats'> = {
  totalWords: 143,
  learning: 42,
  inRepetition: 87,
  mastered: 14,
  known: 0,
  dueToday: 18,
  overdue: 3,
}
const due = (
  today: DueReviews['today'],
  change: Partial<DueReviews> = {},
): Record<'getDueReviews', DueReviews> => ({
  getDueReviews: { today, overdue: { words: 0, sentences: 0 }, next: null, ...change },
})
const many = Array.from({ length: 51 }, (_, index) =>
  named(`n${index}`, `Lekcja numer ${index}`, { isNew: true }),
)

const open = (
  api = {},
  { at = '/exercises', unreleased = [] as readonly RouteName[], user = learner() } = {},
) =>
  renderPage(<ExercisesPage />, {
    route: 'exercises',
    at,
    texts,
    unreleased,
    user,
    api: {
      getRepetitionLessons: lessons,
      getFinishedModes: finished,
      getAvailableCourses: courses,
      getWordStats: words,
      getUpcomingWords: { count: 8, day: '2026-11-28', inDays: 1 },
      ...due({ words: 8, sentences: 4 }),
      postProgress: { stored: true },
      ...api,
    },
  })
const group = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section') as HTMLElement)
const names = (list: { getAllByRole: typeof screen.getAllByRole }) =>
  list.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent?.replace(/\s/g, ' '))
const card = async (name: RegExp) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement)
const search = () => screen.getByRole('searchbox', { name: 'Szukaj' })

const deck = (name: RegExp) => screen.findByRole('region', { name })

test('the deck for today has the due words and sentences, their time and the only primary action', async () => {
  await open(due({ words: 8, sentences: 4 }, { overdue: { words: 2, sentences: 0 } }))
  const card = within(await deck(/^12\srzeczy, około 4\smin$/))
  expect(card.getAllByRole('listitem').map((each) => each.textContent?.replace(/\s/g, ' '))).toEqual([
    '8 słów',
    '4 zdania',
  ])
  expect(card.getByText(/^2\srzeczy są zaległe, od\snich zaczniemy\.$/)).toBeVisible()
  expect(card.getByRole('link', { name: 'Zacznij powtórkę' })).toHaveAttribute('href', '/repetition/today')
})

test('a large number of due items is split into decks, which name no overdue items beyond their own', async () => {
  await open(due({ words: 43, sentences: 0 }, { overdue: { words: 40, sentences: 0 } }))
  const card = within(await deck(/^10\srzeczy, około 3\smin$/))
  expect(card.getAllByRole('listitem')).toHaveLength(1)
  expect(card.getByText(/^Po\stej\stalii\sczekają\sna\sdziś\sjeszcze\s33\srzeczy\.$/)).toBeVisible()
  expect(card.queryByText(/zaległ/)).not.toBeInTheDocument()
})

test('with nothing due the status is the next date, and no action is primary', async () => {
  const next = { day: '2026-11-22', inDays: 1, words: 6, sentences: 3 }
  await open(due({ words: 0, sentences: 0 }, { next }))
  const card = within(await deck(/^Na\sdziś wszystko powtórzone$/))
  expect(card.getByRole('status')).toHaveTextContent(
    /^Następna powtórka: jutro \(22\.11\.2026\), 9\srzeczy, około 3\smin\.$/,
  )
  expect(card.queryByRole('link', { name: 'Zacznij powtórkę' })).not.toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
})

test('with nothing planned the deck explains what it is for', async () => {
  await open(due({ words: 0, sentences: 0 }))
  expect(within(await deck(/powtórzone$/)).getByRole('status')).toHaveTextContent(/^Wrócą tu/)
})

test('without the page of the deck the words are the first action', async () => {
  const page = await open({}, { unreleased: ['repetitionDeck'] })
  expect(await screen.findByRole('link', { name: 'Powtórz słowa' })).toBeVisible()
  expect(page.api.sent('getDueReviews')).toHaveLength(0)
})

test('one card links to the words and one to the audio repetition (L-EXLS-01, L-EXLS-02)', async () => {
  await open()
  const card = within(await screen.findByRole('region', { name: 'Powtórz słowa' }))
  expect(card.getByRole('link', { name: 'Powtórz słowa' })).toHaveAttribute('href', '/repetition/words')
  expect(card.getByText('Słowa na dziś: 18')).toBeVisible()
  expect(card.getByText(/około 6\sminut\. 3\ssłowa czekają dłużej, niż powinny\.$/)).toBeVisible()
  const audio = within(screen.getByRole('region', { name: /^Powtórki ze/ }))
  expect(audio.getByRole('link', { name: 'Wybierz lekcje' })).toHaveAttribute('href', '/repetition/audio')
})

test('with no word due the link to the words is not the primary action (L-EXLS-01)', async () => {
  await open({ getWordStats: { ...words, dueToday: 0, overdue: 0 } })
  const card = within(await screen.findByRole('region', { name: 'Powtórz słowa' }))
  expect(await card.findByRole('link', { name: 'Zobacz słowa' })).toHaveAttribute('href', '/repetition/words')
  expect(card.queryByRole('link', { name: 'Powtórz słowa' })).not.toBeInTheDocument()
})

test('with no word due the card shows the next review, if one is planned', async () => {
  const none = { getWordStats: { ...words, dueToday: 0, overdue: 0 } }
  const planned = await open(none)
  expect(await screen.findByText(/^Następna powtórka: 8\ssłów, jutro \(28\.11\.2026\)\.$/)).toBeVisible()
  planned.unmount()
  await open({ ...none, getUpcomingWords: { count: 0, day: null, inDays: null } })
  expect(await screen.findByText(/^Słowa wracają wtedy/)).toBeVisible()
})

test('repetitions that no release has are not offered', async () => {
  const { unmount } = await open({}, { unreleased: ['repetitionAudio'] })
  expect(await screen.findByRole('link', { name: 'Powtórz słowa' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Wybierz lekcje' })).not.toBeInTheDocument()
  unmount()
  await open({}, { unreleased: ['repetitionAudio', 'repetitionWords'] })
  await group('Nowe')
  expect(screen.queryByRole('link', { name: 'Powtórz słowa' })).not.toBeInTheDocument()
})

test('started and new repetitions are listed separately (L-EXLS-05, L-EXLS-08)', async () => {
  const page = await open()
  expect(names(await group('Rozpoczęte'))).toEqual(['Kawa na wynos', 'Present Perfect'])
  expect(names(await group('Nowe'))).toEqual(['Zakupy'])
  expect(page.api.sent('getRepetitionLessons')).toHaveLength(1)
  expect(page.api.sent('getFinishedModes')).toHaveLength(1)
  expect(within(screen.getByRole('search')).getByRole('status')).toHaveTextContent('3 powtórki')
})

test('the list of new repetitions is omitted if it is empty (L-EXLS-05)', async () => {
  await open({ getRepetitionLessons: [named('l1', 'Zakupy')] })
  await group('Rozpoczęte')
  expect(screen.queryByRole('heading', { name: 'Nowe' })).not.toBeInTheDocument()
})

test('a started card shows its finished modes as a share of four, in text too (L-EXLS-09)', async () => {
  await open()
  const started = await card(/^Kawa/)
  expect(started.getByText(/^Angielski na co dzień, lekcja\s1$/)).toBeVisible()
  expect(started.getByText(/^3 z\s4 sposobów, 75%$/)).toBeVisible()
  expect(started.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
  expect(started.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Pisanie: zrobione',
    'Słuchanie: zrobione',
    'Wymowa: przed Tobą',
    'Fiszki: zrobione',
  ])
  expect((await card(/^Present/)).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  const fresh = await card(/^Zakupy/)
  expect(fresh.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(fresh.getByText(/^ukończona .* temu$/)).toBeVisible()
})

test('the first visit to a new repetition saves its start, a later one saves nothing (L-CDET-16)', async () => {
  const page = await open()
  await page.person.click((await card(/^Zakupy/)).getByRole('link'))
  expect(page.address()).toBe('/repetition/l2/select-mode')
  await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(1))
  expect(page.api.sent('postProgress')[0]?.body).toMatchObject({
    name: 'REPETITION_STARTED',
    courseId: 'c1',
    lessonId: 'l2',
  })
  page.unmount()
  const later = await open()
  await later.person.click((await card(/^Kawa/)).getByRole('link'))
  expect(later.address()).toBe('/repetition/l1/select-mode')
  expect(later.api.sent('postProgress')).toHaveLength(0)
})

test('text and course filter the lists and are stored in the address (L-EXLS-03, L-EXLS-04)', async () => {
  const page = await open()
  await group('Nowe')
  await page.person.type(search(), 'KAWA')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  expect(screen.getByRole('status')).toHaveTextContent('1 powtórka')
  expect(page.address()).toBe('/exercises?q=KAWA')
  await page.person.clear(search())
  const select = screen.getByRole('combobox', { name: 'Kurs' })
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Wszystkie kursy', 'Angielski na co dzień', 'Czasy bez bólu'])
  await page.person.selectOptions(select, 'Czasy bez bólu')
  expect(names(screen)).toEqual(['Present Perfect'])
  expect(page.address()).toBe('/exercises?course=c2')
})

test('filters in the address are applied, and an unknown course is ignored (L-EXLS-03, L-EXLS-04)', async () => {
  const first = await open({}, { at: '/exercises?q=zakupy&course=c1' })
  await group('Nowe')
  expect(search()).toHaveValue('zakupy')
  expect(names(screen)).toEqual(['Zakupy'])
  first.unmount()
  await open({}, { at: '/exercises?course=of-another-language' })
  await group('Nowe')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('changing the language clears the filters, in the address too (L-EXLS-03)', async () => {
  const page = await open({}, { at: '/exercises?q=zakupy&course=c1' })
  await group('Nowe')
  act(() => session.setTargetLang('DE'))
  await waitFor(() => expect(search()).toHaveValue(''))
  expect(page.address()).toBe('/exercises')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
})

test('filters without results can be cleared', async () => {
  const page = await open({}, { at: '/exercises?q=nothing-like-it' })
  expect(await screen.findByRole('heading', { name: 'Żadna lekcja nie pasuje' })).toBeVisible()
  await page.person.click(screen.getByRole('button', { name: 'Wyczyść filtry' }))
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  expect(page.address()).toBe('/exercises')
})

test('a page has 50 lessons, and the next one has the rest (L-EXLS-07)', async () => {
  window.scrollTo = jest.fn()
  const page = await open({ getRepetitionLessons: many })
  await group('Nowe')
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(50)
  const pages = within(screen.getByRole('navigation', { name: 'Strony powtórek' }))
  expect(pages.getByText('Strona 1 z 2')).toBeVisible()
  expect(pages.getByRole('button', { name: 'Poprzednia strona' })).toBeDisabled()
  await page.person.click(pages.getByRole('button', { name: 'Następna strona' }))
  expect(names(screen)).toEqual(['Lekcja numer 50'])
  expect(page.address()).toBe('/exercises?page=2')
  expect(pages.getByRole('button', { name: 'Następna strona' })).toBeDisabled()
  // The search covers all pages.
  await page.person.type(search(), 'numer 7')
  expect(names(screen)).toEqual(['Lekcja numer 7'])
  expect(screen.queryByRole('navigation', { name: 'Strony powtórek' })).not.toBeInTheDocument()
})

test('before the first finished lesson the page links to the courses (L-EXLS-06)', async () => {
  const none = { getRepetitionLessons: [], getFinishedModes: {}, ...due({ words: 0, sentences: 0 }) }
  const first = await open({ ...none, getWordStats: { ...words, totalWords: 0, dueToday: 0 } })
  expect(await screen.findByRole('heading', { level: 2, name: 'Tu będą Twoje powtórki' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Powtórz słowa' })).not.toBeInTheDocument()
  first.unmount()
  // Unfinished lessons contribute words too.
  await open(none)
  expect(await screen.findByRole('link', { name: 'Powtórz słowa' })).toBeVisible()
})

test('a locked lesson is marked and saves nothing, and with all lessons locked the access offer comes first', async () => {
  const page = await open({
    getRepetitionLessons: [named('l1', 'Kawa'), named('l2', 'Zakupy', { isNew: true, isLocked: true })],
  })
  const locked = await card(/^Zakupy/)
  expect(locked.getByText('Wymaga dostępu')).toBeVisible()
  await page.person.click(locked.getByRole('link'))
  expect(page.address()).toBe('/repetition/l2/select-mode')
  expect(page.api.sent('postProgress')).toHaveLength(0)
  page.unmount()
  const without = learner({ appMetadata: { trialExpiresAt: null, courseIds: [], languages: [] } })
  await open({ getRepetitionLessons: [named('l1', 'Kawa', { isLocked: true })] }, { user: without })
  expect(await screen.findByRole('button', { name: 'Rozpocznij okres próbny' })).toBeVisible()
})

test('without finished modes and courses the lessons are still listed', async () => {
  await open({
    getFinishedModes: failure(500),
    getAvailableCourses: failure(500),
    getWordStats: failure(500),
    getDueReviews: failure(500),
  })
  expect(names(await group('Rozpoczęte'))).toEqual(['Kawa na wynos', 'Present Perfect'])
})

test('a failed load is reported and can be retried', async () => {
  const page = await open({ getRepetitionLessons: failure(0) })
  const retry = await screen.findByRole('button', { name: 'Spróbuj ponownie' })
  page.api.answer({ getRepetitionLessons: lessons })
  await page.person.click(retry)
  expect(names(await group('Nowe'))).toEqual(['Zakupy'])
})
