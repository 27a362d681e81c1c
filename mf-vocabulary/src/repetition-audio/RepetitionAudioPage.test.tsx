import { paths } from '@mowka/contract/routes'
import { audio } from '@mowka/kernel/platform/study'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { course, lesson } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { track } from '../audio-mode/player/audio.fixture'
import { fakeAudio } from '../audio-mode/player/fake-audio.fixture'
import { texts } from '../pages'
import { parseChosenLessons, playerAddress } from './lesson-choice'
import RepetitionAudioPage from './RepetitionAudioPage'
import RepetitionAudioPlayerPage from './RepetitionAudioPlayerPage'

type Answers = NonNullable<PageOptions['api']>
let playing: ReturnType<typeof fakeAudio>

beforeEach(() => {
  sessionStorage.clear()
  playing = fakeAudio()
  audio.stop()
})
afterEach(() => jest.restoreAllMocks())

const named = (_id: string, title: string, isLocked = false) =>
  lesson({ _id, name: { source: `${title}|Opis`, target: title }, isLocked })
const lessonsOf: Record<string, ReturnType<typeof named>[]> = {
  c1: [named('l1', 'Prośby'), named('l2', 'Zakupy'), named('l3', 'Bilety', true)],
  c2: [named('l9', 'Podróże')],
}
const answers = (): Answers => ({
  getAvailableCourses: {
    data: [
      course(),
      course({ _id: 'c2', name: 'Angielski w podróży', lessons: [{ lessonId: 'l9', order: 1 }] }),
    ],
  },
  getAvailableCourse: course(),
  getAvailableLessons: ({ params }) => ({ data: lessonsOf[params.id ?? ''] ?? [] }),
  getFavouriteLessons: [{ _id: 'f1', lessonId: 'l2' }],
  getLessonRecordings: ({ params }) => ({
    data: [track(params.id === 'l1' ? 1 : 2, { exampleRecording: null })],
  }),
  getRecording: () => new Blob(['sound']) as never,
})
const open = (api: Answers = {}, query: Record<string, string> = {}, lang: 'pl' | 'en' = 'pl') =>
  renderPage(<RepetitionAudioPage />, {
    route: 'repetitionAudio',
    at: paths.repetitionAudio({}, { query }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: { ...answers(), ...api },
    lang,
  })
const play = (lessonIds: string[], api: Answers = {}) =>
  renderPage(<RepetitionAudioPlayerPage />, {
    route: 'repetitionAudioPlayer',
    at: playerAddress({ courseId: 'c1', lessonIds }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: { ...answers(), ...api },
  })
const box = (name: RegExp) => screen.findByRole('checkbox', { name })
const start = () => screen.findByRole('link', { name: 'Rozpocznij słuchanie' })

test('the course is chosen in a dialog, and its lessons are shown (V-RAUD-01, V-RAUD-05)', async () => {
  const { person, api } = await open()
  expect(await box(/^Prośby/)).not.toBeChecked()
  await person.click(screen.getByRole('button', { name: 'Kurs: Angielski na co dzień' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Wybierz kurs' }))
  expect(dialog.getByRole('button', { name: 'Angielski na co dzień' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await person.click(dialog.getByRole('button', { name: /^Angielski w.podróży$/ }))
  expect(await box(/^Podróże/)).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /^Prośby/ })).not.toBeInTheDocument()
  expect(api.sent('getAvailableLessons').at(-1)?.params).toEqual({ id: 'c2' })
})

test('the favourites filter is disabled if the course has no favourites (V-RAUD-02, V-RAUD-03)', async () => {
  const { person } = await open()
  await box(/^Prośby/)
  await person.click(screen.getByRole('radio', { name: /^Ulubione/ }))
  expect(screen.queryByRole('checkbox', { name: /^Prośby/ })).not.toBeInTheDocument()
  expect(await box(/^Zakupy/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: /^Kurs:/ }))
  await person.click(screen.getByRole('button', { name: /^Angielski w.podróży$/ }))
  await box(/^Podróże/)
  expect(screen.getByRole('radio', { name: /^Ulubione/ })).toBeDisabled()
})

test('favourites that failed to load are not shown as empty, and can be retried', async () => {
  const { api, person } = await open({ getFavouriteLessons: failure(500) })
  await box(/^Prośby/)
  expect(screen.queryByRole('button', { name: /ulubi/i })).not.toBeInTheDocument()
  const note = screen.getByText('Nie udało się wczytać ulubionych lekcji.').closest('[role=alert]')
  api.answer({ getFavouriteLessons: [{ _id: 'f1', lessonId: 'l2' }] })
  await person.click(within(note as HTMLElement).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findAllByRole('button', { name: /ulubi/i })).toHaveLength(3)
})

test('"select all" shows how many lessons are selected and excludes locked ones (V-RAUD-04)', async () => {
  const { person } = await open()
  const all = await box(/^Zaznacz wszystkie/)
  expect(screen.getByText('0/2')).toBeVisible()
  await person.click(await box(/^Zakupy/))
  expect(screen.getByText('1/2')).toBeVisible()
  expect(all).not.toBeChecked()
  await person.click(all)
  expect(screen.getByText('2/2')).toBeVisible()
  expect(await box(/^Prośby/)).toBeChecked()
  expect(await box(/^Bilety/)).toBeDisabled()
  await person.click(all)
  expect(screen.getByText('0/2')).toBeVisible()
})

test('the start button opens the player with the selected lessons in order, and is disabled without a selection (V-RAUD-06, V-RAUD-09)', async () => {
  const { person } = await open()
  expect(await screen.findByRole('button', { name: 'Rozpocznij słuchanie' })).toBeDisabled()
  await person.click(await box(/^Zakupy/))
  await person.click(await box(/^Prośby/))
  const link = await start()
  expect(parseChosenLessons(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams)).toEqual({
    courseId: 'c1',
    lessonIds: ['l1', 'l2'],
  })
})

test('lessonId in the address preselects course and lesson and is removed from it (V-RAUD-07, V-RAUD-08)', async () => {
  const { address, person } = await open({}, { lessonId: 'l9' })
  expect(await box(/^Podróże/)).toBeChecked()
  expect(screen.getByRole('button', { name: /^Kurs: Angielski w.podróży$/ })).toBeVisible()
  await waitFor(() => expect(address()).toBe('/repetition/audio'))
  await person.click(await box(/^Podróże/))
  expect(await screen.findByRole('button', { name: 'Rozpocznij słuchanie' })).toBeDisabled()
})

test('a heart is set and removed by lesson, immediately (V-RAUD-05, V-RAUD-10)', async () => {
  const { api, person } = await open({
    addFavouriteLesson: () => {
      api.answer({
        getFavouriteLessons: [
          { _id: 'f1', lessonId: 'l2' },
          { _id: 'f2', lessonId: 'l1' },
        ],
      })
      return { _id: 'f2', lessonId: 'l1' }
    },
    removeFavouriteLesson: () => {
      api.answer({ getFavouriteLessons: [{ _id: 'f2', lessonId: 'l1' }] })
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Dodaj do ulubionych: Prośby' }))
  await person.click(await screen.findByRole('button', { name: /^Usuń z.ulubionych: Zakupy$/ }))
  expect(await screen.findByRole('button', { name: /^Usuń z.ulubionych: Prośby$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await waitFor(() => expect(api.sent('removeFavouriteLesson')[0]?.params).toEqual({ id: 'l2' }))
  expect(api.sent('addFavouriteLesson')[0]?.body).toEqual({ lessonId: 'l1' })
})

test('a heart is shown before the server responds (V-RAUD-10)', async () => {
  let answer: (favourite: { _id: string; lessonId: string }) => void = () => {}
  const { api, person } = await open({
    addFavouriteLesson: () => new Promise((resolve) => (answer = resolve)),
  })
  await person.click(await screen.findByRole('button', { name: 'Dodaj do ulubionych: Prośby' }))
  const heart = () => screen.findByRole('button', { name: /^Usuń z.ulubionych: Prośby$/ })
  expect(await heart()).toBeVisible()
  api.answer({ getFavouriteLessons: [{ _id: 'f2', lessonId: 'l1' }] })
  answer({ _id: 'f2', lessonId: 'l1' })
  // After the reload only the server's favourites count.
  expect(await screen.findByRole('button', { name: /^Dodaj do.ulubionych: Zakupy$/ })).toBeVisible()
  expect(await heart()).toBeVisible()
})

test('a refused heart is rolled back with a message (V-NOTE-10)', async () => {
  const { person, platform } = await open({ addFavouriteLesson: failure(500) })
  await person.click(await screen.findByRole('button', { name: 'Dodaj do ulubionych: Prośby' }))
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      expect.stringMatching(/^Coś poszło nie tak\..*napisz/),
    ),
  )
  expect(await screen.findByRole('button', { name: 'Dodaj do ulubionych: Prośby' })).toBeVisible()
})

test('without access to any lesson the page shows how to get it, and without courses it links to them', async () => {
  const { unmount } = await open({ getAvailableLessons: { data: [named('l1', 'Prośby', true)] } })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
  unmount()
  await open({ getAvailableCourses: { data: [] } })
  expect(await screen.findByRole('link', { name: 'Przejdź do kursów' })).toHaveAttribute('href', '/course')
})

test('the selected lessons play one after another (V-AUD-07, V-RAUD-06)', async () => {
  const { person } = await play(['l1', 'l2', 'l3'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Prośby' })).toBeVisible()
  expect(screen.getByText('Lekcja 1 z 2')).toBeVisible()
  await person.click(await screen.findByRole('button', { name: /zdania 1:/ }))
  await waitFor(() => expect(playing.heard).toEqual(['foreign-1']))
  await playing.end()
  await playing.end()
  expect(await screen.findByRole('heading', { level: 1, name: 'Zakupy' })).toBeVisible()
  await waitFor(() => expect(playing.heard).toEqual(['foreign-1', '2 s', 'foreign-2']))
  await playing.end()
  expect(await screen.findByText('To już wszystkie zdania')).toBeVisible()
})

test('with auto-advance off the player ends after one lesson, and another can be opened (V-AUD-07, V-AUD-08)', async () => {
  const { person } = await play(['l1', 'l2'])
  await person.click(await screen.findByRole('button', { name: /przerwa 5/ }))
  await person.click(screen.getByRole('switch', { name: 'Po lekcji przejdź do następnej' }))
  await person.keyboard('{Escape}')
  await person.click(await screen.findByRole('button', { name: /zdania 1:/ }))
  await waitFor(() => expect(playing.heard).toEqual(['foreign-1']))
  await playing.end()
  expect(await screen.findByText('To już wszystkie zdania')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Następna lekcja' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Zakupy' })).toBeVisible()
})

test('the player redirects to the selection without lessons, and shows how to get access to locked ones', async () => {
  const { address, unmount } = await renderPage(<RepetitionAudioPlayerPage />, {
    route: 'repetitionAudioPlayer',
    at: paths.repetitionAudioPlayer(),
    texts: { namespace: 'vocabulary', loader: texts },
  })
  expect(address()).toBe('/repetition/audio')
  unmount()
  await play(['l3'])
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
})

test('the selection is accessible and available in English', async () => {
  await open({}, {}, 'en')
  expect(await screen.findByRole('checkbox', { name: /^Select all/ })).toBeVisible()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
})
