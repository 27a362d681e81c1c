import { paths } from '@mowka/contract/routes'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { learner, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { screen, waitFor, within } from '@testing-library/react'
import { judgedResult } from '../../core/store/fake-ports.fixture'
import { texts } from '../../pages'
import { type Answers, lessonApi, sentences, writer } from '../shared/lesson.fixture'
import { WritingPage } from './lesson-pages.fixture'

const open = (api: Answers = {}, user = writer()) =>
  renderPage(<WritingPage />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), ...api },
    user,
  })
const box = () => screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const result = () =>
  screen.getByText(/^(Dobrze|Prawie|Jeszcze nie|Twoja wersja)/).closest('[role="status"]') as HTMLElement

const otherVersions = () => {
  const heading = within(result()).getByRole('heading', { name: 'Można też powiedzieć' })
  return within(heading.parentElement as HTMLElement).getAllByRole('listitem')
}

/** Submits an answer with this verdict. */
async function judged(text: string, change: Partial<AttemptResult>, api: Answers = {}) {
  const page = await open({
    ...api,
    checkAttempt: {
      ...judgedResult('ENG', change.answer?.text ?? 'Can you do me a favour?', text, {
        alternatives: change.alternativeAnswers?.map((each) => each.text) ?? [],
      }),
      ...change,
    },
  })
  await page.person.type(await box(), `${text}{Enter}`)
  await waitFor(() => expect(result()).toBeVisible())
  return page
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const alternative = { approved: true, hidden: false }

test("a right version of the learner's own isn't corrected, and differences of the others are underlined", async () => {
  await judged('Could you do me a favour', {
    alternativeAnswers: [
      { ...alternative, text: 'Could you do me a favour?', comment: 'Brzmi uprzejmiej.' },
      { ...alternative, text: 'Can you help me?', comment: 'Krócej.' },
    ],
  })
  expect(within(result()).getByText('Twoja wersja też jest dobra')).toBeVisible()
  expect(within(result()).getByText('Brzmi uprzejmiej.')).toBeVisible()
  const others = otherVersions()
  expect(others.map((each) => each.querySelector('b')?.textContent)).toEqual([
    'Can you do me a favour?',
    'Can you help me?',
  ])
  expect([...(others[0]?.querySelectorAll('u') ?? [])].map((each) => each.textContent)).toEqual(['Can'])
  expect(within(result()).getByText('inaczej niż u Ciebie', { exact: false })).toBeVisible()
  expect(result().querySelector('del, ins')).toBeNull()
})

test("the typed version isn't repeated among the others, even in another spelling", async () => {
  await judged("I'm in my house", {
    answer: { text: 'I am at home.' },
    alternativeAnswers: [{ ...alternative, text: 'I am in my house.', comment: 'Rzadziej.' }],
  })
  expect(within(result()).getByText('Twoja wersja też jest dobra')).toBeVisible()
  expect(within(result()).getByText('Rzadziej.')).toBeVisible()
  const others = otherVersions()
  expect(others.map((each) => each.querySelector('b')?.textContent)).toEqual(['I am at home.'])
})

test('a version that differs only in short forms is right', async () => {
  await judged("I'm at home", {
    answer: { text: 'I am at home.' },
  })
  expect(within(result()).getByText('Dobrze')).toBeVisible()
  expect(within(result()).getByText('I am at home.')).toBeVisible()
})

test("the preferred answer isn't repeated among the others", async () => {
  await judged('Can you do me a favour', {
    alternativeAnswers: [{ ...alternative, text: 'can you do me a favour', comment: '' }],
  })
  expect(within(result()).getByText('Dobrze')).toBeVisible()
  expect(within(result()).queryByText('Można też powiedzieć')).not.toBeInTheDocument()
})

test('a slip is a success with its own icon, and the legend explains only the marks that are present', async () => {
  await judged('I like readng', { answer: { text: 'I like reading.' } })
  expect(within(result()).getByText('Prawie idealnie. Zobacz drobiazg:')).toBeVisible()
  expect(result().querySelector('[data-tone="slip"]')).not.toBeNull()
  expect(within(result()).getByText('brakowało', { exact: false })).toBeVisible()
  expect(within(result()).queryByText('zbędne', { exact: false })).not.toBeInTheDocument()
})

test('an answer far off is shown as two plain sentences instead of a wall of marks', async () => {
  await judged('no idea', {})
  expect(within(result()).getByText('Jeszcze nie. Porównaj z poprawną odpowiedzią')).toBeVisible()
  expect(within(result()).getByText('no idea')).toBeVisible()
  expect(within(result()).getByText('Can you do me a favour?')).toBeVisible()
  expect(result().querySelector('del, ins')).toBeNull()
})

test('the right sentence is the one that the answer was compared with (L-TRN-20)', async () => {
  await judged('Could you do me favour', {
    alternativeAnswers: [{ ...alternative, text: 'Could you do me a favour?', comment: '' }],
  })
  expect(within(result()).getByText('Jeszcze nie. Popraw 1 miejsce')).toBeVisible()
  expect(within(result()).getByText('Could you do me a favour?')).toBeVisible()
  const others = otherVersions()
  expect(others.map((each) => each.querySelector('b')?.textContent)).toEqual(['Can you do me a favour?'])
})

test('hints are titled as notes, and the one about the wrong word comes first (L-TRN-07)', async () => {
  const note = (_id: string, content: string) => ({ _id, content, isFullScreen: false, exercises: ['e1'] })
  await judged(
    'I is at home',
    { answer: { text: 'I am at home.' } },
    {
      getLessonHints: {
        data: [
          note('h1', '<p>Po <b>at</b> nie ma the.</p>'),
          note('h2', '<p>Do <b>I</b> pasuje <b>am</b>.</p>'),
        ],
      },
    },
  )
  const headings = await within(result()).findAllByRole('heading', { level: 2, name: 'Wskazówka' })
  expect(headings.map((each) => each.parentElement?.textContent)).toEqual([
    'WskazówkaDo I pasuje am.',
    'WskazówkaPo at nie ma the.',
  ])
})

test('a hint after a wrong answer shows its picture', async () => {
  const content = '<p><img src="/files/media/a-1.png" alt="Oś czasu" width="300" height="150" /></p>'
  const hints = [{ _id: 'h1', content, isFullScreen: false, exercises: ['e1'] }]
  await judged('I is at home', { answer: { text: 'I am at home.' } }, { getLessonHints: { data: hints } })
  const picture = await within(result()).findByRole('img', { name: 'Oś czasu' })
  expect(picture).toHaveAttribute('height', '150')
})

test('the answer shows its verdict as an icon and text', async () => {
  const { person } = await open()
  await person.type(await box(), 'I is at home{Enter}')
  expect(await screen.findByText('do poprawy')).toBeVisible()
  await person.keyboard('{Enter}')
  expect(screen.queryByText('do poprawy')).not.toBeInTheDocument()
  await person.clear(await box())
  await person.type(await box(), 'I am at home.{Enter}')
  expect(await screen.findByText('dobrze')).toBeVisible()
})

test('a refused answer can be disputed once and stays disputed when repeated', async () => {
  const { person, api } = await judged(
    'I is at home',
    { answer: { text: 'I am at home.' } },
    {
      disputeVerdict: { recorded: true },
    },
  )
  await person.click(button('Moja odpowiedź jest dobra'))
  expect(await within(result()).findByText('Dziękujemy, sprawdzimy')).toBeVisible()
  expect(button('Spróbuj ponownie')).toHaveFocus()
  expect(api.sent('disputeVerdict')).toMatchObject([
    { body: { userInput: 'I is at home', simplifiedCheck: false } },
  ])
  await person.keyboard('{Enter}')
  await person.clear(await box())
  await person.type(await box(), 'I is at home{Enter}')
  expect(await screen.findByText('Dziękujemy, sprawdzimy')).toBeVisible()
  expect(api.sent('checkAttempt')).toHaveLength(2)
})

test("a right answer can't be disputed", async () => {
  await judged('Can you do me a favour', {})
  expect(screen.queryByRole('button', { name: 'Moja odpowiedź jest dobra' })).not.toBeInTheDocument()
})

describe('gaps', () => {
  const gapped = exercise({
    gaps: [
      {
        ranges: [
          { start: 2, end: 4 },
          { start: 8, end: 12 },
        ],
      },
    ],
  })
  const openGaps = () => {
    const user = learner()
    const preferences = {
      ...defaultPreferences,
      listeningAndWritingActivities: { fullSentence: false, gaps: true, blocks: false },
    }
    return open(lessonApi([gapped, exercise({ _id: 'e2' })]), {
      ...user,
      userMetadata: { ...user.userMetadata, preferences },
    })
  }
  const gap = (number: number) => screen.findByRole('textbox', { name: `Luka ${number} z\u00a02` })

  test('each gap is marked right or wrong with its right words, and a retry starts at the wrong one', async () => {
    const { person } = await openGaps()
    await person.type(await gap(1), 'AM')
    await person.type(await gap(2), 'hause{Enter}')
    expect(await screen.findByText('1 z 2 do poprawy')).toBeVisible()
    const marks = [...document.querySelectorAll('[data-right]')]
    expect(marks.map((each) => each.getAttribute('data-right'))).toEqual(['true', 'false'])
    expect(marks.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^Luka 1 z.2, AM, dobrze $/),
      expect.stringMatching(/^Luka 2 z.2, hause, do poprawy, ma być $/),
    ])
    expect(marks[1]?.nextElementSibling).toHaveTextContent('home')
    // The marks are in the answer and aren't repeated below it.
    expect(result().querySelector('del, ins')).toBeNull()
    await person.keyboard('{Enter}')
    expect(await gap(2)).toHaveFocus()
    expect(await gap(2)).toHaveValue('hause')
  })

  test('Enter moves to the next gap and checks in the last one', async () => {
    const { person, api } = await openGaps()
    await person.type(await gap(1), 'am{Enter}')
    expect(await gap(2)).toHaveFocus()
    expect(api.sent('checkAttempt')).toHaveLength(0)
    await person.keyboard('home{Enter}')
    await waitFor(() => expect(api.sent('checkAttempt')).toHaveLength(1))
  })
})

describe('the result on a wide screen', () => {
  const narrow = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...narrow(query), matches: query.includes('min-width: 960px') })
  })
  afterEach(() => {
    window.matchMedia = narrow
  })

  test('the focus moves to the primary button after a check, and back to the field on retry (L-TRN-13)', async () => {
    // Like newer browsers.
    const scrolled = jest
      .spyOn(window, 'scrollTo')
      .mockImplementation((() => Promise.resolve()) as () => void)
    const { person } = await open()
    await waitFor(async () => expect(await box()).toHaveFocus())
    await person.keyboard('I is at home{Enter}')
    await waitFor(() => expect(button('Spróbuj ponownie')).toHaveFocus())
    await person.keyboard('{Enter}')
    expect(await box()).toHaveFocus()
    await person.clear(await box())
    await person.keyboard('I am at home.{Enter}')
    await waitFor(() => expect(button('Dalej')).toHaveFocus())
    scrolled.mockClear()
    await person.keyboard('{Enter}')
    expect(await screen.findByText('Mam psa.')).toBeVisible()
    expect(await box()).toHaveFocus()
    expect(scrolled).toHaveBeenCalledWith({ top: 0 })
    scrolled.mockRestore()
  })

  test("Enter on a play button during playback doesn't leave the result", async () => {
    const { person } = await open(lessonApi(sentences))
    await waitFor(async () => expect(await box()).toHaveFocus())
    await person.keyboard('I is at home{Enter}')
    await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
    const speaker = button('Odtwórz poprawną odpowiedź')
    await waitFor(() => expect(speaker).toHaveAttribute('aria-disabled', 'true'))
    speaker.focus()
    await person.keyboard('{Enter}')
    expect(screen.getByText('Jeszcze nie. Popraw 1 miejsce')).toBeVisible()
  })

  test('clicking a help with the mouse leaves the focus in the answer (L-TRN-05)', async () => {
    const { person } = await open()
    await waitFor(async () => expect(await box()).toHaveFocus())
    await person.click(button('Rozumiem'))
    expect(await box()).toHaveFocus()
    await person.click(button('Więcej: ustawienia i\u00a0wskazówki'))
    await person.click(await screen.findByRole('button', { name: 'Zamknij' }))
    expect(await box()).toHaveFocus()
  })

  test('dismissing the tip by keyboard moves the focus to the answer (L-TRN-05)', async () => {
    const { person } = await open()
    await box()
    button('Rozumiem').focus()
    await person.keyboard('{Enter}')
    expect(await box()).toHaveFocus()
  })

  test('a result below the edge of the screen scrolls into view with question and answer', async () => {
    const { person } = await open()
    await waitFor(async () => expect(await box()).toHaveFocus())
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ bottom: window.innerHeight + 1 } as DOMRect)
    await person.keyboard('I is at home{Enter}')
    await screen.findByText('Jeszcze nie. Popraw 1 miejsce')
    await waitFor(() => expect(shown.mock.contexts[0]).toHaveTextContent('Jestem w domu.'))
    jest.restoreAllMocks()
  })
})
