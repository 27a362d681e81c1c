import { paths } from '@mowka/contract/routes'
import { audio } from '@mowka/kernel/platform/study'
import { failure, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../../pages'
import { type Answers, eventOf, sentences, writer } from '../shared/lesson.fixture'
import { repetitionApi } from './repetition.fixture'
import { RepetitionFlashCardsPage } from './repetition-pages.fixture'

const place = { lessonId: 'l1' }
const { userMetadata, ...account } = writer()
/** A learner with autoplay switched off. */
const quiet = {
  ...account,
  userMetadata: { ...userMetadata, preferences: { ...userMetadata.preferences, autoplayAnswer: false } },
}
const open = (api: Answers = {}) =>
  renderPage(<RepetitionFlashCardsPage />, {
    route: 'repetitionFlashCards',
    at: paths.repetitionFlashCards(place),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...repetitionApi(), ...api },
    user: quiet,
  })
type Page = Awaited<ReturnType<typeof open>>

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const card = (text: string) => screen.findByText(text)
const eventsOf = ({ api }: Page) => api.sent('postProgress').map(eventOf)
const show = () => button('Pokaż odpowiedź')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined)
})
afterEach(() => {
  act(() => audio.stop())
  jest.restoreAllMocks()
})

test('a card shows the example, hides the answer behind a prompt and has sound on both sides (L-FLASH-01, L-FLASH-02, L-FLASH-03, L-FLASH-04, L-FLASH-05, L-FLASH-06, L-FLASH-07)', async () => {
  const page = await open()
  expect(await card('Jestem w domu.')).toHaveAttribute('lang', 'pl')
  expect(screen.queryByText('I am at home.')).not.toBeInTheDocument()
  expect(button('Odtwórz: Jestem w\u00a0domu.')).toBeEnabled()
  for (const name of ['Odtwórz', /^Tempo nagrania/, /^Więcej/]) expect(button(name)).toBeVisible()
  expect(screen.getByText('Słówka z tej lekcji')).toBeVisible()
  expect(button(/^Asystent/)).toHaveAttribute('aria-disabled', 'true')
  await page.person.click(button(/Naciśnij, żeby zobaczyć odpowiedź/))
  const answer = await screen.findByText('I am at home.')
  expect(answer).toHaveAttribute('lang', 'en')
  expect(answer.closest('[role="status"]')).toBeInTheDocument()
  expect(screen.getByText('Jestem w domu.')).toBeVisible()
  expect(button('Odtwórz: I\u00a0am at home.')).toBeEnabled()
  // Before the turn the assistant would give the answer away.
  expect(button('Asystent')).toBeEnabled()
  expect(button('Asystent')).not.toHaveAttribute('aria-disabled', 'true')
  // Both buttons have equal weight, and color isn't the only difference.
  expect(button('Nie wiem')).toBeVisible()
  expect(button('Wiem')).toBeVisible()
})

test('with the mouse, cards are turned and judged until the session ends, and an unknown card returns (L-REP-04, L-REP-05, L-REP-09, L-REP-11, L-REP-12, L-REP-15)', async () => {
  const page = await open(repetitionApi(sentences.slice(0, 2)))
  await card('Jestem w domu.')
  await page.person.click(show())
  await page.person.click(button('Nie wiem'))
  await card('Mam psa.')
  const deck = within(screen.getByRole('list', { name: 'Talia' }))
  expect(deck.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
    // One of the lesson's three sentences isn't in this session.
    'Gotowe: 1',
    'Do powtórki: 1',
    'Zostało: 1',
  ])
  await page.person.click(show())
  await page.person.click(button('Wiem'))
  // The last remaining card was unknown, so it returns face down.
  await card('Jestem w domu.')
  expect(screen.queryByText('I am at home.')).not.toBeInTheDocument()
  await page.person.click(show())
  await page.person.click(button('Nie wiem'))
  await waitFor(() => expect(show()).toBeEnabled())
  await page.person.click(show())
  await page.person.click(button('Wiem'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Powtórka ukończona' })).toBeVisible()

  const events = eventsOf(page).filter(
    ({ name }) => name.endsWith('_SUCCESS') || name.endsWith('_FINISHED') || name.endsWith('_ATTEMPT'),
  )
  expect(
    events.map(({ name, payload }) => [name, payload.exerciseId, payload.successForced].join(' ').trim()),
  ).toEqual([
    'REPETITION_EXAMPLE_ATTEMPT e1',
    'REPETITION_EXAMPLE_SUCCESS e1 true',
    'REPETITION_EXAMPLE_ATTEMPT e2',
    'REPETITION_EXAMPLE_SUCCESS e2 false',
    'REPETITION_EXAMPLE_ATTEMPT e1',
    'REPETITION_EXAMPLE_SUCCESS e1 true',
    'REPETITION_EXAMPLE_ATTEMPT e1',
    'REPETITION_EXAMPLE_SUCCESS e1 false',
    'REPETITION_SESSION_FINISHED',
  ])
  expect(events[0]?.payload).toEqual({
    exerciseOrder: 1,
    exerciseId: 'e1',
    learningExerciseType: 'FLASH_CARD',
    learningMode: 'FLASH_CARDS',
  })
  expect(page.api.sent('getNextRepetition')[0]?.params).toEqual({ lessonId: 'l1', mode: 'flash-cards' })
  expect(page.api.sent('checkAttempt')).toEqual([])
})

test('the end offers the unknown cards again until each is known at once, and records nothing for these rounds', async () => {
  const page = await open(repetitionApi(sentences.slice(0, 2)))
  const judge = async (text: string, verdict: string) => {
    await card(text)
    await page.person.click(show())
    await page.person.click(button(verdict))
  }
  const ended = () => screen.findByRole('heading', { level: 1, name: 'Powtórka ukończona' })
  const unknown = () => within(screen.getByRole('region', { name: 'Nie od razu' })).getAllByRole('listitem')
  await judge('Jestem w domu.', 'Nie wiem')
  await judge('Mam psa.', 'Nie wiem')
  await judge('Jestem w domu.', 'Wiem')
  await judge('Mam psa.', 'Wiem')
  await ended()
  expect(unknown()).toHaveLength(2)
  expect(button('Zakończ')).toBeVisible()
  const sent = page.api.sent('postProgress').length
  await page.person.click(button('Jeszcze raz te 2'))
  await judge('Jestem w domu.', 'Wiem')
  await judge('Mam psa.', 'Nie wiem')
  await judge('Mam psa.', 'Wiem')
  await ended()
  expect(unknown()).toHaveLength(1)
  expect(button(/^Jeszcze raz to 1/)).toBeVisible()
  await page.person.keyboard('{Enter}')
  await judge('Mam psa.', 'Wiem')
  await ended()
  expect(screen.queryByRole('region', { name: 'Nie od razu' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Jeszcze raz t/ })).not.toBeInTheDocument()
  expect(button('Zakończ')).toBeVisible()
  expect(page.api.sent('postProgress')).toHaveLength(sent)
})

test('with the keyboard, Space turns a card and 2 and 1 judge it, but not before the turn (L-REP-09)', async () => {
  const page = await open()
  await card('Jestem w domu.')
  await page.person.keyboard('21')
  expect(screen.getByText('Jestem w domu.')).toBeVisible()
  await page.person.keyboard(' ')
  expect(await screen.findByText('I am at home.')).toBeVisible()
  await page.person.keyboard('2')
  await card('Mam psa.')
  // The focus is on the button that turns the next card.
  await waitFor(() => expect(show()).toHaveFocus())
  await page.person.keyboard('{Enter}')
  expect(await screen.findByText('I have a dog.')).toBeVisible()
  await page.person.keyboard('1')
  await card('Idę spać.')
  const forced = eventsOf(page)
    .filter(({ name }) => name === 'REPETITION_EXAMPLE_SUCCESS')
    .map(({ payload }) => payload.successForced)
  expect(forced).toEqual([false, true])
})

test.each([
  ['a wide screen', true],
  ['a phone', false],
])(
  'on %s the focus moves to "I know" after a turn, where Space does nothing and Enter judges (L-REP-09, L-REP-11)',
  async (_, isWide) => {
    const { matchMedia } = window
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: isWide })
    const page = await open()
    await card('Jestem w domu.')
    expect(screen.queryByRole('button', { name: 'Wiem' })).not.toBeInTheDocument()
    await page.person.keyboard(' ')
    await screen.findByText('I am at home.')
    expect(screen.queryByRole('button', { name: 'Pokaż odpowiedź' })).not.toBeInTheDocument()
    await waitFor(() => expect(button('Wiem')).toHaveFocus())
    await page.person.keyboard(' ')
    expect(screen.getByText('I am at home.')).toBeVisible()
    expect(eventsOf(page).filter(({ name }) => name === 'REPETITION_EXAMPLE_SUCCESS')).toEqual([])
    await page.person.keyboard('{Enter}')
    await card('Mam psa.')
    expect(eventsOf(page)).toContainEqual(
      expect.objectContaining({
        name: 'REPETITION_EXAMPLE_SUCCESS',
        payload: expect.objectContaining({ exerciseId: 'e1', successForced: false }),
      }),
    )
    window.matchMedia = matchMedia
  },
)

test('words are folded until the learner opens them, and stay open under the next turned card (L-FLASH-07)', async () => {
  const words = [{ _id: 'w1', answer: 'home', example: 'dom' }]
  const { person } = await open(repetitionApi(sentences.map((each) => ({ ...each, words }))))
  await card('Jestem w domu.')
  expect(screen.getByText('Słówka z tej lekcji').closest('details')).not.toHaveAttribute('open')
  const fold = async () => (await screen.findByText('Słowa z tego zdania')).closest('details')
  await person.click(show())
  expect(await fold()).not.toHaveAttribute('open')
  await person.click(screen.getByText('Słowa z tego zdania'))
  expect(await fold()).toHaveAttribute('open')
  await person.click(button('Wiem'))
  await card('Mam psa.')
  await person.click(show())
  expect(await fold()).toHaveAttribute('open')
})

test('a swipe to the right means known, to the left unknown, and a short one nothing', async () => {
  const { person } = await open()
  const front = await card('Jestem w domu.')
  const swipe = (from: number, to: number) => {
    const target = screen.getByText('Czy znasz to zdanie?')
    const at = (x: number) => ({ target, coords: { x, y: 0 } })
    return person.pointer([
      { keys: '[TouchA>]', ...at(from) },
      { pointerName: 'TouchA', ...at(to) },
      { keys: '[/TouchA]', ...at(to) },
    ])
  }
  await swipe(0, 200)
  expect(front).toBeVisible()
  await person.click(show())
  await screen.findByText('I am at home.')
  await swipe(0, 30)
  expect(screen.getByText('I am at home.')).toBeVisible()
  await swipe(0, 200)
  await card('Mam psa.')
  await person.click(show())
  await screen.findByText('I have a dog.')
  await swipe(200, 0)
  expect(await card('Idę spać.')).toBeVisible()
})

test('swapped languages apply to the following cards and survive a reload (L-REP-13, L-REP-14)', async () => {
  const server = repetitionApi()
  const page = await open(server)
  await card('Jestem w domu.')
  await page.person.click(button('Zamień języki: PL → EN'))
  expect(await card('I am at home.')).toHaveAttribute('lang', 'en')
  expect(screen.queryByText('Jestem w domu.')).not.toBeInTheDocument()
  await page.person.click(show())
  expect(await screen.findByText('Jestem w domu.')).toHaveAttribute('lang', 'pl')
  await page.person.click(button('Wiem'))
  expect(await card('I have a dog.')).toBeVisible()
  page.unmount()
  await open(server)
  expect(await card('I have a dog.')).toBeVisible()
  expect(button('Zamień języki: EN → PL')).toBeVisible()
})

test("a card that was known before a crash doesn't return, because pending events are sent first", async () => {
  const server = repetitionApi()
  const page = await open(server)
  await card('Jestem w domu.')
  await page.person.click(show())
  await screen.findByText('I am at home.')
  page.api.answer({ postProgress: failure(0) })
  await page.person.click(button('Wiem'))
  expect(await screen.findByText('Nie ma połączenia')).toBeVisible()
  page.unmount()
  const second = await open(server)
  expect(await card('Mam psa.')).toBeVisible()
  expect(screen.queryByText('Jestem w domu.')).not.toBeInTheDocument()
  expect(eventsOf(second)).toContainEqual(
    expect.objectContaining({
      name: 'REPETITION_EXAMPLE_SUCCESS',
      payload: expect.objectContaining({ exerciseId: 'e1' }),
    }),
  )
})

test('both faces are accessible, and a side without a recording shows a note', async () => {
  const page = await open(repetitionApi([exercise({ _id: 'e1', exampleRecording: null })]))
  await card('Jestem w domu.')
  const check = async () => {
    const { violations } = await axe.run(page.container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
  }
  expect(button('Odtwórz: Jestem w\u00a0domu.')).toHaveAttribute('aria-disabled', 'true')
  await check()
  await page.person.click(show())
  await screen.findByText('I am at home.')
  await check()
})
