import { paths, type RouteName } from '@mowka/contract/routes'
import type { User } from '@mowka/contract/schemas/user'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { provideWidgetRenderer } from '@mowka/kernel/platform'
import { soundRest } from '@mowka/kernel/storage'
import { failure, renderPage } from '@mowka/testing'
import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../../pages'
import { type Answers, eventOf, lesson, sentences, writer } from '../shared/lesson.fixture'
import { repetitionApi } from './repetition.fixture'
import { RepetitionListeningPage, RepetitionWritingPage } from './repetition-pages.fixture'

const place = { lessonId: 'l1' }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

const inOrder = (): User => {
  const user = writer()
  const preferences = { ...user.userMetadata.preferences, randomizeRepetitionOrder: false }
  return { ...user, userMetadata: { ...user.userMetadata, preferences } }
}

const open = (api: Answers = {}, user: User = writer(), unreleased: readonly RouteName[] = []) =>
  renderPage(<RepetitionWritingPage />, {
    route: 'repetitionWriting',
    at: paths.repetitionWriting(place),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...repetitionApi(), ...api },
    user,
    unreleased,
  })

type Page = Awaited<ReturnType<typeof open>>
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const ended = () => screen.findByRole('heading', { level: 1, name: 'Powtórka ukończona' })

/** Answers the sentence right and continues. */
async function answer({ person }: Page, { example, answer: text }: { example: string; answer: string }) {
  await screen.findByText(example)
  await person.type(await box(), `${text}{Enter}`)
  await screen.findByText('Dobrze')
  await person.keyboard('{Enter}')
}

const eventsOf = ({ api }: Page) => api.sent('postProgress').map(eventOf)

test("a lesson is repeated to its end in the server's order, and recorded (L-REP-01, L-REP-03, L-REP-04, L-REP-15)", async () => {
  const page = await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'W\u00a0domu' })).toBeVisible()
  expect(screen.getByText('Angielski od zera, powtórka')).toBeVisible()
  for (const each of sentences) await answer(page, each)
  expect(await ended()).toHaveFocus()
  expect(screen.getByText('Lekcja „W domu”: 3 zdania za Tobą.')).toBeVisible()

  const [asked] = page.api.sent('getNextRepetition')
  expect(asked).toMatchObject({ params: { lessonId: 'l1', mode: 'writing' } })
  const events = eventsOf(page)
  expect(events.map(({ name, payload }) => `${name} ${payload.exerciseId ?? ''}`.trim())).toEqual([
    ...sentences.flatMap(({ _id }) => [
      `REPETITION_EXAMPLE_DISPLAYED ${_id}`,
      `REPETITION_EXAMPLE_ATTEMPT ${_id}`,
      `REPETITION_EXAMPLE_SUCCESS ${_id}`,
    ]),
    'REPETITION_SESSION_FINISHED',
  ])
  expect(events[2]).toMatchObject({
    lessonId: 'l1',
    courseId: null,
    payload: {
      exerciseOrder: 0,
      exerciseId: 'e1',
      learningExerciseType: 'WRITING_FULL_SENTENCE',
      learningMode: 'WRITING',
      successForced: false,
    },
  })
  expect(events.at(-1)?.payload).toEqual({ learningMode: 'WRITING' })
})

test.each([
  ['random', writer(), 'true', { skipped: true, successForced: true }],
  ["the lesson's", inOrder(), 'false', { skipped: true, successForced: false }],
])(
  'in %s order the request and the skip event contain the order (L-REP-02, L-TRN-34, L-TRN-35, C51)',
  async (_order, user, randomOrder, outcome) => {
    const page = await open({}, user)
    await page.person.type(await box(), 'I am{Enter}')
    await screen.findByText(/^Jeszcze nie/)
    await page.person.click(button('Pomiń'))
    await screen.findByText('Mam psa.')
    expect(page.api.sent('getNextRepetition').map(({ query }) => query.randomOrder)).toEqual([
      randomOrder,
      randomOrder,
    ])
    const success = eventsOf(page).find(({ name }) => name === 'REPETITION_EXAMPLE_SUCCESS')
    expect(success?.payload).toMatchObject(outcome)
  },
)

test('the end offers another mode and finishing, which Enter does (L-REP-04, L-REP-06)', async () => {
  const page = await open(repetitionApi(sentences.slice(0, 1)))
  await answer(page, sentences[0] as (typeof sentences)[number])
  await ended()
  expect(screen.getByRole('link', { name: 'Zmień tryb' })).toHaveAttribute(
    'href',
    paths.repetitionModeSelector(place),
  )
  expect(button('Zakończ')).toBeVisible()
  const { violations } = await axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations).toEqual([])
  await page.person.keyboard('{Enter}')
  expect(page.address()).toBe(paths.exercises())
})

test('the session timer continues when the mode changes (P-TIMER-08, C06)', async () => {
  const page = await open(repetitionApi(sentences.slice(0, 1)))
  await answer(page, sentences[0] as (typeof sentences)[number])
  await ended()
  await page.person.click(screen.getByRole('link', { name: 'Zmień tryb' }))
  page.unmount()
  expect(localStorage.getItem(localKeys.sessionTimer)).not.toBeNull()
})

test('while pages are unreleased, the end lists the modes, and finishing leads to the lesson', async () => {
  const page = await open(repetitionApi([]), writer(), [
    'exercises',
    'repetitionModeSelector',
    'repetitionSpeaking',
  ])
  await ended()
  expect(screen.queryByRole('link', { name: 'Zmień tryb' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Wymowa' })).not.toBeInTheDocument()
  expect(button('Fiszki')).toBeVisible()
  await page.person.click(button('Słuchanie'))
  expect(page.address()).toBe(paths.repetitionListening(place))
  expect(eventsOf(page)).toMatchObject([
    { name: 'REPETITION_MODE_SELECTED', payload: { learningMode: 'LISTENING' } },
  ])
})

test("a session that is already over isn't recorded again and can be restarted (L-REP-07)", async () => {
  const api = repetitionApi()
  let isOver = true
  const page = await open({
    ...api,
    getNextRepetition: (call) => {
      const next = api.getNextRepetition
      return isOver || typeof next !== 'function'
        ? { item: null, remainingItems: 0, returning: 0 }
        : next(call)
    },
    postProgress: (call) => {
      if (eventOf(call).name === 'REPETITION_MODE_SELECTED') isOver = false
      return { stored: true }
    },
  })
  await ended()
  expect(screen.getByText(/Powtórka lekcji „W domu” jest już za Tobą/)).toBeVisible()
  expect(eventsOf(page)).toEqual([])
  await page.person.click(button('Jeszcze raz'))
  expect(await screen.findByText('Jestem w domu.')).toBeVisible()
  expect(eventsOf(page)).toMatchObject([
    { name: 'REPETITION_MODE_SELECTED', payload: { learningMode: 'WRITING' } },
    { name: 'REPETITION_EXAMPLE_DISPLAYED' },
  ])
})

test('the mode selector cycles through the modes of a repetition (L-TRN-01, L-TRN-02)', async () => {
  const page = await open()
  await box()
  await page.person.click(button('Następny tryb: Fiszki'))
  expect(page.address()).toBe(paths.repetitionFlashCards(place))
  expect(page.platform.track).toHaveBeenCalledWith(
    'MODE_CHANGED_ON_TRAINER',
    expect.objectContaining({ lessonId: 'l1', learningMode: 'FLASH_CARDS' }),
  )
})

test('a locked lesson shows the no-access widget with a link to the exercises (L-REP-16)', async () => {
  const page = await open({ getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeVisible()
  expect(page.api.sent('getNextRepetition')).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Wróć do powtórek' })).toHaveAttribute('href', paths.exercises())
  expect(screen.getByRole('link', { name: 'Zamknij i\u00a0wróć do powtórek' })).toHaveAttribute(
    'href',
    paths.exercises(),
  )
})

test('if access expires before an answer is saved, the access page is shown and the answer is saved afterwards (L-REP-16)', async () => {
  const server = repetitionApi()
  const page = await open(server)
  provideWidgetRenderer(({ props }) => (
    <button type="button" onClick={'onTrialStarted' in props ? props.onTrialStarted : undefined}>
      Wypróbuj
    </button>
  ))
  await page.person.type(await box(), 'I am at home.{Enter}')
  await screen.findByText('Dobrze')
  await waitFor(() => expect(page.api.sent('postProgress')).toHaveLength(2))
  page.api.answer({ postProgress: failure(403, { code: 'LESSON_LOCKED' }) })
  await page.person.keyboard('{Enter}')
  const trial = await screen.findByRole('button', { name: 'Wypróbuj' })
  const refused = eventsOf(page).at(-1)
  page.api.answer({ postProgress: server.postProgress })
  await page.person.click(trial)
  expect(await screen.findByText('Mam psa.')).toBeVisible()
  expect(
    eventsOf(page)
      .filter(({ name }) => name === 'REPETITION_EXAMPLE_SUCCESS')
      .at(-1)?.eventId,
  ).toBe(refused?.eventId)
})

test("after a reload the repetition continues from the server's queue, with the run of right answers (L-COMBO-01)", async () => {
  const server = repetitionApi()
  const first = await open(server)
  await answer(first, sentences[0] as (typeof sentences)[number])
  await screen.findByText('Mam psa.')
  first.unmount()
  const second = await open(server)
  await screen.findByText('Mam psa.')
  expect(screen.getByText('2 / 3', { exact: false })).toBeVisible()
  await answer(second, sentences[1] as (typeof sentences)[number])
  expect(await screen.findByRole('img', { name: /2/ })).toBeInTheDocument()
})

test('a sentence that fails to load can be loaded again, and an unknown lesson shows an error', async () => {
  const page = await open({ getNextRepetition: failure(500) })
  expect(await screen.findByText('Nie udało się wczytać zdania')).toBeVisible()
  page.api.answer({ getNextRepetition: repetitionApi().getNextRepetition })
  await page.person.keyboard('{Enter}')
  expect(await box()).toBeVisible()
  page.unmount()
  await open({ getLesson: { data: [], metadata: { total: 0 } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nie ma takiej lekcji' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Wróć do powtórek' })).toHaveAttribute('href', paths.exercises())
})

describe('repetition by listening', () => {
  const listen = (api: Answers = {}) =>
    renderPage(<RepetitionListeningPage />, {
      route: 'repetitionListening',
      at: paths.repetitionListening(place),
      texts: { namespace: 'trainers', loader: texts },
      api: { ...repetitionApi(), ...api },
      user: writer(),
    })

  test('a sentence is heard and written down, and counts as listening (L-REP-01, L-REP-15)', async () => {
    const page = await listen()
    await page.person.type(await box(), 'I am at home.{Enter}')
    expect(await screen.findByText('Dobrze')).toBeVisible()
    await page.person.keyboard('{Enter}')
    await waitFor(() =>
      expect(eventsOf(page)).toContainEqual(
        expect.objectContaining({
          name: 'REPETITION_EXAMPLE_SUCCESS',
          payload: expect.objectContaining({
            learningMode: 'LISTENING',
            learningExerciseType: 'LISTENING_FULL_SENTENCE',
          }),
        }),
      ),
    )
    expect(page.api.sent('getNextRepetition')[0]?.params.mode).toBe('listening')
  })

  test("while listening rests, the page offers it but doesn't start, and writing continues the same repetition", async () => {
    soundRest.begin()
    const page = await listen()
    expect(await screen.findByRole('heading', { name: /^Ćwiczenia ze słuchu wrócą o\s/ })).toBeVisible()
    expect(page.api.sent('getNextRepetition')).toHaveLength(0)
    await page.person.click(button('Ćwicz w\u00a0pisaniu'))
    expect(page.address()).toBe(paths.repetitionWriting(place))
  })
})

test('the drawer has notes on the sentence and exercise settings (L-TRN-08, L-TRN-09)', async () => {
  const { person } = await open()
  await box()
  await person.click(button(/^Więcej/))
  expect(await screen.findByRole('button', { name: 'Dodaj notatkę' })).toBeVisible()
  await person.click(button('Rodzaje ćwiczeń'))
  expect(await screen.findByRole('switch', { name: 'Całe zdania' })).toBeVisible()
})
