import { paths } from '@mowka/contract/routes'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { audio } from '@mowka/kernel/platform/study'
import { soundRest } from '@mowka/kernel/storage'
import { failure, learner, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import { listeningSpeed } from '../../modes/listening/listening-speed'
import { texts } from '../../pages'
import { type Answers, eventOf, lessonApi, sentences, writer } from '../shared/lesson.fixture'
import { ListeningPage } from './lesson-pages.fixture'

const place = { courseId: 'c1', lessonId: 'l1' }
const open = (api: Answers = {}, user = writer()) =>
  renderPage(<ListeningPage />, {
    route: 'trainerListening',
    at: paths.trainerListening(place),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), ...api },
    user,
  })
const learnerOf = (kinds: { fullSentence: boolean; gaps: boolean; blocks: boolean }) => {
  const user = learner()
  const preferences = { ...defaultPreferences, listeningAndWritingActivities: kinds }
  return { ...user, userMetadata: { ...user.userMetadata, preferences } }
}
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })

let refusal: DOMException | null
const play = jest.fn()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  refusal = null
  play.mockReset()
  listeningSpeed.choose(1)
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    play(this.playbackRate)
    if (refusal) throw refusal
  })
})
afterEach(() => {
  act(() => audio.stop())
  audio.setRate(1)
  jest.restoreAllMocks()
})

test('a sentence plays when shown, is written down, and appears in Polish only after the check (L-TRN-51, L-TRN-36, L-TRN-37)', async () => {
  const { person, api } = await open()
  expect(await screen.findByText('Zapisz po angielsku to, co słyszysz')).toBeVisible()
  await waitFor(() => expect(api.sent('getRecording')[0]?.params.id).toBe('r-answer'))
  await waitFor(() => expect(audio.current).toBe('r-answer'))
  expect(button('Zatrzymaj nagranie')).toBeVisible()
  expect(screen.queryByText('Jestem w domu.')).not.toBeInTheDocument()
  expect(screen.queryByText('I am at home.')).not.toBeInTheDocument()

  await person.type(await box(), 'I am at home.{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  expect(screen.getByText('Jestem w domu.')).toHaveAttribute('lang', 'pl')
  await person.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByText('2 / 3', { exact: false })).toBeVisible())
  await waitFor(() => expect(audio.current).toBe('r-answer'))

  const payloads = api
    .sent('postProgress')
    .map(eventOf)
    .filter(({ name }) => name.startsWith('EXAMPLE_'))
    .map(({ payload }) => `${payload.learningMode} ${payload.learningExerciseType}`)
  expect(payloads).toHaveLength(4)
  expect(new Set(payloads)).toEqual(new Set(['LISTENING LISTENING_FULL_SENTENCE']))
})

test('a sentence can be replayed, rewound, looped, slowed down and controlled by keyboard (L-TRN-51)', async () => {
  const { person } = await open()
  const field = await box()
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  await person.click(button('Zatrzymaj nagranie'))
  expect(audio.current).toBeNull()
  await person.click(button('Odtwórz nagranie'))
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))

  await person.type(field, 'I am{Control>}[Space]{/Control}')
  expect(audio.current).toBeNull()
  await person.keyboard('{Control>}[Space]{/Control}')
  await waitFor(() => expect(play).toHaveBeenCalledTimes(3))
  expect(field).toHaveFocus()
  expect(field).toHaveValue('I am')

  await person.click(button('Powtarzaj nagranie'))
  expect(audio.isRepeating).toBe(true)
  await person.type(field, ' home{Enter}')
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  expect(audio.isRepeating).toBe(false)
})

test('play waits for a second press, which plays slowly; stop is immediate (P-AUDIO-03, P-AUDIO-05, C01)', async () => {
  const { person } = await open()
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  await person.click(button('Zatrzymaj nagranie'))
  await person.dblClick(button('Odtwórz nagranie'))
  await waitFor(() => expect(play).toHaveBeenCalledTimes(2))
  expect(play).toHaveBeenLastCalledWith(0.79)
  expect(audio.rate).toBe(1)
})

test('the listening speed carries over to the next sentence and lesson and affects nothing else (P-AUDIO-01, L-TRN-41)', async () => {
  const { person, unmount } = await open()
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  await person.click(screen.getByRole('radio', { name: '0,5×' }))
  await person.click(button('Zatrzymaj nagranie'))
  await person.click(button('Odtwórz nagranie'))
  await waitFor(() => expect(play).toHaveBeenLastCalledWith(0.5))
  expect(audio.rate).toBe(1)
  unmount()

  await open()
  await waitFor(() => expect(play).toHaveBeenCalledTimes(3))
  expect(play).toHaveBeenLastCalledWith(0.5)
  expect(screen.getByRole('radio', { name: '0,5×' })).toBeChecked()
  await act(async () => void audio.play('r-home'))
  await waitFor(() => expect(play).toHaveBeenLastCalledWith(1))
})

test('if the browser requires a gesture before playback, the play button explains it and has the focus (L-TRN-51)', async () => {
  refusal = new DOMException('no', 'NotAllowedError')
  const { person } = await open()
  expect(await screen.findByText('Naciśnij, żeby posłuchać')).toBeVisible()
  await waitFor(() => expect(button('Odtwórz nagranie')).toHaveFocus())
  refusal = null
  await person.keyboard('{Enter}')
  await waitFor(() => expect(audio.current).toBe('r-answer'))
  expect(screen.queryByText('Naciśnij, żeby posłuchać')).not.toBeInTheDocument()
})

test('a sentence without a recording can be continued in writing', async () => {
  const { person, address, platform } = await open(
    lessonApi(sentences.map((each) => ({ ...each, answerRecording: null }))),
  )
  expect(await screen.findByText('To zdanie nie ma nagrania')).toBeVisible()
  await person.click(button('Ćwicz w\u00a0pisaniu'))
  expect(address()).toBe(paths.trainerWriting(place))
  expect(platform.track).toHaveBeenCalledWith(
    'MODE_CHANGED_ON_TRAINER',
    expect.objectContaining({ learningMode: 'WRITING' }),
  )
  expect(soundRest.until()).toBeNull()
})

test('a recording that fails to load can be loaded again', async () => {
  const { person, api } = await open({
    ...lessonApi([exercise({ answerRecording: 'r-late' })]),
    getRecording: failure(500),
  })
  expect(await screen.findByText('Nie udało się odtworzyć nagrania')).toBeVisible()
  api.answer({ getRecording: undefined })
  await person.click(button('Spróbuj ponownie'))
  await waitFor(() => expect(play).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Nie udało się odtworzyć nagrania')).not.toBeInTheDocument()
})

test(`"I can't listen now" continues in writing, pauses listening for 20 minutes and can be undone`, async () => {
  const { person, address, platform, api } = await open()
  await box()
  await person.click(button('Nie mogę teraz słuchać'))
  expect(address()).toBe(paths.trainerWriting(place))
  expect(soundRest.until()).not.toBeNull()
  const [kind, text, options] = platform.notify.mock.calls.at(-1) ?? []
  expect(kind).toBe('info')
  expect(text).toMatch(/teraz napisać\. Słuchanie wróci za 20\sminut/)
  expect(api.sent('postProgress').map(eventOf)).not.toContainEqual(
    expect.objectContaining({ name: 'EXAMPLE_SUCCESS' }),
  )
  act(() => options.action.onSelect())
  expect(address()).toBe(paths.trainerListening(place))
  expect(soundRest.until()).toBeNull()
})

test("while listening rests, the page offers it but doesn't start", async () => {
  soundRest.begin()
  const { person, api } = await open()
  expect(
    await screen.findByRole('heading', { name: /^Ćwiczenia ze słuchu wrócą o\s\d\d:\d\d$/ }),
  ).toBeVisible()
  expect(api.sent('getNextExercise')).toHaveLength(0)
  await person.click(button('Już mogę słuchać'))
  expect(await box()).toBeVisible()
  expect(soundRest.until()).toBeNull()
})

test('words of the sentence are hidden before the check', async () => {
  const home = { _id: 'w1', answer: 'home', example: 'dom' }
  const { person } = await open(lessonApi([{ ...sentences[0], ...exercise({ words: [home] }) }, exercise()]))
  await box()
  await person.click(screen.getByText('Słówka z tej lekcji'))
  expect(screen.queryByRole('button', { name: 'Odtwórz: home' })).not.toBeInTheDocument()
  await person.type(await box(), 'I{Enter}')
  expect(await screen.findByRole('button', { name: 'Odtwórz: home' })).toBeInTheDocument()
})

test('listening has the exercise kinds of writing, with its own tasks and settings (L-TRN-09, L-TRN-54, L-TRN-56)', async () => {
  // A random generator that always picks the last eligible kind: gaps with blocks.
  jest.spyOn(Math, 'random').mockReturnValue(0.99)
  const gapped = exercise({ gaps: [{ ranges: [{ start: 2, end: 4 }] }] })
  // Another gap of the lesson provides the wrong blocks.
  const other = exercise({
    _id: 'e2',
    answer: 'You are at home.',
    gaps: [{ ranges: [{ start: 4, end: 7 }] }],
  })
  const { person, api } = await open(
    lessonApi([gapped, other]),
    learnerOf({ fullSentence: false, gaps: true, blocks: true }),
  )
  expect(await screen.findByText('Wstaw słowa, które słyszysz')).toBeVisible()
  const pool = screen.getByRole('group', { name: 'Słowa do wyboru' })
  expect(within(pool).getByRole('button', { name: 'are' })).toBeVisible()
  await person.click(within(pool).getByRole('button', { name: 'am' }))
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  const attempt = api
    .sent('postProgress')
    .map(eventOf)
    .find(({ name }) => name === 'EXAMPLE_ATTEMPT')
  expect(attempt?.payload.learningExerciseType).toBe('LISTENING_FILL_THE_GAP_CHOOSE_BLOCKS')
  await person.click(button('Więcej: ustawienia i\u00a0wskazówki'))
  await person.click(await screen.findByRole('button', { name: 'Rodzaje ćwiczeń' }))
  expect(await screen.findByRole('switch', { name: 'Luki' })).toBeVisible()
})
