import type { RouteName } from '@mowka/contract/routes'
import { repetitionEntries } from '@mowka/domain/lesson/repetition-entry'
import { type FakeCall, failure, renderPage } from '@mowka/testing'
import { course, lesson, lessonProgress } from '@mowka/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import { texts } from '../testing/texts'
import { NextLessonBanner } from './NextLessonBanner'
import type { NextStep } from './next-step'

const lessons = ['l1', 'l2', 'l3'].map((_id, index) =>
  lesson({ _id, name: { source: `Lekcja ${'ABC'[index]}|opis`, target: '' } }),
)
const going = (change = {}): NextStep => ({
  kind: 'continue',
  courseId: 'c1',
  lessonId: 'l2',
  mode: 'LISTENING',
  ...change,
})
const finished = (next: Extract<NextStep, { kind: 'finished' }>['next']): NextStep => ({
  kind: 'finished',
  courseId: 'c1',
  lessonId: 'l2',
  next,
})
const open = (
  step: NextStep,
  place: 'courses' | 'course',
  api = {},
  unreleased: readonly RouteName[] = [],
  due?: { words: number; sentences: number },
) =>
  renderPage(<NextLessonBanner step={step} place={place} courses={[course({ _id: 'c1' })]} due={due} />, {
    route: 'courses',
    at: '/course',
    texts,
    unreleased,
    api: {
      getAvailableLessons: { data: lessons },
      getCourseProgress: {
        courseId: 'c1',
        startedAt: null,
        finishedAt: null,
        progress: 0,
        lessons: [
          lessonProgress({ lessonId: 'l1', progress: 90 }),
          lessonProgress({ lessonId: 'l2', progress: 40 }),
        ],
      },
      postProgress: { stored: true },
      getRepetitionLessons: [],
      ...api,
    },
  })
const heading = () => screen.findByRole('heading')

describe('items that are due today', () => {
  const due = { words: 9, sentences: 2 }
  test.each([
    ['in progress', going()],
    ['that is finished', finished(null)],
  ])('lead from the banner of a lesson %s to their deck', async (_, step) => {
    await open(step, 'courses', {}, [], due)
    expect(await screen.findByRole('link', { name: /^Powtórki na\sdziś: 11$/ })).toHaveAttribute(
      'href',
      '/repetition/today',
    )
  })

  test('are shown with the size of their deck if they are more', async () => {
    await open(going(), 'courses', {}, [], { words: 34, sentences: 6 })
    expect(await screen.findByRole('link', { name: /^Powtórki\sna\sdziś: 16\sz\s40$/ })).toBeVisible()
  })

  test.each([
    ['nothing is due', [], { words: 0, sentences: 0 }],
    ['the page of the deck is not released', ['repetitionDeck'], due],
  ] as const)('are not offered if %s', async (_, unreleased, counts) => {
    await open(going(), 'courses', {}, unreleased, counts)
    await heading()
    expect(screen.queryByRole('link', { name: /^Powtórki/ })).not.toBeInTheDocument()
  })
})

describe('the banner of a lesson in progress (L-REC-02, L-REC-03)', () => {
  test("names its course and number on the course list, links to the lesson and the course, and shows the mascot's phrase", async () => {
    await open(going(), 'courses')
    expect(await heading()).toHaveTextContent('Lekcja B')
    expect(screen.getByText('Angielski na co dzień, lekcja 2')).toBeVisible()
    expect(screen.getByText('Dokończ lekcję: słuchanie')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Postęp lekcji' })).toHaveAttribute('aria-valuenow', '40')
    expect(screen.getByText('4 z 10 zdań')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Kontynuuj słuchanie' })).toHaveAttribute(
      'href',
      '/course/c1/lesson/l2/listening',
    )
    expect(screen.getByRole('link', { name: 'Zobacz cały kurs' })).toHaveAttribute('href', '/course/c1')
    expect(screen.getByText('So, where were we?')).toHaveAttribute('lang', 'en')
  })

  test('shows only its number on its course page, without a phrase', async () => {
    await open(going(), 'course')
    expect(await heading()).toHaveTextContent('Lekcja B')
    expect(screen.getByText('Lekcja 2')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Zobacz cały kurs' })).not.toBeInTheDocument()
    expect(screen.queryByText('So, where were we?')).not.toBeInTheDocument()
  })

  test('starts at zero without its progress', async () => {
    await open(going(), 'courses', { getCourseProgress: failure(500) })
    expect(await screen.findByText('Otwarta lekcja: słuchanie')).toBeVisible()
    expect(screen.getByText('0 z 10 zdań')).toBeVisible()
  })

  test('is hidden for a lesson that is missing in its course or failed to load', async () => {
    const gone = await open(going({ lessonId: 'gone' }), 'courses')
    await waitFor(() => expect(gone.api.sent('getAvailableLessons')).toHaveLength(1))
    await waitFor(() => expect(gone.container.querySelector('[aria-busy]')).toBeNull())
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    gone.unmount()
    await open(going(), 'courses', { getAvailableLessons: failure(500) })
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})

describe('the banner of a finished lesson (L-REC-04, L-REC-05)', () => {
  test('names the next lesson of its course and starts it', async () => {
    const { api, address, person } = await open(finished({ courseId: 'c1', lessonId: 'l3' }), 'courses')
    expect(await heading()).toHaveTextContent('Lekcja B')
    expect(screen.getByText('Lekcja ukończona')).toBeVisible()
    expect(screen.getByText('Następna: Lekcja C')).toBeVisible()
    expect(api.sent('getAvailableLessons').map(({ params }) => params.id)).toEqual(['c1'])
    await person.click(screen.getByRole('button', { name: 'Następna lekcja' }))
    await waitFor(() => expect(address()).toBe('/course/c1/lesson/l3/select-mode'))
    expect(api.sent('postProgress')[0]?.body).toMatchObject({ name: 'LESSON_STARTED', lessonId: 'l3' })
  })

  test('offers only the repetition without a next lesson', async () => {
    await open(finished(null), 'course')
    expect(await screen.findByRole('button', { name: 'Powtórz lekcję' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /[Nn]ast/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/^Następn/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Zobacz cały kurs' })).not.toBeInTheDocument()
  })

  test('offers nothing that no release has', async () => {
    await open(finished(null), 'courses', {}, [...repetitionEntries])
    expect(await heading()).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Zobacz cały kurs' })).toBeVisible()
  })

  test('looks up a next lesson in another course, and omits its name without that course', async () => {
    const { api } = await open(finished({ courseId: 'c9', lessonId: 'm1' }), 'courses', {
      getAvailableLessons: ({ params }: FakeCall) => ({
        data:
          params.id === 'c9' ? [lesson({ _id: 'm1', name: { source: 'Powitanie', target: '' } })] : lessons,
      }),
    })
    expect(await screen.findByText('Następna: Powitanie')).toBeVisible()
    expect(
      api
        .sent('getAvailableLessons')
        .map(({ params }) => params.id)
        .sort(),
    ).toEqual(['c1', 'c9'])
    expect(screen.getByRole('button', { name: 'Następna lekcja' })).toBeVisible()
  })

  test('records only the first repetition, and reports a failed lookup (L-CDET-15, L-CDET-16)', async () => {
    const repetition = (isNew: boolean) => [
      {
        lessonId: 'l2',
        courseId: 'c1',
        name: { source: '', target: '' },
        isNew,
        isLocked: false,
        finishedAt: '2026-11-02T10:00:00.000Z',
        lastRepetition: null,
      },
    ]
    const first = await open(finished(null), 'courses', { getRepetitionLessons: repetition(true) })
    await first.person.click(await screen.findByRole('button', { name: 'Powtórz lekcję' }))
    await waitFor(() => expect(first.address()).not.toBe('/course'))
    expect(first.api.sent('postProgress').map(({ body }) => body)).toMatchObject([
      { name: 'REPETITION_STARTED', courseId: 'c1', lessonId: 'l2' },
    ])
    first.unmount()
    const later = await open(finished(null), 'courses', { getRepetitionLessons: repetition(false) })
    await later.person.click(await screen.findByRole('button', { name: 'Powtórz lekcję' }))
    await waitFor(() => expect(later.address()).not.toBe('/course'))
    expect(later.api.sent('postProgress')).toEqual([])
    later.unmount()
    const away = await open(finished(null), 'courses', { getRepetitionLessons: failure(500) })
    await away.person.click(await screen.findByRole('button', { name: 'Powtórz lekcję' }))
    await waitFor(() => expect(away.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
    expect(away.platform.reportError).toHaveBeenCalled()
    expect(away.address()).toBe('/course')
    expect(screen.getByRole('button', { name: 'Powtórz lekcję' })).not.toHaveAttribute('aria-busy', 'true')
  })

  test("opens nothing if the start can't be recorded", async () => {
    const page = await open(finished({ courseId: 'c1', lessonId: 'l3' }), 'courses', {
      postProgress: failure(500),
    })
    await page.person.click(await screen.findByRole('button', { name: 'Następna lekcja' }))
    await waitFor(() => expect(page.platform.notify).toHaveBeenCalledWith('error', expect.any(String)))
    expect(page.address()).toBe('/course')
  })
})

test('"everything finished" is shown on the course list only (L-REC-06)', async () => {
  const first = await open({ kind: 'everythingFinished' }, 'courses')
  expect(await heading()).toHaveTextContent('Wszystkie lekcje za Tobą')
  expect(screen.getByText('Powtórki utrwalą to, co już umiesz.')).toBeVisible()
  first.unmount()
  const alone = await open({ kind: 'everythingFinished' }, 'courses', {}, ['exercises'])
  expect(screen.getByText(/^Wróć do dowolnej lekcji/)).toBeVisible()
  alone.unmount()
  const onCourse = await open({ kind: 'everythingFinished' }, 'course')
  expect(onCourse.container.querySelector('h1, h2, h3')).toBeNull()
})

test('before anything has been started there is no banner and no request (L-REC-01)', async () => {
  const { api } = await open({ kind: 'none' }, 'courses')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(api.sent('getAvailableLessons')).toEqual([])
})
