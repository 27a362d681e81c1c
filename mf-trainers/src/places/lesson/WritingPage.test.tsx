import { paths, type RouteName } from '@mowka/contract/routes'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { failure, renderPage } from '@mowka/testing'
import { outboxCall } from '@mowka/web/api'
import { screen, waitFor, within } from '@testing-library/react'
import { userNote } from '../../helps/drawer/drawer.fixture'
import { texts } from '../../pages'
import { type Answers, course, eventOf, lesson, lessonApi, sentences, writer } from '../shared/lesson.fixture'
import { WritingPage } from './lesson-pages.fixture'

const at = paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' })
const inCourse = paths.courseDetails({ courseId: 'c1' }, { hash: 'l1' })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

const open = (api: Answers = {}, user = writer(), unreleased: readonly RouteName[] = []) =>
  renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at,
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), ...api },
    user,
    unreleased,
  })

const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const sentence = (text: string) => screen.findByText(text)

test('a lesson can be completed with a corrected answer, a hint and a skip (L-TRN-20, L-TRN-24, L-TRN-29, L-TRN-37, L-TRN-52)', async () => {
  const { person, api, address } = await open()

  // The first sentence: wrong, the difference, a retry, right.
  expect(await screen.findByRole('heading', { level: 1, name: 'W\u00a0domu' })).toBeVisible()
  await sentence('Jestem w domu.')
  expect(screen.getByText('1 / 3', { exact: false })).toBeVisible()
  expect(button('Sprawdź')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Pomiń')).toHaveAttribute('aria-disabled', 'true')
  await person.type(await box(), 'I is at home.')
  await person.click(button('Sprawdź'))
  expect(await screen.findByText('Jeszcze nie. Popraw 1 miejsce')).toBeVisible()
  const result = screen.getByText('Jeszcze nie. Popraw 1 miejsce').closest('[role="status"]') as HTMLElement
  expect(within(result).getByText('is', { selector: 'del' })).toBeVisible()
  expect(within(result).getByText('am', { selector: 'ins' })).toBeVisible()
  expect(within(result).getByText('at').tagName).toBe('STRONG')
  await person.click(button('Spróbuj ponownie'))
  expect(screen.queryByText('Jeszcze nie. Popraw 1 miejsce')).not.toBeInTheDocument()
  await person.clear(await box())
  await person.type(await box(), 'I am at home.')
  await person.click(button('Sprawdź'))
  expect(await screen.findByText('Dobrze')).toBeVisible()
  await person.click(button('Dalej'))

  // The second sentence is answered with a hint.
  await sentence('Mam psa.')
  await person.click(button('Podpowiedź, zostały 3'))
  expect(await box()).toHaveValue('I')
  expect(screen.getByText('Następne słowo:').parentElement).toHaveTextContent('Następne słowo: I')
  expect(button('Podpowiedź, zostały 2')).toBeVisible()
  await person.type(await box(), ' have a dog.')
  await person.keyboard('{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Dalej' }))

  // The third: wrong and skipped.
  await sentence('Idę spać.')
  await person.type(await box(), 'I go')
  await person.click(button('Sprawdź'))
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  await person.click(button('Pomiń'))

  // The end: the celebration, then the hard sentences.
  expect(await screen.findByRole('heading', { level: 1, name: /^Lekcja ukończona/ })).toBeVisible()
  const hard = await screen.findByRole('region', { name: '1\u00a0trudne zdanie' })
  expect(within(hard).getByText('I am at home.')).toBeVisible()
  // Two right in a row before the third was skipped.
  expect(screen.getByText('dobre z rzędu')).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'Wróć do kursu' }))
  expect(address()).toBe(inCourse)

  const events = api.sent('postProgress').map(eventOf)
  expect(events.map(({ name, payload }) => `${name} ${payload.exerciseId ?? ''}`.trim())).toEqual([
    'LESSON_STARTED',
    'EXAMPLE_DISPLAYED e1',
    'EXAMPLE_ATTEMPT e1',
    'EXAMPLE_ATTEMPT e1',
    'EXAMPLE_SUCCESS e1',
    'EXAMPLE_DISPLAYED e2',
    'EXAMPLE_ATTEMPT e2',
    'EXAMPLE_SUCCESS e2',
    'EXAMPLE_DISPLAYED e3',
    'EXAMPLE_ATTEMPT e3',
    'EXAMPLE_SUCCESS e3',
    'LESSON_FINISHED',
  ])
  expect(events[2]?.payload).toEqual({
    exerciseOrder: 0,
    exerciseId: 'e1',
    learningExerciseType: 'WRITING_FULL_SENTENCE',
    learningMode: 'WRITING',
    userInput: 'I is at home.',
    expectedResult: 'I am at home.',
  })
  expect(
    events.filter(({ name }) => name === 'EXAMPLE_SUCCESS').map(({ payload }) => payload.successForced),
  ).toEqual([false, false, true])
  expect(api.sent('checkAttempt')[0]?.body).toEqual({
    check: true,
    userInput: 'I is at home.',
    exerciseId: 'e1',
    lang: 'ENG',
    simplifiedCheck: false,
  })
})

test('Enter checks, retries and continues (L-TRN-13)', async () => {
  const { person } = await open()
  await person.type(await box(), 'I am{Enter}')
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  await person.keyboard('{Enter}')
  await person.type(await box(), ' at home.{Enter}')
  await screen.findByText('Dobrze')
  await person.keyboard('{Enter}')
  expect(await sentence('Mam psa.')).toBeVisible()
})

test('after a right last answer the lesson ends on its own when playback ends (L-TRN-23, C67), and a finished course is announced (L-TRN-16, L-TRN-28)', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    setTimeout(() => this.dispatchEvent(new Event('ended')))
  })
  const { person } = await open({
    ...lessonApi(sentences.slice(0, 1)),
    getCourseFinished: { isFinished: true },
  })
  await person.type(await box(), 'I am at home.{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  expect(
    await screen.findByRole('heading', { level: 1, name: /^Kurs ukończony/ }, { timeout: 10_000 }),
  ).toBeVisible()
})

test("if the device doesn't know the lesson, an answer that can't be saved blocks the next sentence", async () => {
  const server = { ...lessonApi(), getLessonExercises: failure(500) }
  const { person, api } = await open(server)
  await person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await waitFor(() => expect(api.sent('postProgress')).toHaveLength(3))
  api.answer({ postProgress: failure(0) })
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Nie ma połączenia')).toBeVisible()
  expect(screen.getByText(/Twoja odpowiedź czeka bezpiecznie/)).toBeVisible()
  expect(screen.queryByText('Mam psa.')).not.toBeInTheDocument()

  const failed = api.sent('postProgress').map(eventOf).at(-1)
  api.answer({ postProgress: server.postProgress })
  await person.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await sentence('Mam psa.')).toBeVisible()
  const successes = api
    .sent('postProgress')
    .map(eventOf)
    .filter(({ name }) => name === 'EXAMPLE_SUCCESS')
  expect(new Set(successes.map(({ eventId }) => eventId))).toEqual(new Set([failed?.eventId]))
})

test('a failed check shows a notice and leaves the answer unchanged (L-TRN-21)', async () => {
  const { person, platform } = await open({ checkAttempt: failure(500) })
  await person.type(await box(), 'I am at home.{Enter}')
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('sprawdzić')),
  )
  expect(await box()).toHaveValue('I am at home.')
  expect(button('Sprawdź')).toBeEnabled()
})

test('a hint leaves a wrong word in place, selects it and shows the right one next to it', async () => {
  const { person } = await open()
  await person.type(await box(), 'I is at home.')
  await person.click(button('Podpowiedź, zostały 3'))
  const field = (await box()) as HTMLTextAreaElement
  expect(field).toHaveValue('I is at home.')
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('is')
  expect(screen.getByText('Zamiast „is”:').parentElement).toHaveTextContent('Zamiast „is”: a· (2 litery)')
  await person.keyboard('am{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  expect(screen.queryByText('Zamiast', { exact: false })).not.toBeInTheDocument()
})

test('a hint without help to offer shows a notice and costs nothing (L-HINT-04, L-HINT-10)', async () => {
  const { person, platform } = await open()
  await person.type(await box(), 'i am at home')
  await person.click(button('Podpowiedź, zostały 3'))
  expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('Nie znaleźliśmy podpowiedzi'))
  await person.clear(await box())
  for (const left of ['zostały 3', 'zostały 2', 'została 1'])
    await person.click(button(`Podpowiedź, ${left}`))
  expect(button('Podpowiedź, zostało 0')).toHaveAttribute('aria-disabled', 'true')
})

test('an exercise shows its style unless it is neutral', async () => {
  const [first, second, ...others] = sentences.map((each) => ({ ...each, register: 'NEUTRAL' as const }))
  if (!first || !second) throw new Error('The lesson has too few sentences')
  const { person } = await open(lessonApi([first, { ...second, register: 'FORMAL' }, ...others]))
  await sentence('Jestem w domu.')
  expect(screen.queryByText(/^Styl:/)).not.toBeInTheDocument()
  await person.type(await box(), 'I am at home.{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Dalej' }))
  await sentence('Mam psa.')
  expect(screen.getByText('Styl: formalny')).toBeVisible()
})

test('a dismissed tip stays hidden for its exercise type (L-TRN-04, L-TRN-05, P-STORE-08)', async () => {
  const first = await open()
  expect(await screen.findByText('Przetłumacz zdanie na angielski')).toBeVisible()
  await first.person.click(button('Rozumiem'))
  expect(screen.queryByText(/Wielkie litery/)).not.toBeInTheDocument()
  first.unmount()
  await open()
  await box()
  expect(screen.queryByText(/Wielkie litery/)).not.toBeInTheDocument()
  expect(localStorage.getItem(localKeys.exerciseDescriptionDismissed('WRITING_FULL_SENTENCE'))).toBe('true')
})

test('a tip stays through the first right answer and disappears with the next exercise (L-TRN-05)', async () => {
  const { person } = await open()
  await person.type(await box(), 'I{Enter}')
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  expect(localStorage.getItem(localKeys.exerciseDescriptionDismissed('WRITING_FULL_SENTENCE'))).toBeNull()
  await person.keyboard('{Enter}')
  await person.clear(await box())
  await person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  expect(screen.getByText(/Wielkie litery/)).toBeVisible()
  await person.keyboard('{Enter}')
  await sentence('Mam psa.')
  expect(screen.queryByText(/Wielkie litery/)).not.toBeInTheDocument()
})

test('the mode selector cycles, tracks, stores the last mode and replaces the page (L-TRN-01, L-REC-02, P-TRACK-09, C15)', async () => {
  const { person, platform, address, api } = await open()
  await box()
  expect(button('Poprzedni tryb: Wymowa')).toBeVisible()
  await person.click(button('Następny tryb: Podgląd treści'))
  expect(address()).toBe(paths.trainerContentPreview({ courseId: 'c1', lessonId: 'l1' }))
  expect(platform.track).toHaveBeenCalledWith('MODE_CHANGED_ON_TRAINER', {
    lang: 'ENG',
    courseId: 'c1',
    lessonId: 'l1',
    learningMode: 'CONTENT_PREVIEW',
  })
  await waitFor(() =>
    expect(api.sent('postProgress').map(eventOf)).toContainEqual(
      expect.objectContaining({
        name: 'LESSON_MODE_SELECTED',
        courseId: 'c1',
        payload: { learningMode: 'CONTENT_PREVIEW' },
      }),
    ),
  )
})

test('the mode selector leaves out unreleased modes (L-TRN-02)', async () => {
  await open({}, writer(), ['trainerSpeaking', 'trainerListening'])
  await box()
  expect(button('Poprzedni tryb: Podgląd treści')).toBeVisible()
  expect(button('Następny tryb: Podgląd treści')).toBeVisible()
})

test('the list of hints is a dialog of the drawer, and a full-screen hint opens in a window (L-TRN-07, L-TRN-18, L-HINT-11, L-HINT-12)', async () => {
  const { person, api } = await open()
  await box()
  await person.click(button('Więcej: ustawienia i\u00a0wskazówki'))
  const drawer = await screen.findByRole('dialog', { name: 'Więcej' })
  await person.click(within(drawer).getByRole('button', { name: 'Wskazówki z\u00a0tej lekcji' }))
  const list = await screen.findByRole('dialog', { name: 'Wskazówki z\u00a0tej lekcji' })
  expect(within(list).getByText('Do tego zdania')).toBeVisible()
  await person.click(within(list).getByRole('button', { name: 'Otwórz wskazówkę 2' }))
  expect(await screen.findByRole('dialog', { name: 'Wskazówka' })).toHaveTextContent('Tabela odmiany')
  expect(api.sent('getLessonHints')[0]).toMatchObject({ params: { id: 'l1' }, query: { activeOnly: 'true' } })
})

test('the glossary of the lesson is a dialog of the drawer (L-TRN-06, L-TRN-18)', async () => {
  const { person } = await open()
  await box()
  await person.click(button('Więcej: ustawienia i\u00a0wskazówki'))
  await person.click(await screen.findByRole('button', { name: 'Słówka z\u00a0tej lekcji' }))
  const glossary = await screen.findByRole('dialog', { name: 'Słówka z\u00a0tej lekcji' })
  expect(within(glossary).getByText('home')).toBeVisible()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(glossary).not.toBeInTheDocument())
  expect(screen.getByRole('dialog', { name: 'Więcej' })).toBeVisible()
})

test('notes and reports can be written in the drawer, and Enter continues the exercise afterwards (L-TRN-08, L-TRN-18)', async () => {
  const { person, api } = await open({ createUserNote: userNote(), reportExercise: { reported: true } })
  await person.type(await box(), 'I am')
  await person.click(button(/^Więcej/))
  await person.click(await screen.findByRole('button', { name: 'Dodaj notatkę' }))
  await person.type(
    await screen.findByRole('textbox', { name: 'Twoja notatka' }),
    'Bez the.{Control>}{Enter}',
  )
  await waitFor(() => expect(api.sent('createUserNote')).toHaveLength(1))
  await person.click(button('Zgłoś błąd w\u00a0zdaniu'))
  await person.type(await screen.findByRole('textbox', { name: 'Co jest nie tak?' }), 'Literówka')
  await person.click(button('Wyślij'))
  expect(await sentence('Zgłoszenie wysłane. Dziękujemy!')).toBeVisible()
  await person.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await box()).toHaveValue('I am')
  expect(api.sent('checkAttempt')).toEqual([])
})

test('after a wrong answer a full-screen hint is a button in the result (L-HINT-12)', async () => {
  const hints = [{ _id: 'h', content: '<p>Tabela odmiany</p>', isFullScreen: true, exercises: ['e1'] }]
  const { person } = await open({ getLessonHints: { data: hints } })
  await person.type(await box(), 'I{Enter}')
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  expect(screen.queryByText('Tabela odmiany')).not.toBeInTheDocument()
  await person.click(button('Otwórz wskazówkę 1'))
  expect(await screen.findByRole('dialog', { name: 'Wskazówka' })).toHaveTextContent('Tabela odmiany')
})

test('exercise settings require at least one kind and are saved (L-TRN-09, L-TRN-47)', async () => {
  const { person, api } = await open({ patchUserMetadata: writer() })
  await box()
  await person.click(button('Więcej: ustawienia i\u00a0wskazówki'))
  await person.click(await screen.findByRole('button', { name: 'Rodzaje ćwiczeń' }))
  expect(await screen.findByRole('switch', { name: 'Całe zdania' })).toBeDisabled()
  await person.click(screen.getByRole('switch', { name: 'Luki' }))
  expect(screen.getByRole('switch', { name: 'Całe zdania' })).toBeEnabled()
  expect(api.sent('patchUserMetadata')[0]?.body).toEqual({
    action: 'preferences',
    payload: { listeningAndWritingActivities: { fullSentence: true, gaps: true, blocks: false } },
  })
})

test('the words of the lesson are below the exercise (L-TRN-06)', async () => {
  const { person } = await open()
  await box()
  await person.click(screen.getByText('Słówka z tej lekcji'))
  expect(await screen.findByRole('button', { name: 'Odtwórz: home' })).toBeInTheDocument()
})

test('the first lesson of a course is explained once, after its first sentence (L-TRN-11)', async () => {
  const api: Answers = { getCourse: { data: [{ ...course, lessons: [{ lessonId: 'l1', order: 1 }] }] } }
  const answerFirst = async ({ person }: Awaited<ReturnType<typeof open>>) => {
    await sentence('Jestem w domu.')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await person.type(await box(), 'I am at home.')
    await person.click(button('Sprawdź'))
    await person.click(await screen.findByRole('button', { name: 'Dalej' }))
    await sentence('Mam psa.')
  }
  const first = await open(api)
  await answerFirst(first)
  const sheet = await screen.findByRole('dialog', { name: 'Twoja pierwsza lekcja' })
  await first.person.click(within(sheet).getByRole('button', { name: 'Uczę się dalej' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  first.unmount()
  await answerFirst(await open(api))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test("the first lesson of a course isn't explained if another lesson was finished before (L-TRN-11, U30)", async () => {
  const summary = {
    courseId: 'c9',
    startedAt: null,
    finishedAt: null,
    progress: 0,
    finishedLessons: 1,
    totalLessons: 2,
  }
  const { api } = await open({
    getCourse: { data: [{ ...course, lessons: [{ lessonId: 'l1', order: 1 }] }] },
    getProgress: [summary],
  })
  await sentence('Jestem w domu.')
  await waitFor(() => expect(api.sent('getProgress')).toHaveLength(1))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a locked lesson shows the no-access widget of mf-learning (L-TRN-50)', async () => {
  await open({ getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Zamknij/ })).toHaveAttribute('href', inCourse)
})

test('a refused exercise shows the no-access widget of mf-learning (L-TRN-50)', async () => {
  await open({ getNextExercise: failure(403, { code: 'LESSON_LOCKED' }) })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
})

test('a lesson that fails to load can be loaded again', async () => {
  const { person, api } = await open({ getLesson: failure(500) })
  expect(document.title).toBe('Lekcja · Mówka')
  const alert = await screen.findByRole('alert')
  expect(document.title).toBe('Lekcja · Mówka')
  api.answer({ getLesson: { data: [lesson()], metadata: { total: 1 } } })
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await box()).toBeVisible()
  expect(document.title).toBe('W domu · Mówka')
})

test('an unknown lesson links to the courses', async () => {
  await open({ getLesson: { data: [], metadata: { total: 0 } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiej lekcji' })).toBeVisible()
  expect(document.title).toBe('Nie ma takiej lekcji · Mówka')
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', paths.courses())
})

test("a started lesson isn't recorded as started again", async () => {
  const progress = {
    lessonId: 'l1',
    startedAt: '2026-11-20T10:00:00Z',
    finishedAt: null,
    progress: 33,
    currentItem: null,
    noOfWords: 0,
    noOfCompletedWords: 0,
    noOfKnownWords: 0,
  }
  const { api } = await open({
    getCourseProgress: {
      courseId: 'c1',
      startedAt: null,
      finishedAt: null,
      progress: 0,
      lessons: [progress],
    },
  })
  await box()
  await waitFor(() => expect(api.sent('postProgress')).toHaveLength(1))
  expect(api.sent('postProgress').map(eventOf)[0]?.name).toBe('EXAMPLE_DISPLAYED')
})

test('a lesson whose last open sentence was removed between two visits is finished (L-TRN-31)', async () => {
  const { api } = await open({ getNextExercise: { item: null, remainingItems: 0 } })
  expect(await screen.findByRole('heading', { level: 1, name: /^Lekcja ukończona/ })).toBeVisible()
  expect(api.sent('postProgress').map(eventOf).at(-1)?.name).toBe('LESSON_FINISHED')
})

test('pending answers of an earlier visit are saved before the first sentence is requested', async () => {
  const left = {
    eventId: '0d8f6f0e-6a52-4b33-9c5a-0d8f6f0e6a52',
    name: 'EXAMPLE_SUCCESS' as const,
    lessonId: 'l1',
    courseId: 'c1',
    createdAt: '2026-11-20T10:00:00.000Z',
    payload: { exerciseId: 'e1', exerciseOrder: 0, successForced: false },
  }
  const waiting = { ...outboxCall('postProgress', { body: left }, left.eventId), at: 1, turn: 1 }
  localStorage.setItem(localKeys.unsentProgress('user-1', left.eventId), JSON.stringify(waiting))
  const { api } = await open()
  expect(await sentence('Mam psa.')).toBeVisible()
  expect(screen.queryByText('Jestem w domu.')).not.toBeInTheDocument()
  expect(api.sent('postProgress')[0]?.body).toEqual(left)
  expect(screen.getByText('2 / 3', { exact: false })).toBeVisible()
})
