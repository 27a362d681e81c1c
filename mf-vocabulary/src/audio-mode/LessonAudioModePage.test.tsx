import { paths } from '@mowka/contract/routes'
import { DOUBLE_CLICK_DELAY } from '@mowka/domain/audio/playback'
import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { course, lesson } from '@mowka/testing/entities'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import LessonAudioModePage from './LessonAudioModePage'
import { track } from './player/audio.fixture'
import { fakeAudio } from './player/fake-audio.fixture'
import RepetitionAudioModePage from './RepetitionAudioModePage'

type Answers = NonNullable<PageOptions['api']>
let playing: ReturnType<typeof fakeAudio>

beforeEach(() => {
  sessionStorage.clear()
  playing = fakeAudio()
  audio.stop()
  audio.setRate(1)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const answers = (): Answers => ({
  getLesson: { data: [lesson()], metadata: { total: 1 } },
  getCourse: { data: [course()] },
  getAvailableCourses: { data: [course()] },
  getLessonRecordings: { data: [track(1), track(2), track(3)] },
  getRecording: () => new Blob(['sound']) as never,
})
const open = (api: Answers = {}, lang: 'pl' | 'en' = 'pl') =>
  renderPage(<LessonAudioModePage />, {
    route: 'lessonAudioMode',
    at: paths.lessonAudioMode({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: { ...answers(), ...api },
    lang,
  })
const emulateWideScreen = () => {
  const original = window.matchMedia
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...original(query), matches: query.includes('min-width: 960') }))
}
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const sentence = (number: number) => button(new RegExp(`zdania ${number}:`))
const heardLast = (id: string) => waitFor(() => expect(playing.heard.at(-1)).toBe(id))

test('the page shows sentence cards, settings and a bottom player (V-AUD-01, V-AUD-02)', async () => {
  emulateWideScreen()
  const { api } = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Uprzejme prośby' })).toBeVisible()
  const cards = within(await screen.findByRole('list', { name: 'Zdania lekcji' })).getAllByRole('button')
  expect(cards).toHaveLength(3)
  expect(within(cards[0] as HTMLElement).getByText('Sentence 1.')).toHaveAttribute('lang', 'en')
  expect(within(cards[0] as HTMLElement).getByText('Zdanie 1.')).toHaveAttribute('lang', 'pl')
  expect(screen.getByRole('complementary', { name: 'Ustawienia' })).toBeVisible()
  const bar = within(screen.getByRole('region', { name: 'Odtwarzacz' }))
  expect(bar.getByText('Sentence 1.')).toBeVisible()
  expect(bar.getByText('Wstrzymane')).toBeVisible()
  expect(api.sent('getLessonRecordings')[0]?.params).toEqual({ id: 'l1' })
  expect(screen.getByRole('link', { name: 'Zamknij tryb audio' })).toHaveAttribute('href', '/course/c1#l1')
})

test('the player advances from sentence to sentence and shows what is playing (V-AUD-03, V-AUD-09, V-AUD-11)', async () => {
  const { person } = await open()
  await person.click(await button('Odtwórz'))
  await heardLast('native-1')
  expect(screen.getByText('Teraz po polsku, potem po angielsku')).toBeVisible()
  expect(await button('Wstrzymaj')).toBeVisible()
  await playing.end()
  expect(screen.getByText('Przerwa: 2 s')).toBeVisible()
  await playing.end()
  await heardLast('foreign-1')
  expect(screen.getByText('Teraz po angielsku, potem 5 s przerwy')).toBeVisible()
  await playing.end()
  await playing.end()
  await heardLast('native-2')
  expect(playing.heard).toEqual(['native-1', '2 s', 'foreign-1', '5 s', 'native-2'])
  expect(await sentence(2)).toHaveAttribute('aria-current', 'true')
  expect(screen.getByText('2 / 3')).toBeVisible()
})

test('"previous" is disabled at the first sentence, "next" at the last (V-AUD-12, V-AUD-13)', async () => {
  const { person } = await open()
  await sentence(1)
  const [back, on] = [await button('Poprzednie zdanie'), await button('Następne zdanie')]
  expect(back).toBeDisabled()
  await person.click(on)
  expect(back).toBeEnabled()
  await person.click(on)
  expect(on).toBeDisabled()
  await person.click(back)
  expect(await sentence(2)).toHaveAttribute('aria-current', 'true')
})

test('repeat and shuffle are toggles, and repeat restarts the lesson (V-AUD-04, V-AUD-05, V-AUD-06)', async () => {
  const { person } = await open()
  await person.click(await sentence(3))
  await heardLast('native-3')
  const shuffle = await button('Losowa kolejność')
  await person.click(shuffle)
  expect(shuffle).toHaveAttribute('aria-pressed', 'true')
  const first = within(screen.getByRole('list', { name: 'Zdania lekcji' })).getAllByRole('button')[0]
  expect(first).toHaveTextContent('Sentence 3.')
  await person.click(shuffle)
  const repeat = await button('Powtarzaj lekcję')
  await person.click(repeat)
  expect(repeat).toHaveAttribute('aria-pressed', 'true')
  for (let part = 0; part < 4; part += 1) await playing.end()
  expect(playing.heard).toEqual(['native-3', '2 s', 'foreign-3', '2 s', 'native-1'])
})

test('without repeat playback ends, and play restarts it (V-AUD-08)', async () => {
  const { person } = await open({ getLessonRecordings: { data: [track(1, { exampleRecording: null })] } })
  await person.click(await sentence(1))
  await heardLast('foreign-1')
  await playing.end()
  expect(await screen.findByText('To już wszystkie zdania')).toBeVisible()
  expect(await button('Odtwórz')).toBeEnabled()
})

test('the break is set from 3 to 10 seconds and saved (V-AUD-14, V-AUD-16)', async () => {
  emulateWideScreen()
  const saved = learner()
  const { api } = await open({
    patchUserMetadata: {
      ...saved,
      userMetadata: {
        ...saved.userMetadata,
        preferences: { ...saved.userMetadata.preferences, audioModeBreakBetweenSentances: 8 },
      },
    },
  })
  const slider = await screen.findByRole('slider', { name: 'Przerwa między zdaniami' })
  expect(slider).toHaveValue('5')
  for (const [name, value] of Object.entries({ min: '3', max: '10', step: '1' }))
    expect(slider).toHaveAttribute(name, value)
  fireEvent.change(slider, { target: { value: '7' } })
  fireEvent.change(slider, { target: { value: '8' } })
  await waitFor(() =>
    expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'preferences', payload: { audioModeBreakBetweenSentances: 8 } },
    ]),
  )
  await waitFor(() => expect(session.preferences.audioModeBreakBetweenSentances).toBe(8))
})

test('three and four seconds have the "few" plural form, larger numbers the "many" form (V-AUD-15)', async () => {
  emulateWideScreen()
  await open({ patchUserMetadata: learner() })
  const slider = await screen.findByRole('slider', { name: 'Przerwa między zdaniami' })
  const said = [3, 4, 5, 6, 7, 8, 9, 10].map((value) => {
    fireEvent.change(slider, { target: { value: String(value) } })
    return slider.getAttribute('aria-valuetext')?.replace('\u00a0', ' ')
  })
  expect(said).toEqual(['3 sekundy', '4 sekundy', ...[5, 6, 7, 8, 9, 10].map((value) => `${value} sekund`)])
})

test('on phones the sentence mode is chosen in a sheet (V-AUD-10)', async () => {
  const { person } = await open()
  await person.click(await button(/^Po polsku, potem po angielsku/))
  const sheet = within(screen.getByRole('dialog', { name: 'Ustawienia' }))
  await person.click(sheet.getByRole('radio', { name: 'Tylko po angielsku' }))
  await person.keyboard('{Escape}')
  await person.click(await sentence(1))
  await heardLast('foreign-1')
  await playing.end()
  expect(playing.heard).toEqual(['foreign-1', '5 s'])
})

test('without native recordings only the foreign language can be played (V-AUD-11)', async () => {
  emulateWideScreen()
  await open({ getLessonRecordings: { data: [track(1, { exampleRecording: null })] } })
  await sentence(1)
  expect(screen.getByRole('radio', { name: 'Tylko po angielsku' })).toBeChecked()
  expect(screen.getByRole('radio', { name: /^Po polsku/ })).toBeDisabled()
})

test('at rate 1 a label replaces the number (P-AUDIO-02)', async () => {
  emulateWideScreen()
  const { person } = await open()
  const rate = await button(/^Tempo nagrań/)
  expect(rate).toHaveTextContent('Zwykłe')
  expect(rate).not.toHaveTextContent('×')
  await person.click(rate)
  expect(rate).toHaveTextContent('0,9×')
})

test('a lesson in another language than the target language plays in its own language', async () => {
  await open({ getCourse: { data: [course({ targetLang: 'DE' })] } })
  const [card] = within(await screen.findByRole('list', { name: 'Zdania lekcji' })).getAllByRole('button')
  expect(within(card as HTMLElement).getByText('Sentence 1.')).toHaveAttribute('lang', 'de')
})

test('a double click on play sets rate 2 (V-AUD-17, P-AUDIO-06)', async () => {
  const { person } = await open()
  await sentence(1)
  await person.dblClick(await button('Odtwórz'))
  await heardLast('native-1')
  expect([audio.rate, playing.rate()]).toEqual([2, 2])
})

test('one press pauses immediately and stays paused, and only a quick second one plays fast (V-AUD-17, P-AUDIO-03, P-AUDIO-04)', async () => {
  await open()
  fireEvent.click(await sentence(1))
  await heardLast('native-1')
  jest.useFakeTimers()
  const press = () => fireEvent.click(screen.getByRole('button', { name: /^(Odtwórz|Wstrzymaj)$/ }))
  press()
  expect(screen.getByText('Wstrzymane')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(DOUBLE_CLICK_DELAY))
  expect(screen.getByText('Wstrzymane')).toBeVisible()
  press()
  await act(() => jest.advanceTimersByTimeAsync(DOUBLE_CLICK_DELAY))
  expect(screen.queryByText('Wstrzymane')).not.toBeInTheDocument()
  expect(audio.rate).toBe(1)
  press()
  press()
  expect(screen.queryByText('Wstrzymane')).not.toBeInTheDocument()
  expect(audio.rate).toBe(2)
})

test('Space pauses, and arrow keys move between sentences', async () => {
  const { person } = await open()
  await person.click(await sentence(1))
  await heardLast('native-1')
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await person.keyboard('{ArrowRight}')
  await heardLast('native-2')
  await person.keyboard(' ')
  expect(await button('Odtwórz')).toBeVisible()
  await person.keyboard('{ArrowLeft}')
  expect(await sentence(1)).toHaveAttribute('aria-current', 'true')
})

test('another sound in the product stops the player, and so does leaving the page', async () => {
  const { person, unmount } = await open()
  await person.click(await sentence(1))
  await heardLast('native-1')
  await playing.other()
  expect(await button('Odtwórz')).toBeVisible()
  await person.click(await sentence(2))
  await heardLast('native-2')
  unmount()
  expect(audio.current).toBeNull()
})

test('a reload resumes at the current sentence', async () => {
  const { person, unmount } = await open()
  await person.click(await sentence(2))
  await person.click(await button('Powtarzaj lekcję'))
  unmount()
  await open()
  expect(await sentence(2)).toHaveAttribute('aria-current', 'true')
  expect(await button('Powtarzaj lekcję')).toHaveAttribute('aria-pressed', 'true')
  expect(await button('Odtwórz')).toBeVisible()
})

test('an invalid stored position is ignored', async () => {
  sessionStorage.setItem(
    sessionKeys.audioPlace,
    '{"address":"/course/c1/lesson/l1/audio-mode","place":{"track":2}}',
  )
  await open()
  expect(await sentence(1)).toHaveAttribute('aria-current', 'true')
})

test('the lock screen shows the sentence, and its buttons work', async () => {
  const handlers = new Map<string, (() => void) | null>()
  const mediaSession = {
    metadata: null as { title: string; artist: string } | null,
    playbackState: 'none',
    setActionHandler: (action: string, act: (() => void) | null) => handlers.set(action, act),
  }
  Object.assign(globalThis, {
    MediaMetadata: class {
      constructor(init: object) {
        Object.assign(this, init)
      }
    },
  })
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession })
  const { person, unmount } = await open()
  await person.click(await sentence(1))
  await heardLast('native-1')
  expect(mediaSession.metadata).toMatchObject({
    title: 'Sentence 1.',
    artist: 'Uprzejme prośby',
    album: 'Angielski na co dzień',
    artwork: [expect.objectContaining({ src: '/icons/apple-touch.png' })],
  })
  expect([mediaSession.playbackState, handlers.get('previoustrack')]).toEqual(['playing', null])
  act(() => handlers.get('nexttrack')?.())
  await heardLast('native-2')
  act(() => handlers.get('pause')?.())
  await waitFor(() => expect(mediaSession.playbackState).toBe('paused'))
  unmount()
  expect([mediaSession.metadata, handlers.get('play')]).toEqual([null, null])
  Reflect.deleteProperty(navigator, 'mediaSession')
})

test.each([
  ['says so itself', { getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } }],
  ['is refused', { getLesson: failure(403) }],
  ['has its recordings refused', { getLessonRecordings: failure(403) }],
])('a lesson without access that %s shows how to get access (V-AUD-18)', async (_, api) => {
  await open(api)
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Odtwórz' })).not.toBeInTheDocument()
})

test('a missing lesson and one without recordings show a note, and a failed load can be retried', async () => {
  const { unmount } = await open({ getLesson: { data: [], metadata: { total: 0 } } })
  expect(await screen.findByRole('heading', { name: 'Nie ma takiej lekcji' })).toBeVisible()
  unmount()
  const empty = await open({ getLessonRecordings: { data: [] } })
  expect(await screen.findByRole('heading', { name: 'Ta lekcja nie ma jeszcze nagrań' })).toBeVisible()
  empty.unmount()
  const { api, person } = await open({ getLessonRecordings: failure(0) })
  await button('Spróbuj ponownie')
  api.answer(answers())
  await person.click(await button('Spróbuj ponownie'))
  expect(await sentence(1)).toBeVisible()
})

test('recordings that fail to load are reported', async () => {
  const lost = [11, 12, 13].map((order) => track(order, { exampleRecording: null }))
  const { person } = await open({ getLessonRecordings: { data: lost }, getRecording: failure(0) })
  await person.click(await sentence(1))
  for (const seconds of [1, 2]) {
    await waitFor(() => expect(playing.heard).toHaveLength(seconds))
    await playing.end()
  }
  expect(await screen.findByText(/Nagrań nie da się teraz odtworzyć/)).toBeVisible()
})

test('a lesson can be played in its repetition too, and closing returns to the exercises', async () => {
  const { person } = await renderPage(<RepetitionAudioModePage />, {
    route: 'repetitionLessonAudioMode',
    at: paths.repetitionLessonAudioMode({ lessonId: 'l1' }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: answers(),
  })
  await person.click(await sentence(2))
  await heardLast('native-2')
  expect(screen.getByText(/Angielski na co dzień, tryb audio, 3.zdania/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zamknij tryb audio' })).toHaveAttribute('href', '/exercises')
})

test.each([
  [
    'a course',
    <LessonAudioModePage />,
    'lessonAudioMode',
    paths.lessonAudioMode({ courseId: 'c1', lessonId: 'l1' }),
  ],
  [
    'a repetition',
    <RepetitionAudioModePage />,
    'repetitionLessonAudioMode',
    paths.repetitionLessonAudioMode({ lessonId: 'l1' }),
  ],
] as const)(
  'a lesson of %s links to the selection of several lessons with itself preselected (V-RAUD-07)',
  async (_, page, route, at) => {
    const options = { route, at, texts: { namespace: 'vocabulary', loader: texts }, api: answers() } as const
    const { unmount } = await renderPage(page, options)
    const more = { name: 'Posłuchaj kilku lekcji po kolei' }
    expect(await screen.findByRole('link', more)).toHaveAttribute('href', '/repetition/audio?lessonId=l1')
    unmount()
    await renderPage(page, { ...options, unreleased: ['repetitionAudio'] })
    await sentence(1)
    expect(screen.queryByRole('link', more)).not.toBeInTheDocument()
  },
)

test('the page is accessible and available in English', async () => {
  emulateWideScreen()
  await open({}, 'en')
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.getByText('In Polish, then in English')).toBeVisible()
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations).toEqual([])
})
