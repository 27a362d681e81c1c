import { paths, type RouteName } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { LessonProgress } from '@mowka/contract/schemas/progress'
import { repetitionEntries } from '@mowka/domain/lesson/repetition-entry'
import { failure, renderPage } from '@mowka/testing'
import { word } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../../pages'
import { WritingPage } from '../lesson/lesson-pages.fixture'
import { type Answers, course, lesson, lessonApi, writer } from '../shared/lesson.fixture'

const at = paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' })
const inCourse = paths.courseDetails({ courseId: 'c1' }, { hash: 'l1' })

/** A course of three lessons; the learner is at the end of the second. */
const ofThree: Course = {
  ...course,
  lessons: ['l0', 'l1', 'l2'].map((lessonId, order) => ({ lessonId, order })),
}
const station: Lesson = lesson({ _id: 'l2', name: { target: 'At the station|', source: 'Na dworcu|' } })
const progressOf = (lessonId: string, finishedAt: string | null): LessonProgress => ({
  lessonId,
  startedAt: null,
  finishedAt,
  progress: finishedAt ? 100 : 0,
  currentItem: null,
  noOfWords: 0,
  noOfCompletedWords: 0,
  noOfKnownWords: 0,
})
const finished = (...lessonIds: string[]): Answers => ({
  getCourseProgress: {
    courseId: 'c1',
    startedAt: null,
    finishedAt: null,
    progress: 0,
    lessons: ['l0', 'l1', 'l2'].map((id) =>
      progressOf(id, lessonIds.includes(id) ? '2026-11-20T10:00:00.000Z' : null),
    ),
  },
})

/** Opens a lesson without open sentences, which is at its end. */
const end = (
  api: Answers = {},
  { lang = 'pl', unreleased = [] }: { lang?: 'pl' | 'en'; unreleased?: RouteName[] } = {},
) =>
  renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at,
    texts: { namespace: 'trainers', loader: texts },
    api: {
      ...lessonApi(),
      getCourse: { data: [ofThree] },
      getAvailableLessons: { data: [lesson({ _id: 'l0' }), lesson(), station] },
      ...finished('l0', 'l1'),
      getNextExercise: { item: null, remainingItems: 0 },
      ...api,
    },
    user: writer(),
    lang,
    unreleased,
  })

const heading = (name = /^Lekcja ukończona/) => screen.findByRole('heading', { level: 1, name })
const primary = () => within(screen.getByRole('group', { name: 'Działania' })).getByRole('button')
const known = async (name: string | RegExp) => {
  await waitFor(() => expect(primary()).toHaveTextContent(name))
  await waitFor(() => expect(primary()).not.toHaveAttribute('aria-busy'))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('the end shows numbers and the streak, and Enter opens the next lesson (L-TRN-29, C67)', async () => {
  const { person, address } = await end()
  expect(await heading()).toBeVisible()
  await known('Następna lekcjaNa dworcu')
  expect(await heading()).toHaveTextContent('3 dni z rzędu')
  expect(await heading()).toHaveFocus()
  expect(screen.getByText('W domu: 3 zdania w 1 minutę')).toBeVisible()
  const numbers = within(screen.getByText('za pierwszym razem').closest('ul') as HTMLElement)
  expect(numbers.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    '1poznane słowo',
    '1 z\u00a03za pierwszym razem',
  ])
  expect(screen.getByRole('heading', { level: 2, name: '3\u00a0dni z\u00a0rzędu' })).toBeVisible()
  expect(screen.getByText('Dziś zaliczone')).toBeVisible()
  expect(document.title).toBe('W domu · Mówka')
  await person.keyboard('{Enter}')
  expect(address()).toBe(paths.trainerWriting({ courseId: 'c1', lessonId: 'l2' }))
})

/** A lesson of this many words, of which the last `learned` are learned. */
const withWords = (count: number, learned = 0): Answers => {
  const ids = Array.from({ length: count }, (_, index) => `w${index}`)
  return {
    getLessonWords: { data: ids.map((_id) => word({ _id, answer: `word ${_id}` })) },
    getWordRepetitions: {
      repetitions: ids
        .slice(count - learned)
        .map((wordId) => ({ wordId, stage: 2, nextReviewAt: '2026-11-22T23:00:00.000Z' })),
      knownWordIds: [],
    },
  }
}

test('words left to learn come first, with their number and time, and Enter opens their training', async () => {
  const { person, address } = await end(withWords(12, 2))
  await known(/Poznaj 10\ssłów z\stej lekcji3\smin/)
  expect(await heading()).toHaveTextContent('10 nowych słów czeka')
  const chips = within(screen.getByText('word w0').closest('ul') as HTMLElement)
  expect(chips.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    ...['w0', 'w1', 'w2', 'w3', 'w4', 'w5'].map((id) => `word ${id}`),
    'i\u00a0jeszcze 4',
  ])
  expect(screen.getByText('word w0')).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('link', { name: /^Następna lekcja: Na\sdworcu$/ })).toHaveAttribute(
    'href',
    paths.trainerWriting({ courseId: 'c1', lessonId: 'l2' }),
  )
  expect(screen.getByRole('link', { name: 'Wróć do kursu' })).toHaveAttribute('href', inCourse)
  await person.keyboard('{Enter}')
  expect(address()).toBe(paths.lessonWordTrainer({ courseId: 'c1', lessonId: 'l1' }))
})

test('the button counts the words of one training of a lesson with many words', async () => {
  await end(withWords(12))
  await known(/Poznaj 7\ssłów z\stej lekcji2\smin/)
})

test('a single word to learn has its own wording', async () => {
  await end(withWords(3, 2))
  await known(/Poznaj 1\ssłowo z\stej lekcji1\smin/)
})

test('the summary of a finished course comes before its words, and Enter opens it', async () => {
  const { person, address } = await end({ ...withWords(2), getCourseFinished: { isFinished: true } })
  await known('Podsumowanie kursu')
  expect(screen.getByRole('link', { name: /Poznaj 2\ssłowa/ })).toBeVisible()
  await person.keyboard('{Enter}')
  expect(address()).toBe(paths.courseEnd({ courseId: 'c1' }))
})

test('without a summary page, words of a finished course come before the repetitions', async () => {
  await end({ ...withWords(2), getCourseFinished: { isFinished: true } }, { unreleased: ['courseEnd'] })
  await known(/Poznaj 2\ssłowa/)
  expect(screen.getByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute('href', paths.exercises())
})

test('without words to learn, or while they are unknown, the next lesson comes first', async () => {
  const learned = await end(withWords(3, 3))
  await known('Następna lekcja')
  learned.unmount()
  const failed = await end({ ...withWords(3), getWordRepetitions: failure(500) })
  await known('Następna lekcja')
  expect(screen.queryByText(/nowe słowa/)).not.toBeInTheDocument()
  failed.unmount()
  await end(withWords(3), { unreleased: ['lessonWordTrainer'] })
  await known('Następna lekcja')
})

test('the other links lead to the lesson and to released repetitions (L-TRN-17)', async () => {
  const first = await end()
  await known('Następna lekcja')
  expect(screen.getByRole('link', { name: 'Wróć do kursu' })).toHaveAttribute('href', inCourse)
  expect(screen.getByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute(
    'href',
    paths.repetitionModeSelector({ lessonId: 'l1' }),
  )
  first.unmount()
  const second = await end({}, { unreleased: ['repetitionModeSelector'] })
  await known('Następna lekcja')
  expect(screen.getByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute(
    'href',
    paths.repetitionFlashCards({ lessonId: 'l1' }),
  )
  second.unmount()
  await end({}, { unreleased: [...repetitionEntries] })
  await known('Następna lekcja')
  expect(screen.queryByRole('link', { name: 'Przejdź do powtórek' })).not.toBeInTheDocument()
})

test('Enter does nothing while the results load', async () => {
  let arrive = () => {}
  const { person, address } = await end({
    getLessonSummary: () =>
      new Promise((resolve) => {
        arrive = () =>
          resolve({ totalExercises: 3, correctAtFirstAttempt: 3, attempts: 3, secondsPassed: 300 })
      }),
  })
  expect(await heading()).toBeVisible()
  expect(primary()).toHaveAttribute('aria-busy', 'true')
  await person.keyboard('{Enter}')
  expect(address()).toBe(at)
  arrive()
  await known('Następna lekcja')
  expect(screen.getByText('W domu: 3 zdania w 5 minut')).toBeVisible()
})

test('results that fail to load show that the lesson is saved, and can be loaded again', async () => {
  const { person, api } = await end({ getLessonSummary: failure(500) })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Lekcja jest zapisana')
  await known('Wróć do kursu')
  api.answer({ getLessonSummary: lessonApi().getLessonSummary })
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  await known('Następna lekcja')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('the end works without the streak and the next lesson', async () => {
  await end({ getStats: failure(500), getAvailableLessons: failure(500) })
  await known('Wróć do kursu')
  expect(screen.queryByText(/z rzędu/)).not.toBeInTheDocument()
  expect(screen.getByText('za pierwszym razem')).toBeVisible()
})

test('after the last lesson, the first unfinished one comes next', async () => {
  await end({ ...finished('l1', 'l2') })
  await known('Następna lekcjaW domu')
})

test('a next lesson without access is labeled as locked and leads to the access page', async () => {
  const { person, address } = await end({
    getAvailableLessons: { data: [lesson(), { ...station, isLocked: true }] },
  })
  await known('Odblokuj następną lekcjęNa dworcu')
  await person.keyboard('{Enter}')
  expect(address()).toBe(paths.trainerWriting({ courseId: 'c1', lessonId: 'l2' }))
})

test('a finished course is announced, with links to repetitions and courses (L-TRN-16, L-TRN-28)', async () => {
  const done = { getCourseFinished: { isFinished: true } }
  const whole = await end(done)
  await known('Podsumowanie kursu')
  expect(screen.getByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute('href', paths.exercises())
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', paths.courses())
  whole.unmount()
  const first = await end(done, { unreleased: ['courseEnd'] })
  await known('Przejdź do powtórek')
  expect(await heading(/^Kurs ukończony/)).toBeVisible()
  expect(screen.getByText(/^Wszystkie lekcje kursu Angielski od zera/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', paths.courses())
  await first.person.keyboard('{Enter}')
  expect(first.address()).toBe(paths.exercises())
  first.unmount()
  const second = await end(done, { unreleased: ['courseEnd', 'exercises'] })
  await known('Wróć do kursów')
  // Until the list of repetitions is released, this lesson can be repeated.
  expect(screen.getByRole('link', { name: 'Przejdź do powtórek' })).toHaveAttribute(
    'href',
    paths.repetitionModeSelector({ lessonId: 'l1' }),
  )
  await second.person.keyboard('{Enter}')
  expect(second.address()).toBe(paths.courses())
})

test('practicing the hard sentences records nothing (L-TRN-29)', async () => {
  const { person, api } = await end()
  expect(await screen.findByRole('heading', { level: 2, name: '1\u00a0trudne zdanie' })).toBeVisible()
  expect(screen.getByText('2 próby')).toBeVisible()
  const sent = api.sent('postProgress').length
  await person.click(screen.getByRole('button', { name: 'Powtórz teraz' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Trudne zdania jeszcze raz' })).toBeVisible()
  await person.type(await screen.findByRole('textbox', { name: 'Twoja odpowiedź' }), 'I am at home.{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  await person.keyboard('{Enter}')
  expect(await heading()).toBeVisible()
  expect(api.sent('postProgress')).toHaveLength(sent)
})

test('hard sentences that fail to load show a notice and leave the end unchanged', async () => {
  const { person, api, platform } = await end({ getLessonExercises: { data: [] } })
  await screen.findByText('2 próby')
  api.answer({ getLessonExercises: failure(500) })
  await person.click(screen.getByRole('button', { name: 'Powtórz teraz' }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('Nie udało się wczytać')),
  )
  expect(await heading()).toBeVisible()
})

test('there is no practice without hard sentences', async () => {
  await end({ getProblematicExamples: [] })
  await known('Następna lekcja')
  expect(screen.queryByRole('button', { name: 'Powtórz teraz' })).not.toBeInTheDocument()
})

test('the end is translated into English', async () => {
  await end({}, { lang: 'en' })
  expect(await heading(/^Lesson finished/)).toBeVisible()
  expect(await screen.findByText('W domu: 3 sentences in 1 minute')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Practise now' })).toBeVisible()
})
