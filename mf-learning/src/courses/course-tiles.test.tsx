import type { User } from '@mowka/contract/schemas/user'
import { CourseIcon } from '@mowka/kernel/ui'
import { renderPage } from '@mowka/testing'
import { course, courseProgress } from '@mowka/testing/entities'
import { render, screen, within } from '@testing-library/react'
import { texts } from '../testing/texts'
import CoursesPage from './CoursesPage'
import { groupCourses } from './course-groups'

const lessons = ['l1', 'l2', 'l3'].map((lessonId, order) => ({ lessonId, order }))
const courses = [
  course({ _id: 'new', name: 'Nowy', lessons, tags: ['gramatyka'], description: 'Opis nowego' }),
  course({ _id: 'underway', name: 'W toku', lessons }),
  course({ _id: 'done', name: 'Zrobiony', lessons }),
  course({ _id: 'opened', name: 'Otwarty', lessons, isLocked: true }),
]
const progress = [
  courseProgress({ courseId: 'underway', progress: 40, finishedLessons: 2, totalLessons: 5 }),
  courseProgress({ courseId: 'done', progress: 100, finishedAt: '2026-11-02T10:00:00.000Z' }),
  courseProgress({ courseId: 'opened', startedAt: null, progress: 0 }),
]
const open = (user?: User | null, api = {}) =>
  renderPage(<CoursesPage />, {
    route: 'courses',
    at: '/course',
    texts,
    user,
    api: {
      getAvailableCourses: { data: courses },
      getProgress: progress,
      getNextLesson: {
        type: 'NOTHING_STARTED_YET',
        courseId: null,
        lessonId: null,
        nextCourseId: null,
        nextLessonId: null,
        learningMode: null,
        lastActivity: null,
      },
      ...api,
    },
  })
const tile = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('article') as HTMLElement)

beforeEach(() => localStorage.clear())

describe('a course tile (L-CRS-02, L-CRS-13)', () => {
  test('shows kind, number of lessons and levels before the course is started', async () => {
    await open()
    const fresh = await tile('Nowy')
    expect(fresh.getByText(/, 3\slekcje$/)).toBeVisible()
    expect(fresh.getByText('Opis nowego')).toBeVisible()
    expect(fresh.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(fresh.queryByText('0%')).not.toBeInTheDocument()
  })

  test.each([
    ['biznesowy', 'business', 'Biznes'],
    ['SLOWNICTWO', 'vocabulary', 'Słownictwo'],
    ['gramatyka', 'grammar', 'Gramatyka'],
    ['sytuacje', 'conversation', 'Konwersacje'],
    ['inny', 'other', 'Inne'],
  ] as const)(
    'with the tag "%s" has the icon of %s and names its kind (L-CRS-09)',
    async (tag, kind, words) => {
      const icon = render(<CourseIcon kind={kind} />)
      const drawn = icon.container.querySelector('svg')?.innerHTML
      icon.unmount()
      await open(undefined, { getAvailableCourses: { data: [course({ name: 'Nowy', tags: ['x', tag] })] } })
      const fresh = (await screen.findByRole('heading', { level: 3, name: 'Nowy' })).closest('article')
      expect([...(fresh?.querySelectorAll('svg') ?? [])].map((svg) => svg.innerHTML)).toContain(drawn)
      expect(within(fresh as HTMLElement).getByText(new RegExp(`^${words}`))).toBeVisible()
    },
  )

  test('shows the picture of its course', async () => {
    await open(undefined, { getAvailableCourses: { data: [course({ name: 'Nowy', picture: 'airport' })] } })
    const fresh = (await screen.findByRole('heading', { level: 3, name: 'Nowy' })).closest('article')
    expect(fresh?.querySelector('use')?.getAttribute('href')).toMatch(/#airport$/)
  })

  test('shows the number of finished lessons for a course in progress', async () => {
    await open()
    const started = await tile('W\u00a0toku')
    expect(started.getByText('40%')).toBeVisible()
    expect(started.getByText(/2 z\s5/)).toBeVisible()
    expect(started.queryByText(/3\slekcje/)).not.toBeInTheDocument()
    expect(started.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    expect(started.queryByText('Ukończony')).not.toBeInTheDocument()
  })

  test('marks a finished course', async () => {
    await open()
    const done = await tile('Zrobiony')
    expect(done.getByText('100%')).toBeVisible()
    expect(done.queryByText(/ z\s5/)).not.toBeInTheDocument()
    expect(done.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  })

  test('shows no progress for a course that was only opened, and links to the plans while it is locked', async () => {
    await open()
    const opened = await tile('Otwarty')
    expect(opened.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(opened.getByRole('link', { name: 'Wykup dostęp do kursu Otwarty' })).toBeVisible()
    expect((await tile('Nowy')).queryByRole('link', { name: /^Wykup/ })).not.toBeInTheDocument()
  })

  test('offers visitors one action, which is tracked (L-CRS-08, P-TRACK-13)', async () => {
    const page = await open(null)
    const fresh = await tile('Nowy')
    expect(fresh.queryByRole('link')).not.toBeInTheDocument()
    expect((await tile('Otwarty')).queryByRole('link')).not.toBeInTheDocument()
    await page.person.click(fresh.getByRole('button'))
    expect(page.platform.track.mock.calls).toEqual([['COURSE_SELECTED', { courseId: 'new' }]])
  })
})

test('shows the level to learners and does not ask visitors for one', async () => {
  const { unmount } = await open()
  expect(await screen.findByText(/poziom.* A2/i)).toBeVisible()
  unmount()
  await open(null)
  await tile('Nowy')
  expect(screen.queryByRole('link', { name: /powiedz, ile już umiesz/ })).not.toBeInTheDocument()
})

test('shows the number of found courses only while a filter is active (L-CRS-03)', async () => {
  const { person } = await open()
  await tile('Nowy')
  expect(screen.queryByText(/Znaleziono/)).not.toBeInTheDocument()
  await person.type(screen.getByRole('searchbox', { name: 'Szukaj' }), 'o')
  expect(screen.getByText('Znaleziono 4 kursy')).toBeInTheDocument()
})

test('groups a finished course with new lessons as in progress, and a complete one as finished (L-CRS-02)', () => {
  const ids = (entries: { course: { _id: string } }[]) => entries.map((entry) => entry.course._id)
  const grown = courseProgress({ courseId: 'new', finishedAt: '2026-11-02T10:00:00.000Z', progress: 90 })
  const full = courseProgress({ courseId: 'opened', finishedAt: null, progress: 100 })
  const groups = groupCourses(
    courses.filter(({ _id }) => _id === 'new' || _id === 'opened'),
    [grown, full],
    [{ _id: 'new' }, { _id: 'opened' }],
    null,
  )
  expect(ids(groups.started)).toEqual([])
  expect(ids(groups.recommended)).toEqual(['new'])
  expect(ids(groups.others)).toEqual(['opened'])
})

test('preserves the course order among levels at equal distance, below and above', () => {
  const levels = (_id: string, level: 'A1' | 'B1' | 'B2' | 'A2') => course({ _id, levels: [level] })
  const all = [levels('b2', 'B2'), levels('b1', 'B1'), levels('a1', 'A1')]
  const groups = groupCourses([...all, levels('a2', 'A2')], [], [], 'A2')
  expect(groups.others.map(({ course }) => course._id)).toEqual(['b1', 'a1', 'b2'])
  expect(groupCourses(all, [], [], null).others.map(({ course }) => course._id)).toEqual(['b2', 'b1', 'a1'])
})
