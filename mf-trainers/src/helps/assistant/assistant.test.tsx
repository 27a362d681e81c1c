import { paths } from '@mowka/contract/routes'
import type { AiAnswer, AiRequest } from '@mowka/contract/schemas/trainer'
import { audio } from '@mowka/kernel/platform/study'
import { failure, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { judgedResult } from '../../core/store/fake-ports.fixture'
import { texts } from '../../pages'
import { ListeningPage, WritingPage } from '../../places/lesson/lesson-pages.fixture'
import ContentPreviewPage from '../../places/preview/ContentPreviewPage'
import { repetitionApi } from '../../places/repetition/repetition.fixture'
import { RepetitionFlashCardsPage } from '../../places/repetition/repetition-pages.fixture'
import { type Answers, lesson, lessonApi, sentences, writer } from '../../places/shared/lesson.fixture'
import { forgetChat } from './chat/chat-store'

const AI_FAILURE = 'Wystąpił błąd podczas uzyskiwania odpowiedzi od AI.'

const answer = (given: Partial<AiAnswer> = {}): AiAnswer => ({
  introduction: 'Oto znaczenie.',
  synonyms: [],
  antonyms: [],
  collocations: [],
  examples: [],
  meanings: [{ text: 'home', translation: 'dom', explanation: 'Rzeczownik.' }],
  continuationSentence: 'A „house”?',
  ...given,
})

/** The reply to the question with this number, from 0. */
const reply = (number: number, given: Partial<AiAnswer> = {}, questionsLeft = 40) => ({
  message: {
    role: 'assistant' as const,
    content: `odpowiedź ${number}`,
    index: 2 * number + 1,
    status: 'ok' as const,
    type: 'MEANING' as const,
    answer: answer(given),
    chatId: 'chat-1',
  },
  chatId: 'chat-1',
  questionsLeft,
})

const isWide = (matches: boolean) => {
  window.matchMedia = (query) => ({
    ...narrow(query),
    matches: matches && query.includes('min-width: 960px'),
  })
}
const narrow = window.matchMedia
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  forgetChat()
  isWide(true)
})
afterEach(() => {
  window.matchMedia = narrow
})

const WRONG = 'I is at home'
const open = async (
  api: Answers = {},
  place = <WritingPage />,
  route: 'trainerWriting' | 'trainerListening' = 'trainerWriting',
) => {
  let asked = 0
  const page = await renderPage(place, {
    route,
    at: paths[route]({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: {
      ...lessonApi(),
      checkAttempt: ({ body }) =>
        judgedResult('ENG', 'I am at home.', (body as { userInput: string }).userInput),
      promptAssistant: () => reply(asked++),
      ...api,
    },
    user: writer(),
  })
  await screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
  return page
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const panel = () => screen.findByRole('region', { name: 'Asystent' })
const word = async (name: string) =>
  within(within(await panel()).getByRole('group', { name: 'Słowa odpowiedzi' })).getByRole('button', { name })
const talk = () => screen.getByRole('log', { name: /^Rozmowa z\sasystentem$/ })
const question = () => screen.getByRole('textbox', { name: 'Twoje pytanie' })

/** Answers the exercise and opens the assistant. */
async function openAssistant(api: Answers = {}, given = WRONG) {
  const page = await open(api)
  await page.person.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), `${given}{Enter}`)
  await page.person.click(await screen.findByRole('button', { name: 'Asystent' }))
  await panel()
  return page
}
const sent = (page: Awaited<ReturnType<typeof open>>): AiRequest[] =>
  page.api.sent('promptAssistant').map(({ body }) => body as AiRequest)

test('the assistant is disabled before the check of a heard sentence', async () => {
  const { person } = await open({}, <ListeningPage />, 'trainerListening')
  const opener = button('Asystent, dostępny po odsłonięciu odpowiedzi')
  expect(opener).toHaveAttribute('aria-disabled', 'true')
  await person.click(opener)
  expect(screen.queryByRole('region', { name: 'Asystent' })).not.toBeInTheDocument()
})

test('before the check, the assistant helps with at most a few words of the question, and with the answer after it', async () => {
  const page = await open()
  const { person } = page
  await person.click(button('Asystent'))
  const words = within(await panel()).getByRole('group', { name: 'Słowa zdania do przetłumaczenia' })
  expect(words).toHaveAttribute('lang', 'pl')
  const ask = button('Jak to powiedzieć')
  expect(ask).toHaveAttribute('aria-disabled', 'true')
  for (const name of ['Jestem', 'w', 'domu']) await person.click(within(words).getByRole('button', { name }))
  expect(ask).toHaveAttribute('aria-disabled', 'true')
  await person.click(within(words).getByRole('button', { name: 'Jestem' }))
  await person.click(ask)
  expect(await within(talk()).findByText('Oto znaczenie.')).toBeVisible()
  expect(sent(page)).toMatchObject([{ type: 'MEANING', about: 'example', selectedPhrase: 'w domu' }])

  await person.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), `${WRONG}{Enter}`)
  await person.click(await word('home'))
  expect(within(talk()).getByText('Oto znaczenie.')).toBeVisible()
  await person.click(button('Znaczenie'))
  await waitFor(() => expect(sent(page)).toHaveLength(2))
  expect(sent(page)[1]).toMatchObject({ selectedPhrase: 'home', chatId: 'chat-1' })
  expect(sent(page)[1]).not.toHaveProperty('about')
})

test('pressing a kind asks about the chosen words, and the reply shows its list (L-AI-01, L-AI-04, L-AI-05, L-AI-15, L-AI-21)', async () => {
  const page = await openAssistant({ getLesson: { data: [lesson({ level: 'B1' })], metadata: { total: 1 } } })
  const { person } = page
  await person.click(await word('at'))
  expect(await word('I')).toHaveAttribute('aria-disabled', 'true')
  await person.click(await word('I'))
  await person.click(await word('home'))
  await person.click(button('Znaczenie'))
  expect(await within(talk()).findByText('Oto znaczenie.')).toBeVisible()
  expect(within(talk()).getByText('at home')).toHaveAttribute('lang', 'en')
  expect(within(talk()).getByText('home')).toHaveAttribute('lang', 'en')
  expect(within(talk()).getByText(/– dom/)).toBeVisible()
  expect(within(talk()).getByText('Rzeczownik.')).toBeVisible()
  expect(sent(page)).toEqual([
    {
      selectedPhrase: 'at home',
      userInput: '',
      answer: WRONG,
      type: 'MEANING',
      level: 'B1',
      context: { example: 'Jestem w domu.', answer: 'I am at home.', exerciseId: 'e1' },
    },
  ])
})

test('lists of several kinds have headings', async () => {
  const entry = { text: 'a dog', translation: 'pies', explanation: '' }
  const { person } = await openAssistant({
    promptAssistant: reply(0, { synonyms: [entry], examples: [entry] }),
  })
  await person.click(button('Synonimy'))
  const headings = await within(talk()).findAllByRole('heading')
  expect(headings.map((each) => each.textContent)).toEqual(['Znaczenie', 'Synonimy', 'Przykłady'])
})

test('an example question is shown before the first question, and its rotation can be stopped (L-AI-06)', async () => {
  const { person } = await openAssistant()
  expect(within(talk()).getByText('Wybierz słowo, a powiem, co tu znaczy.')).toBeVisible()
  await person.click(button('Zatrzymaj podpowiedzi'))
  expect(button('Wznów podpowiedzi')).toBeVisible()
  await person.click(button('Przykłady'))
  await within(talk()).findByText('Oto znaczenie.')
  expect(screen.queryByRole('button', { name: 'Wznów podpowiedzi' })).not.toBeInTheDocument()
})

test("the assistant explains the learner's answer with its mistakes (L-AI-19)", async () => {
  const page = await open()
  const { person } = page
  await person.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), `${WRONG}{Enter}`)
  await person.click(await screen.findByRole('button', { name: 'Wyjaśnij dokładniej' }))
  expect(await within(await panel()).findByText('Oto znaczenie.')).toBeVisible()
  expect(sent(page)).toMatchObject([
    { type: 'EXPLAIN_ANSWER', selectedPhrase: '', context: { exerciseId: 'e1', userInput: WRONG } },
  ])
  expect([...talk().querySelectorAll('del, ins')].map((each) => each.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('is'), expect.stringContaining('am')]),
  )
  // Reopened, it shows the same reply.
  await person.click(button('Zamknij asystenta'))
  await person.click(button('Wyjaśnij dokładniej'))
  expect(await within(await panel()).findByText('Oto znaczenie.')).toBeVisible()
  expect(sent(page)).toHaveLength(1)
})

test('follow-up questions, own or suggested, continue the same chat (L-AI-11, L-AI-20, L-AI-21)', async () => {
  const page = await openAssistant()
  const { person } = page
  expect(button('Wyślij')).toHaveAttribute('aria-disabled', 'true')
  await person.type(question(), '   {Enter}')
  expect(sent(page)).toEqual([])
  await person.clear(question())
  await person.type(question(), 'Czemu at?{Enter}')
  await within(talk()).findByText('Oto znaczenie.')
  expect(question()).toHaveValue('')
  button('A „house”?').focus()
  await person.keyboard('{Enter}')
  await waitFor(() => expect(within(talk()).getAllByText('Oto znaczenie.')).toHaveLength(2))
  // The pressed button is gone.
  expect(talk()).toHaveFocus()
  expect(sent(page)).toMatchObject([
    { type: 'CUSTOM', userInput: 'Czemu at?' },
    { type: 'CUSTOM', userInput: 'A „house”?', chatId: 'chat-1' },
  ])
  expect(sent(page)[0]).not.toHaveProperty('chatId')
  // Enter in the question field doesn't reach the trainer.
  expect(screen.getByText('Jestem w domu.')).toBeVisible()
  expect(page.api.sent('checkAttempt')).toHaveLength(1)
})

test('a failed question shows an error, stays in the field and can be sent again (L-AI-08, L-AI-16, L-AI-17)', async () => {
  const page = await openAssistant({ promptAssistant: failure(503, { code: 'CHAT_UNAVAILABLE' }) })
  const { person, platform } = page
  await person.type(question(), 'Czemu at?{Enter}')
  expect(await within(talk()).findByText(/Twoje pytanie nie przepadło/)).toBeVisible()
  expect(platform.notify.mock.calls).toEqual([['error', AI_FAILURE]])
  expect(question()).toHaveValue('Czemu at?')
  page.api.answer({ promptAssistant: reply(0) })
  await person.click(button('Ponów'))
  expect(await within(talk()).findByText('Oto znaczenie.')).toBeVisible()
  expect(sent(page).map(({ userInput }) => userInput)).toEqual(['Czemu at?', 'Czemu at?'])
  expect(within(talk()).queryByText(/nie przepadło/)).not.toBeInTheDocument()
  expect(question()).toHaveValue('')
})

test.each([
  [
    'without a network',
    failure(0),
    'Nie ma połączenia. Twoje pytanie poczeka tutaj, aż wróci.',
    AI_FAILURE,
    true,
  ],
  [
    'when the day is used up',
    failure(429, { code: 'ASSISTANT_LIMIT' }),
    'Dzisiejszy limit pytań do asystenta jest wykorzystany. Jutro zadasz następne.',
    'Dzisiejszy limit pytań do asystenta jest wykorzystany. Jutro zadasz następne.',
    false,
  ],
  [
    'when someone asks too fast',
    failure(429, { code: 'TOO_MANY_CALLS' }),
    'To bardzo dużo pytań naraz. Odczekaj minutę i spróbuj ponownie.',
    'To bardzo dużo pytań naraz. Odczekaj minutę i spróbuj ponownie.',
    true,
  ],
])('the assistant explains what to do %s', async (_, problem, said, snackbar, again) => {
  const { person, platform } = await openAssistant({ promptAssistant: problem })
  await person.click(button('Znaczenie'))
  expect(await within(talk()).findByText(said)).toBeVisible()
  expect(platform.notify.mock.calls.map(([, text]) => text.replaceAll('\u00a0', ' '))).toEqual([snackbar])
  expect(screen.queryAllByRole('button', { name: 'Ponów' })).toHaveLength(again ? 1 : 0)
})

test('the assistant shows the number of remaining questions when few are left', async () => {
  const { person } = await openAssistant({ promptAssistant: reply(0, {}, 2) })
  await person.click(button('Znaczenie'))
  expect(await screen.findByText('Dziś możesz zadać jeszcze 2 pytania')).toBeVisible()
})

test('a question can be cancelled, and its late reply is ignored (L-AI-14)', async () => {
  let finish = () => {}
  const { person } = await openAssistant({
    promptAssistant: () =>
      new Promise((resolve) => {
        finish = () => resolve(reply(0))
      }),
  })
  await person.click(button('Znaczenie'))
  expect(await within(talk()).findByText('Czytam zdanie…')).toBeVisible()
  expect(button('Synonimy')).toHaveAttribute('aria-disabled', 'true')
  await person.click(button('Przerwij'))
  await act(async () => finish())
  expect(within(talk()).getByText('Przerwano.')).toBeVisible()
  expect(screen.queryByText('Oto znaczenie.')).not.toBeInTheDocument()
  expect(button('Ponów')).toBeVisible()
})

test('restart clears the chat and is disabled before the first question (L-AI-09, L-AI-10)', async () => {
  const page = await openAssistant()
  const { person } = page
  expect(button('Zacznij rozmowę od nowa')).toHaveAttribute('aria-disabled', 'true')
  await person.click(await word('home'))
  await person.click(button('Znaczenie'))
  await within(talk()).findByText('Oto znaczenie.')
  await person.click(button('Zacznij rozmowę od nowa'))
  expect(within(talk()).queryByText('Oto znaczenie.')).not.toBeInTheDocument()
  expect(await word('home')).toHaveAttribute('aria-pressed', 'false')
  await person.click(button('Przykłady'))
  await within(talk()).findByText('Oto znaczenie.')
  expect(sent(page)[1]).not.toHaveProperty('chatId')
})

test('replies can be liked, disliked and copied (L-AI-12, L-AI-13)', async () => {
  const writeText = jest.fn(async () => {})
  const page = await openAssistant({ likeAssistantMessage: {}, dislikeAssistantMessage: {} })
  const { person } = page
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await person.click(button('Znaczenie'))
  await person.click(await screen.findByRole('button', { name: 'Pomocna odpowiedź' }))
  expect(button('Pomocna odpowiedź')).toHaveAttribute('aria-pressed', 'true')
  await person.click(button('Niepomocna odpowiedź'))
  expect(button('Pomocna odpowiedź')).toHaveAttribute('aria-pressed', 'false')
  const body = { messageIndex: 1, chatId: 'chat-1' }
  expect(page.api.sent('likeAssistantMessage')).toMatchObject([{ body }])
  expect(page.api.sent('dislikeAssistantMessage')).toMatchObject([{ body }])
  await person.click(button('Kopiuj odpowiedź'))
  expect(await screen.findByRole('button', { name: 'Skopiowano' })).toBeVisible()
  expect(writeText).toHaveBeenCalledWith('odpowiedź 0')
})

test("a rating that can't be saved is reverted", async () => {
  const { person, platform } = await openAssistant({ likeAssistantMessage: failure(503) })
  await person.click(button('Znaczenie'))
  await person.click(await screen.findByRole('button', { name: 'Pomocna odpowiedź' }))
  await waitFor(() => expect(button('Pomocna odpowiedź')).toHaveAttribute('aria-pressed', 'false'))
  expect(platform.notify).toHaveBeenCalledWith('error', 'Nie udało się zapisać oceny.')
})

test('a reply can be played as a whole and word by word (L-AI-18)', async () => {
  const page = await openAssistant({
    getAudioFromText: { recordingUrl: '/api/recording/r-7' },
    getRecording: new Blob(['sound']),
  })
  const { person } = page
  // The answer plays after the check and would be the last recording.
  await waitFor(() => expect(audio.current).toBe('r-answer'))
  await person.click(button('Znaczenie'))
  await person.click(await screen.findByRole('button', { name: 'Odtwórz: home' }))
  await waitFor(() => expect(audio.current).toBe('r-7'))
  expect(page.api.sent('getRecording').map(({ params }) => params.id)).toContain('r-7')
  await person.click(button('Odtwórz odpowiedź'))
  await waitFor(() =>
    expect(page.api.sent('getAudioFromText').map(({ body }) => body)).toEqual([
      { text: 'home' },
      { text: 'home.' },
    ]),
  )
  await waitFor(() => expect(audio.current).toBe('r-7'))
  act(() => audio.stop())
})

test('a double press plays a reply slowly (P-AUDIO-05, C01)', async () => {
  const heard: number[] = []
  const sound = jest.spyOn(HTMLMediaElement.prototype, 'play')
  sound.mockImplementation(async function (this: HTMLAudioElement) {
    heard.push(this.playbackRate)
  })
  const { person } = await openAssistant({
    getAudioFromText: { recordingUrl: '/api/recording/r-7' },
    getRecording: new Blob(['sound']),
  })
  await waitFor(() => expect(audio.current).toBe('r-answer'))
  await person.click(button('Znaczenie'))
  await person.dblClick(await screen.findByRole('button', { name: 'Odtwórz: home' }))
  await waitFor(() => expect(audio.current).toBe('r-7'))
  await waitFor(() => expect(heard.at(-1)).toBe(0.79))
  act(() => audio.stop())
  sound.mockRestore()
})

test('the chat survives closing the assistant and ends with the sentence', async () => {
  const page = await openAssistant()
  const { person } = page
  await person.click(button('Znaczenie'))
  await within(talk()).findByText('Oto znaczenie.')
  await person.type(question(), 'A potem')
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  expect(button('Spróbuj ponownie')).toHaveFocus()
  await person.click(button('Asystent'))
  expect(await within(await panel()).findByText('Oto znaczenie.')).toBeVisible()
  expect(question()).toHaveValue('A potem')

  await person.click(button('Spróbuj ponownie'))
  expect(screen.queryByRole('log')).not.toBeInTheDocument()
  const box = screen.getByRole('textbox', { name: 'Twoja odpowiedź' })
  await person.clear(box)
  await person.type(box, 'I am at home.{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Dalej' }))
  await screen.findByText('Mam psa.')
  await person.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), 'I has a dog{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Asystent' }))
  expect(await word('dog')).toBeVisible()
  expect(within(talk()).queryByText('Oto znaczenie.')).not.toBeInTheDocument()
})

test('F6 moves between exercise and assistant, and all controls are reachable by keyboard', async () => {
  const { person } = await openAssistant()
  await waitFor(async () => expect(await word('I')).toHaveFocus())
  await person.keyboard('{F6}')
  expect(button('Spróbuj ponownie')).toHaveFocus()
  await person.keyboard('{F6}')
  expect(await word('I')).toHaveFocus()
  await person.keyboard(' ')
  expect(await word('I')).toHaveAttribute('aria-pressed', 'true')
  await person.tab()
  expect(await word('am')).toHaveFocus()
})

test('the assistant is accessible before and after a reply', async () => {
  const { person, container } = await openAssistant()
  const violations = async () =>
    (
      await axe.run(container, {
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      })
    ).violations
  expect(await violations()).toEqual([])
  await person.click(button('Wyjaśnij'))
  await within(talk()).findByText('Oto znaczenie.')
  expect(await violations()).toEqual([])
})

describe('the assistant on a phone', () => {
  beforeEach(() => isWide(false))

  test('the assistant opens as a bottom sheet, traps the focus and returns it (L-TRN-10)', async () => {
    const { person } = await open()
    await person.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), `${WRONG}{Enter}`)
    await person.click(await screen.findByRole('button', { name: 'Asystent' }))
    const sheet = await screen.findByRole('dialog', { name: 'Asystent' })
    expect(sheet).toHaveAttribute('aria-modal', 'true')
    expect(document.activeElement).not.toBe(question())
    await person.click(within(sheet).getByRole('button', { name: 'Znaczenie' }))
    expect(await within(sheet).findByText('Oto znaczenie.')).toBeVisible()
    await person.click(within(sheet).getByRole('button', { name: 'Zacznij rozmowę od nowa' }))
    expect(within(sheet).queryByText('Oto znaczenie.')).not.toBeInTheDocument()
    const { violations } = await axe.run(sheet, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations).toEqual([])
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

test('the preview offers the assistant on the answer side, without an explanation', async () => {
  const { person } = await renderPage(<ContentPreviewPage />, {
    route: 'trainerContentPreview',
    at: paths.trainerContentPreview({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...lessonApi(), getLessonExercises: { data: sentences }, promptAssistant: reply(0) },
  })
  await person.click(await screen.findByRole('button', { name: /^Jestem w\sdomu/ }))
  await person.click(button('Asystent'))
  await panel()
  expect(screen.queryByRole('button', { name: 'Wyjaśnij' })).not.toBeInTheDocument()
  await person.click(button('Znaczenie'))
  expect(await within(talk()).findByText('Oto znaczenie.')).toBeVisible()
})

test("a turned card offers the assistant, and typing in it doesn't judge the card (L-FLASH-07)", async () => {
  const { person, api } = await renderPage(<RepetitionFlashCardsPage />, {
    route: 'repetitionFlashCards',
    at: paths.repetitionFlashCards({ lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api: { ...repetitionApi(), promptAssistant: reply(0) },
    user: writer(),
  })
  await screen.findByText('Jestem w domu.')
  expect(button('Asystent, dostępny po odsłonięciu odpowiedzi')).toHaveAttribute('aria-disabled', 'true')
  await person.click(button('Pokaż odpowiedź'))
  await person.click(button('Asystent'))
  await panel()
  await person.type(question(), '1 czy 2?{Enter}')
  expect(await within(talk()).findByText('Oto znaczenie.')).toBeVisible()
  expect(screen.getByText('I am at home.')).toBeVisible()
  expect(api.sent('promptAssistant')).toMatchObject([
    { body: { type: 'CUSTOM', userInput: '1 czy 2?', context: { exerciseId: 'e1' } } },
  ])
})
