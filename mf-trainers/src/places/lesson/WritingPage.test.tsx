import { outboxCall } from '@mowka/shared/api'
import { paths, type RouteName } from '@mowka/shared/contract/routes'
import { localKeys } from '@mowka/shared/domain/storage-keys'
import { failure, renderPage } from '@mowka/shared/testing'
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

test('a whole lesson: a wrong answer mended, a hint, a skip, and the end (L-TRN-20, L-TRN-24, L-TRN-29, L-TRN-37, L-TRN-52)', async () => {
  const { person, api, address } = await open()

  // The first sentence: wrong, the difference, again, right.
  expect(await screen.findByRole('heading', { level: 1, name: 'W domu' })).toBeVisible()
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

  // The second: a hint, then the rest.
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

  // The end: celebrated first, then what was hard.
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

test('Enter checks, tries again and goes on (L-TRN-13)', async () => {
  const { person } = await open()
  await person.type(await box(), 'I am{Enter}')
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  await person.keyboard('{Enter}')
  await person.type(await box(), ' at home.{Enter}')
  await screen.findByText('Dobrze')
  await person.keyboard('{Enter}')
  expect(await sentence('Mam psa.')).toBeVisible()
})

test('success on the last sentence goes on by itself once its sound is over (L-TRN-23, C67); a finished course says so (L-TRN-16, L-TRN-28)', async () => {
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

test('an answer that cannot be saved waits where the device does not know the lesson: no other sentence comes before it is safe', async () => {
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

test('a failed check says so and keeps the answer (L-TRN-21)', async () => {
  const { person, platform } = await open({ checkAttempt: failure(500) })
  await person.type(await box(), 'I am at home.{Enter}')
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('sprawdzić')),
  )
  expect(await box()).toHaveValue('I am at home.')
  expect(button('Sprawdź')).toBeEnabled()
})

test('a hint leaves what was written wrong, selects it and shows the right word next to it', async () => {
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

test('a hint that finds nothing says so and costs nothing (L-HINT-04, L-HINT-10)', async () => {
  const { person, platform } = await open()
  await person.type(await box(), 'i am at home')
  await person.click(button('Podpowiedź, zostały 3'))
  expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('Nie znaleźliśmy podpowiedzi'))
  await person.clear(await box())
  for (const left of ['zostały 3', 'zostały 2', 'została 1'])
    await person.click(button(`Podpowiedź, ${left}`))
  expect(button('Podpowiedź, zostało 0')).toHaveAttribute('aria-disabled', 'true')
})

test('the tip of an exercise type can be dismissed and stays away for that type (L-TRN-04, L-TRN-05, P-STORE-08)', async () => {
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

test('the tip of an exercise type stays through the first right answer and is gone from the next exercise on (L-TRN-05)', async () => {
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

test('the mode selector cycles, tracks, makes it the last mode and replaces the page (L-TRN-01, L-REC-02, P-TRACK-09, C15)', async () => {
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

test('the mode selector leaves out what no release has (L-TRN-02)', async () => {
  await open({}, writer(), ['trainerSpeaking', 'trainerListening'])
  await box()
  expect(button('Poprzedni tryb: Podgląd treści')).toBeVisible()
  expect(button('Następny tryb: Podgląd treści')).toBeVisible()
})

test('the hints list is a dialog of the drawer; a full-screen hint opens in a window (L-TRN-07, L-TRN-18, L-HINT-11, L-HINT-12)', async () => {
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

test('a note and a report are written in the drawer, and Enter goes on where the learner was (L-TRN-08, L-TRN-18)', async () => {
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

test('after a wrong answer a full-screen hint is one press away and not in the result (L-HINT-12)', async () => {
  const hints = [{ _id: 'h', content: '<p>Tabela odmiany</p>', isFullScreen: true, exercises: ['e1'] }]
  const { person } = await open({ getLessonHints: { data: hints } })
  await person.type(await box(), 'I{Enter}')
  await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
  expect(screen.queryByText('Tabela odmiany')).not.toBeInTheDocument()
  await person.click(button('Otwórz wskazówkę 1'))
  expect(await screen.findByRole('dialog', { name: 'Wskazówka' })).toHaveTextContent('Tabela odmiany')
})

test('exercise settings keep the last kind on and save the others (L-TRN-09, L-TRN-47)', async () => {
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

test('the words of the lesson are below (L-TRN-06)', async () => {
  const { person } = await open()
  await box()
  await person.click(screen.getByText('Słówka z tej lekcji'))
  expect(await screen.findByRole('button', { name: 'Odtwórz: home' })).toBeInTheDocument()
})

test('the first lesson of a course explains itself once (L-TRN-11)', async () => {
  const api: Answers = { getCourse: { data: [{ ...course, lessons: [{ lessonId: 'l1', order: 1 }] }] } }
  const first = await open(api)
  const sheet = await screen.findByRole('dialog', { name: 'Twoja pierwsza lekcja' })
  await first.person.click(within(sheet).getByRole('button', { name: 'Zaczynam' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  first.unmount()
  await open(api)
  // Not the text box: the onboarding lesson may begin with blocks as well (L-PICK-06).
  await sentence('Jestem w domu.')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the first lesson of a course explains nothing to who has finished one elsewhere (L-TRN-11, U30)', async () => {
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

test('a locked lesson shows the no-access part of mf-learning (L-TRN-50)', async () => {
  await open({ getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Zamknij/ })).toHaveAttribute('href', inCourse)
})

test('an exercise that is refused does so too (L-TRN-50)', async () => {
  await open({ getNextExercise: failure(403, { code: 'LESSON_LOCKED' }) })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
})

test('a lesson that does not load can be asked for again', async () => {
  const { person, api } = await open({ getLesson: failure(500) })
  expect(document.title).toBe('Lekcja · Mówka')
  const alert = await screen.findByRole('alert')
  expect(document.title).toBe('Lekcja · Mówka')
  api.answer({ getLesson: { data: [lesson()], metadata: { total: 1 } } })
  await person.click(within(alert).getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await box()).toBeVisible()
  expect(document.title).toBe('W domu · Mówka')
})

test('an unknown lesson leads to the courses', async () => {
  await open({ getLesson: { data: [], metadata: { total: 0 } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiej lekcji' })).toBeVisible()
  expect(document.title).toBe('Nie ma takiej lekcji · Mówka')
  expect(screen.getByRole('link', { name: 'Wróć do kursów' })).toHaveAttribute('href', paths.courses())
})

test('a lesson that was begun is not begun again', async () => {
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

test('a lesson whose last open sentence was taken away between two visits is finished (L-TRN-31)', async () => {
  const { api } = await open({ getNextExercise: { item: null, remainingItems: 0 } })
  expect(await screen.findByRole('heading', { level: 1, name: /^Lekcja ukończona/ })).toBeVisible()
  expect(api.sent('postProgress').map(eventOf).at(-1)?.name).toBe('LESSON_FINISHED')
})

test('what an earlier visit could not save is saved before the first sentence is requested', async () => {
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
