import { paths } from '@mowka/contract/routes'
import type { ProblematicExample } from '@mowka/contract/schemas/progress'
import { renderPage } from '@mowka/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../../pages'
import { WritingPage } from '../lesson/lesson-pages.fixture'
import { type Answers, course, lesson, lessonApi, writer } from '../shared/lesson.fixture'
import { EndNumbers } from './EndNumbers'
import { HardSentences } from './HardSentences'
import { StreakCard } from './StreakCard'

const inside = {
  route: 'trainerWriting' as const,
  at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
  texts: { namespace: 'trainers' as const, loader: texts },
  user: writer(),
}
const summary = (change = {}) => ({
  totalExercises: 12,
  correctAtFirstAttempt: 9,
  attempts: 15,
  secondsPassed: 300,
  ...change,
})

describe('the numbers of a lesson (L-TRN-29)', () => {
  const tiles = async (left: number, learned: number, bestCombo: number) => {
    const words = { left: Array(left).fill('left'), learned: Array(learned).fill('learned') }
    const page = await renderPage(
      <EndNumbers summary={summary()} words={words} bestCombo={bestCombo} />,
      inside,
    )
    const found = screen.getAllByRole('listitem').map((each) => each.textContent?.replace(/\s/g, ' '))
    page.unmount()
    return found
  }

  test('EndNumbers shows the words to learn, the longest run and the answers that were right at first', async () => {
    expect(await tiles(7, 2, 5)).toEqual([
      '7nowych słów czeka',
      expect.stringMatching(/^5/),
      '9 z 12za pierwszym razem',
    ])
  })

  test('EndNumbers shows the learned words once none is left to learn', async () => {
    expect(await tiles(0, 10, 1)).toEqual(['10poznanych słów', '9 z 12za pierwszym razem'])
  })

  test('EndNumbers leaves out zero words and a run of one (L-COMBO-01)', async () => {
    expect(await tiles(0, 0, 1)).toEqual(['9 z 12za pierwszym razem'])
    expect(await tiles(1, 0, 2)).toHaveLength(3)
  })
})

describe('the hard sentences (L-TRN-29)', () => {
  const example = (id: string, change: Partial<ProblematicExample> = {}): ProblematicExample => ({
    ...{ exerciseId: id, example: `Po polsku ${id}`, answer: `In English ${id}`, attempts: 3 },
    answerRecording: `r-${id}`,
    ...change,
  })
  const show = (count: number, onRepeat = () => {}) =>
    renderPage(
      <HardSentences
        examples={Array.from({ length: count }, (_, index) => example(String(index)))}
        onRepeat={onRepeat}
      />,
      inside,
    )

  test.each([
    [1, /^Około 1\sminuty?/],
    [3, /^Około 2\sminut/],
    [4, /^Około 3\sminut/],
    [9, /^Około 6\sminut/],
  ])('HardSentences estimates forty seconds each for %i sentences', async (count, said) => {
    await show(count)
    expect(screen.getByText(said)).toBeVisible()
  })

  test('HardSentences shows both sentences in their languages, with attempts and recording', async () => {
    const onRepeat = jest.fn()
    const { person } = await show(1, onRepeat)
    expect(screen.getByText('In English 0')).toHaveAttribute('lang', 'en')
    expect(screen.getByText(/^Po\spolsku\s0$/)).toHaveAttribute('lang', 'pl')
    expect(screen.getByText(/^3\spróby$/)).toBeVisible()
    expect(screen.getByRole('button', { name: /In English 0/ })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Powtórz teraz' }))
    expect(onRepeat).toHaveBeenCalledTimes(1)
  })

  test('HardSentences shows no play button without a recording', async () => {
    await renderPage(
      <HardSentences examples={[example('0', { answerRecording: null })]} onRepeat={() => {}} />,
      inside,
    )
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })
})

describe('the streak (L-TRN-29)', () => {
  const stats = (currentStreak: number, completed: boolean) => ({
    ...(lessonApi().getStats as Parameters<typeof StreakCard>[0]['stats']),
    currentStreak,
    todayActivity: {
      ...(lessonApi().getStats as Parameters<typeof StreakCard>[0]['stats']).todayActivity,
      completed,
    },
  })
  const days = async (streak: number, completed: boolean) => {
    const page = await renderPage(<StreakCard stats={stats(streak, completed)} today="2026-11-19" />, inside)
    const spoken = screen
      .queryAllByRole('listitem')
      .map((each) => each.lastElementChild?.textContent?.replace(/\s/g, ' '))
    const marks = screen.queryAllByRole('listitem').map((each) => each.querySelectorAll('svg').length)
    return { spoken, marks, page }
  }

  test('StreakCard shows each day of the week, with a check mark on the days before today', async () => {
    const { spoken, marks } = await days(3, true)
    expect(spoken).toHaveLength(7)
    expect(spoken.slice(0, 5)).toEqual([
      expect.stringMatching(/^poniedziałek, /),
      expect.stringMatching(/^wtorek, /),
      expect.stringMatching(/^środa, /),
      expect.stringMatching(/^czwartek, /),
      expect.stringMatching(/^piątek, /),
    ])
    expect(new Set(spoken.slice(1, 4).map((each) => each?.split(', ')[1])).size).toBe(1)
    expect(marks).toEqual([1, 2, 2, 1, 1, 1, 1])
    expect(screen.getByText('Dziś')).toBeVisible()
    expect(screen.getByText('Pn')).toBeVisible()
  })

  test('StreakCard reports today as done only if it is, and is hidden without a streak', async () => {
    const open = await days(2, false)
    expect(screen.queryByText('Dziś zaliczone')).not.toBeInTheDocument()
    open.page.unmount()
    const none = await days(0, false)
    expect(none.spoken).toEqual([])
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})

describe('the end of a lesson on a wide screen', () => {
  const narrow = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width: 960px') })
  })
  afterEach(() => {
    window.matchMedia = narrow
  })
  const ofThree = { ...course, lessons: ['l1', 'l2', 'l3'].map((lessonId, order) => ({ lessonId, order })) }
  const end = (isLocked: boolean, api: Answers = {}) =>
    renderPage(<WritingPage />, {
      ...inside,
      api: {
        ...lessonApi(),
        getCourse: { data: [ofThree] },
        getNextExercise: { item: null, remainingItems: 0 },
        getCourseFinished: { isFinished: false },
        getCourseProgress: { courseId: 'c1', startedAt: null, finishedAt: null, progress: 0, lessons: [] },
        getAvailableLessons: {
          data: [lesson(), lesson({ _id: 'l2', name: { source: 'Na dworcu|', target: '' }, isLocked })],
        },
        ...api,
      },
    })

  test('the position of the next lesson is shown next to its button (C67)', async () => {
    const { person, address } = await end(false)
    expect(await screen.findByText(/^Następna lekcja, 2 z\s3$/)).toBeVisible()
    expect(screen.getByText('Na dworcu')).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Działania' })).not.toBeInTheDocument()
    const button = screen.getByRole('button', { name: /^Następna lekcja/ })
    expect(within(button).queryByText('Na dworcu')).not.toBeInTheDocument()
    await person.click(button)
    expect(address()).toBe(paths.trainerWriting({ courseId: 'c1', lessonId: 'l2' }))
  })

  test('no next lesson is shown while the results load', async () => {
    await end(false, { getLessonSummary: () => new Promise<never>(() => {}) })
    expect(await screen.findByRole('group', { name: 'Wczytywanie…' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText(/^Następna lekcja, /)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Wróć do kursu' })).not.toBeInTheDocument()
  })

  test('a locked next lesson is labeled as such (C67)', async () => {
    await end(true)
    await waitFor(() => expect(screen.getByText(/^Następna lekcja, 2 z\s3, /)).toBeVisible())
  })
})
