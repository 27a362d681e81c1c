import { paths } from '@mowka/contract/routes'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { learner, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import { texts } from '../../pages'
import { eventOf, lessonApi } from '../shared/lesson.fixture'
import { WritingPage } from './lesson-pages.fixture'

const german = exercise({
  _id: 'e1',
  example: 'Czy możesz to powiedzieć?',
  answer: 'Können Sie das sagen ?',
  answerLang: 'DE',
  gaps: [
    {
      ranges: [
        { start: 0, end: 6 },
        { start: 21, end: 22 },
      ],
    },
  ],
})

type Kinds = { fullSentence: boolean; gaps: boolean; blocks: boolean }
function open(kinds: Kinds, other = exercise({ _id: 'e2' })) {
  const user = learner()
  const preferences = { ...defaultPreferences, listeningAndWritingActivities: kinds }
  return renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: lessonApi([german, other]),
    user: { ...user, userMetadata: { ...user.userMetadata, preferences } },
  })
}
const pool = () => screen.findByRole('group', { name: 'Słowa do wyboru' })
const answer = () => screen.getByRole('group', { name: 'Twoja odpowiedź' })
const words = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map((each) => each.textContent)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => jest.restoreAllMocks())

test('blocks can be chosen by press or number key, undone, cleared and checked (L-TRN-54)', async () => {
  const { person, api } = await open({ fullSentence: false, gaps: false, blocks: true })
  const blocks = words(await pool())
  expect([...blocks].sort()).toEqual(['Sie', 'das', 'können', 'sagen'])
  const place = (text: string) => blocks.indexOf(text)
  // Every block shows its key, which isn't part of its name.
  const keys = within(await pool())
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-keyshortcuts'))
  expect(keys).toEqual(['1', '2', '3', '4'])

  await person.click(within(await pool()).getByText('Sie'))
  await person.keyboard(String(place('das') + 1))
  expect(words(answer())).toEqual(['Sie', 'das'])
  await person.click(screen.getByRole('button', { name: 'Cofnij' }))
  expect(words(answer())).toEqual(['Sie'])
  await person.click(screen.getByRole('button', { name: 'Sie, odłóż' }))
  await person.keyboard('12')
  await person.click(screen.getByRole('button', { name: 'Wyczyść' }))
  expect(within(answer()).queryAllByRole('button')).toHaveLength(0)

  expect(screen.getByRole('button', { name: 'Sprawdź' })).toHaveAttribute('aria-disabled', 'true')
  for (const text of ['können', 'Sie', 'das', 'sagen']) await person.keyboard(String(place(text) + 1))
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  expect(api.sent('checkAttempt')[0]?.body).toMatchObject({
    userInput: 'können Sie das sagen',
    simplifiedCheck: true,
  })
})

test('a short sentence has wrong blocks of another sentence, which are left over when it is right (L-TRN-54)', async () => {
  const { person } = await open(
    { fullSentence: false, gaps: false, blocks: true },
    exercise({ _id: 'e2', answer: 'Wo ist das Hotel?', answerLang: 'DE' }),
  )
  const blocks = words(await pool())
  expect(blocks).toHaveLength(6)
  const wrong = blocks.filter((text) => ['wo', 'ist', 'Hotel'].includes(text ?? ''))
  expect(wrong).toHaveLength(2)
  for (const text of ['können', 'Sie', 'das', 'sagen'])
    await person.keyboard(String(blocks.indexOf(text) + 1))
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
})

test('a hint adds the next right block and removes wrong ones', async () => {
  const { person } = await open({ fullSentence: false, gaps: false, blocks: true })
  await person.click(within(await pool()).getByText('sagen'))
  await person.click(screen.getByRole('button', { name: 'Podpowiedź, zostały 3' }))
  expect(words(answer())).toEqual(['können'])
})

test('gaps are text fields, and special characters go into the active one (L-TRN-55, P-KEYS-02)', async () => {
  const { person, api } = await open({ fullSentence: false, gaps: true, blocks: false })
  const first = await screen.findByRole('textbox', { name: 'Luka 1 z\u00a02' })
  await person.type(first, 'Knnen')
  ;(first as HTMLInputElement).setSelectionRange(1, 1)
  await person.click(screen.getByRole('button', { name: 'ö' }))
  expect(first).toHaveValue('Können')
  expect(first).toHaveFocus()
  await person.click(screen.getByRole('button', { name: 'Wielkie litery' }))
  expect(screen.getByRole('button', { name: 'Ö' })).toBeVisible()
  await person.type(screen.getByRole('textbox', { name: 'Luka 2 z\u00a02' }), '?{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  expect(api.sent('checkAttempt')[0]?.body).toMatchObject({ userInput: german.answer, simplifiedCheck: true })
})

test('gaps can be filled from blocks, and a punctuation block has a name (L-TRN-49, L-TRN-56)', async () => {
  // A random generator that always picks the last eligible kind: gaps with blocks.
  jest.spyOn(Math, 'random').mockReturnValue(0.99)
  const { person, api } = await open({ fullSentence: false, gaps: true, blocks: true })
  const group = await pool()
  await person.click(within(group).getByRole('button', { name: 'znak zapytania' }))
  await person.click(screen.getByRole('button', { name: 'znak zapytania, odłóż' }))
  await person.click(within(group).getByText('Können'))
  await person.click(within(group).getByRole('button', { name: 'znak zapytania' }))
  await person.keyboard('{Enter}')
  expect(await screen.findByText('Dobrze')).toBeVisible()
  const attempt = api
    .sent('postProgress')
    .map(eventOf)
    .find(({ name }) => name === 'EXAMPLE_ATTEMPT')
  expect(attempt?.payload.learningExerciseType).toBe('WRITING_FILL_THE_GAP_CHOOSE_BLOCKS')
})

test('on phones the action bar offers skip, hint, play, speed and the primary action (L-TRN-14)', async () => {
  await open({ fullSentence: true, gaps: false, blocks: false })
  const bar = await screen.findByRole('group', { name: 'Działania' })
  const names = within(bar)
    .getAllByRole('button')
    .map((each) => each.getAttribute('aria-label') ?? each.textContent)
  expect(names).toEqual(['Pomiń', 'Podpowiedź, zostały 3', 'Odtwórz', 'Tempo nagrania: 1×. Zmień', 'Sprawdź'])
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})

test('special characters are inserted at the caret of a whole sentence (P-KEYS-02)', async () => {
  const { person } = await open({ fullSentence: true, gaps: false, blocks: false })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Twoja odpowiedź' })
  expect(box).toHaveAttribute('lang', 'de')
  await person.type(box, 'Konnen')
  box.setSelectionRange(1, 2)
  await person.click(screen.getByRole('button', { name: 'ö' }))
  await waitFor(() => expect(box).toHaveValue('Können'))
  expect(box.selectionStart).toBe(2)
})

describe('the writing page on a wide screen', () => {
  const narrow = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width: 960px') })
  })
  afterEach(() => {
    window.matchMedia = narrow
  })

  test('the side panel has skip, play, check with its key, remaining hints and speed (L-TRN-12, L-TRN-41)', async () => {
    const { person } = await open({ fullSentence: true, gaps: false, blocks: false })
    const panel = await screen.findByRole('complementary', { name: 'Działania i\u00a0pomoce' })
    expect(within(panel).getByRole('button', { name: 'Pomiń' })).toHaveAttribute('aria-disabled', 'true')
    expect(within(panel).getByRole('button', { name: 'Odtwórz' })).toBeVisible()
    expect(within(panel).getByRole('button', { name: 'Sprawdź' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Enter',
    )
    expect(within(panel).getByRole('button', { name: 'Podpowiedź, zostały 3' })).toBeVisible()
    const speed = within(panel).getByRole('button', { name: /Tempo nagrania/ })
    // At 1 neither a rate nor an empty box is shown (P-AUDIO-02).
    expect(speed).toHaveTextContent(/^Tempo/)
    for (const label of [/^0,9×/, /^0,8×/, /^Tempo/]) {
      await person.click(speed)
      expect(speed).toHaveTextContent(label)
    }
    expect(screen.getByRole('textbox', { name: 'Twoja odpowiedź' })).toHaveFocus()
  })

  test('words and hints are tabs next to the exercise (L-TRN-06, L-TRN-07)', async () => {
    const { person } = await open({ fullSentence: true, gaps: false, blocks: false })
    expect(await screen.findByText('dom')).toBeVisible()
    await person.click(screen.getByRole('tab', { name: 'Wskazówki' }))
    expect(screen.getByRole('tabpanel')).toHaveTextContent('nie ma tu the')
  })
})
