import { paths } from '@mowka/contract/routes'
import type { SessionWord, WordAttempt } from '@mowka/contract/schemas/vocabulary'
import { outbox } from '@mowka/kernel/platform'
import { audio } from '@mowka/kernel/platform/study'
import { soundRest } from '@mowka/kernel/storage'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { lesson } from '@mowka/testing/entities'
import { act, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import LessonWordTrainerPage from './LessonWordTrainerPage'
import {
  attemptResult,
  audioChoice,
  audioUnscramble,
  choice,
  germanWritten,
  match,
  quiet,
  unscramble,
  wordSession,
  written,
} from './session-words.fixture'

type Answers = NonNullable<PageOptions['api']>

const summary = {
  totalWords: 2,
  wordsReviewed: 2,
  wordsSuccessful: 1,
  startedAt: '2026-11-22T10:00:00.000Z',
  completedAt: '2026-11-22T10:05:00.000Z',
}
const answers = (...words: SessionWord[]): Answers => ({
  getRecording: new Blob(),
  getLesson: { data: [lesson()], metadata: { total: 1 } },
  startWordSession: wordSession(...words),
  attemptWord: attemptResult(),
  completeWordSession: { completed: true },
  getWordSessionSummary: summary,
  getProblematicWords: [],
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  act(() => audio.stop())
})

const open = (words: SessionWord[], api: Answers = {}, options: Partial<PageOptions> = {}) =>
  renderPage(<LessonWordTrainerPage />, {
    route: 'lessonWordTrainer',
    at: paths.lessonWordTrainer({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: { ...answers(...words), ...api },
    user: quiet(),
    ...options,
  })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const primary = (name: 'Sprawdź' | 'Dalej') => button(new RegExp(`^${name}`))

test('a skeleton is shown while the session starts (V-WTRN-01)', async () => {
  await open([], { startWordSession: () => new Promise(() => {}) })
  expect(await screen.findByRole('status', { name: 'Wczytywanie…' })).toHaveAttribute('aria-busy', 'true')
})

test('the session of a lesson starts with its ids (V-WTRN-27)', async () => {
  const { api } = await open([choice()])
  await heading('Wybierz tłumaczenie')
  expect(api.sent('startWordSession').map(({ body }) => body)).toEqual([
    { mode: 'lesson', lessonId: 'l1', courseId: 'c1', excludeAudio: false },
  ])
})

test.each([
  ['Wybierz tłumaczenie', choice()],
  ['Wybierz to, co słyszysz', audioChoice()],
  ['Ułóż tłumaczenie z\u00a0liter', unscramble()],
  ['Ułóż to, co słyszysz', audioUnscramble()],
  ['Połącz słowa w\u00a0pary', match()],
  ['Przetłumacz na angielski', written()],
] as const)(
  'the heading "%s" names its exercise, which has no accessibility violations (V-WTRN-03)',
  async (title, word) => {
    await open([word])
    expect(await heading(title)).toBeVisible()
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations).toEqual([])
  },
)

test('options are radio buttons: arrows move and select, and a wrong choice is shown beside the right one', async () => {
  const { person } = await open([choice()], { attemptWord: attemptResult(false) })
  await heading('Wybierz tłumaczenie')
  const options = () => screen.getAllByRole('radio')
  const checked = () => options().map((each) => each.getAttribute('aria-checked') === 'true')
  const inTabOrder = () => options().map((each) => each.tabIndex === 0)
  expect(checked()).toEqual([false, false, false, false])
  expect(inTabOrder()).toEqual([true, false, false, false])
  act(() => options()[0]?.focus())
  await person.keyboard('{ArrowUp}')
  expect(checked()).toEqual([false, false, false, true])
  expect(inTabOrder()).toEqual([false, false, false, true])
  await person.keyboard('{ArrowDown}')
  expect(checked()).toEqual([true, false, false, false])
  expect(options()[0]).toHaveFocus()
  await person.keyboard('{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  expect(options()[0]).toHaveTextContent(/twoj/i)
  expect(options()[1]).toHaveTextContent(/poprawn|prawidłow|dobr/i)
  expect(options()[2]).toHaveTextContent(/^3prescription$/)
  await person.click(options()[2] as HTMLElement)
  expect(checked()).toEqual([true, false, false, false])
})

const sentAttempts = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sent('attemptWord').map(({ body }) => body as WordAttempt)

test('an answer is checked and explained, then the next word follows (V-WTRN-10, V-WTRN-04, V-WTRN-26)', async () => {
  const { person } = await open([choice('w1'), written('w2')])
  await heading('Wybierz tłumaczenie')
  expect(primary('Sprawdź')).toHaveAttribute('aria-disabled', 'true')
  await person.click(screen.getByRole('radio', { name: 'receipt' }))
  await person.click(primary('Sprawdź'))

  const sheet = await screen.findByRole('region', { name: 'Wynik' })
  expect(within(sheet).getByText('Dobrze')).toBeVisible()
  expect(within(sheet).getByText('receipt', { selector: 'span' })).toHaveAttribute('lang', 'en')
  expect(within(sheet).getByText('paragon')).toHaveAttribute('lang', 'pl')
  expect(within(sheet).getByText('receipt', { selector: 'mark' })).toBeVisible()
  expect(within(sheet).getByText('Poproszę paragon.')).toBeVisible()
  expect(primary('Dalej')).toHaveFocus()
  await person.keyboard('{Enter}')
  expect(await heading('Przetłumacz na angielski')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Wynik' })).not.toBeInTheDocument()
})

test('the space bar types a space right after the primary button was pressed (V-WEX-17)', async () => {
  const { person } = await open([choice(), unscramble(), choice()])
  await heading('Wybierz tłumaczenie')
  await person.keyboard('2{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  await person.keyboard('{Enter}')
  expect(await heading('Ułóż tłumaczenie z\u00a0liter')).toHaveFocus()
  await person.keyboard('k ')
  const tray = screen.getByRole('group', { name: 'Twoja odpowiedź' })
  expect(
    within(tray)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['k', '_'])
})

test('an attempt includes lesson, course, word, prompt, solution and answer, each with its language (V-WTRN-25)', async () => {
  const { person, api } = await open([choice(), written('w2')])
  await heading('Wybierz tłumaczenie')
  await person.keyboard('1{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  expect(sentAttempts(api)).toEqual([
    {
      lessonId: 'l1',
      courseId: 'c1',
      wordId: 'w1',
      sessionId: 's1',
      wordAnswerData: {
        prompt: { text: 'paragon', lang: 'PL' },
        correctAnswer: { text: 'receipt', lang: 'ENG' },
        userInput: { text: 'recipe', lang: 'ENG' },
      },
      attemptId: expect.any(String),
      exerciseType: 'MULTIPLE_CHOICE',
      hinted: false,
      milliseconds: expect.any(Number),
    },
  ])
})

test('progress and, on wide screens, the streak are shown (V-WTRN-02)', async () => {
  const original = window.matchMedia
  window.matchMedia = (query) => ({ ...original(query), matches: query.includes('min-width: 960') })
  const { person } = await open([choice('w1'), choice('w2'), choice('w3')])
  await heading('Wybierz tłumaczenie')
  const bar = screen.getByRole('progressbar', { name: 'Postęp treningu' })
  expect(bar).toHaveAttribute('aria-valuenow', '0')
  for (const place of [1, 2]) {
    await person.keyboard('2{Enter}')
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', `Za Tobą ${place} z\u00a03`))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(primary('Sprawdź')).toBeVisible())
  }
  expect(screen.getByRole('img', { name: /2/ })).toBeVisible()
  window.matchMedia = original
})

test("with nothing to learn the page redirects to the lesson's words (V-WTRN-07)", async () => {
  const { address } = await open([])
  await waitFor(() => expect(address()).toBe(paths.lessonWords({ courseId: 'c1', lessonId: 'l1' })))
})

test('the last word ends the session, and the summary links back to the words (V-WTRN-09, V-WTRN-21, V-WTRN-28)', async () => {
  const { person, api } = await open([choice()])
  await heading('Wybierz tłumaczenie')
  await person.keyboard('2{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  expect(primary('Dalej')).toHaveAttribute('aria-disabled', 'true')
  const dialog = await screen.findByRole('dialog', { name: 'Trening ukończony' })
  expect(within(dialog).getByText(/1 z\s2/)).toBeVisible()
  expect(within(dialog).getByRole('link', { name: 'Wróć do słów' })).toHaveAttribute(
    'href',
    paths.lessonWords({ courseId: 'c1', lessonId: 'l1' }),
  )
  expect(api.sent('completeWordSession').map(({ body }) => body)).toEqual([{ sessionId: 's1' }])
  expect(api.sent('getWordSessionSummary')[0]?.params).toEqual({ id: 's1' })
  expect(api.sent('getProblematicWords')[0]?.params).toEqual({ id: 's1' })
})

test('the primary button is busy while a session ends', async () => {
  const { person } = await open([choice()], { completeWordSession: () => new Promise(() => {}) })
  await heading('Wybierz tłumaczenie')
  await person.keyboard('2{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  await waitFor(() => expect(primary('Dalej')).toHaveAttribute('aria-busy', 'true'), { timeout: 5000 })
})

test('a word deleted meanwhile is skipped with a message', async () => {
  const { person, platform } = await open([choice(), written()], { attemptWord: failure(404) })
  await heading('Wybierz tłumaczenie')
  await person.keyboard('2{Enter}')
  expect(await heading('Przetłumacz na angielski')).toBeVisible()
  expect(platform.notify).toHaveBeenCalledWith('info', 'Tego słowa nie da się już sprawdzić. Idziemy dalej.')
})

test('difficult words are shown before the summary (V-WTRN-08)', async () => {
  const { person } = await open([choice()], {
    attemptWord: attemptResult(false),
    getProblematicWords: [
      { wordId: 'w1', answer: 'receipt', example: 'paragon', answerRecording: 'r-receipt' },
    ],
  })
  await heading('Wybierz tłumaczenie')
  await person.keyboard('1{Enter}')
  const hard = await screen.findByRole('dialog', { name: 'Te słowa sprawiły Ci trudność' })
  expect(within(hard).getByText('receipt')).toHaveAttribute('lang', 'en')
  expect(within(hard).getByRole('button', { name: 'Odtwórz: receipt' })).toBeEnabled()
  await person.click(within(hard).getByRole('button', { name: 'Dalej' }))
  expect(await screen.findByRole('dialog', { name: 'Trening ukończony' })).toBeVisible()
})

test('a session that fails to start shows an error and can be retried (V-WTRN-22)', async () => {
  const { person, api } = await open([choice()], { startWordSession: failure(503) })
  expect(await screen.findByText('Nie udało się rozpocząć treningu')).toBeVisible()
  api.answer({ startWordSession: wordSession(choice()) })
  await person.click(button('Spróbuj ponownie'))
  expect(await heading('Wybierz tłumaczenie')).toBeVisible()
})

test.each(['completeWordSession', 'getWordSessionSummary'] as const)(
  'a session end that fails at %s shows an error and preserves the answers (V-WTRN-22, V-WTRN-23)',
  async (call) => {
    const { person, api } = await open([choice()], { [call]: failure(503) })
    await heading('Wybierz tłumaczenie')
    await person.keyboard('2{Enter}')
    expect(await screen.findByText('Nie udało się zakończyć treningu')).toBeVisible()
    api.answer({ completeWordSession: { completed: true }, getWordSessionSummary: summary })
    await person.click(button('Spróbuj ponownie'))
    expect(await screen.findByRole('dialog', { name: 'Trening ukończony' })).toBeVisible()
    expect(sentAttempts(api)).toHaveLength(1)
  },
)

test('muting replaces the exercise immediately, shows the duration and can be undone (V-WTRN-15, V-WTRN-16, V-WTRN-18)', async () => {
  const { person, platform, api } = await open([audioChoice('w1'), audioUnscramble('w2')])
  await heading('Wybierz to, co słyszysz')
  await person.click(button('Wycisz na 20\u00a0minut'))
  expect(await heading('Wybierz tłumaczenie')).toBeVisible()
  expect(screen.getByText('paragon')).toBeVisible()
  expect(api.sent('attemptWord')).toHaveLength(0)
  expect(soundRest.until()).not.toBeNull()
  const [kind, text, options] = platform.notify.mock.calls[0] ?? []
  expect([kind, text]).toEqual(['info', expect.stringMatching(/przez 20\s+minut, do \d\d:\d\d\.$/)])

  await person.keyboard('2{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  await person.keyboard('{Enter}')
  expect(await heading('Ułóż tłumaczenie z\u00a0liter')).toBeVisible()
  act(() => options.action.onSelect())
  expect(await heading('Ułóż to, co słyszysz')).toBeVisible()
  expect(soundRest.until()).toBeNull()
})

test('a session started while muted has no listening exercises (V-WTRN-18)', async () => {
  soundRest.begin()
  const { api } = await open([audioChoice()])
  expect(await heading('Wybierz tłumaczenie')).toBeVisible()
  expect(api.sent('startWordSession')[0]?.body).toMatchObject({ excludeAudio: true })
})

test('a lesson without access shows how to get it', async () => {
  await open([], { getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeVisible()
})

test('access that was lost before the session started shows how to get it', async () => {
  await open([], { startWordSession: failure(403, { code: 'LESSON_LOCKED' }) })
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeVisible()
})

test('a reload resumes the same session at the same word with the same streak', async () => {
  const first = await open([choice('w1'), written('w2')])
  await heading('Wybierz tłumaczenie')
  await first.person.keyboard('2{Enter}')
  await screen.findByRole('region', { name: 'Wynik' })
  // A reload runs no unmount hooks, so the stored session stays.
  const kept = sessionStorage.getItem('wordSession') ?? ''
  first.unmount()
  sessionStorage.setItem('wordSession', kept)

  const { api } = await open([])
  expect(await heading('Przetłumacz na angielski')).toBeVisible()
  expect(api.sent('startWordSession')).toHaveLength(0)
})

test('without a network an answer is judged locally, stored, and sent when online again', async () => {
  const { person, api } = await open([written('w1'), choice('w2')], { attemptWord: failure(0) })
  await heading('Przetłumacz na angielski')
  await person.type(screen.getByRole('textbox', { name: 'Twoja odpowiedź' }), 'receipt{Enter}')
  expect(await screen.findByText(/Zapiszemy to, gdy wróci połączenie/)).toBeVisible()
  const [lost] = sentAttempts(api)
  api.answer({ attemptWord: attemptResult() })
  await outbox.learning.flush()
  await waitFor(() => expect(sentAttempts(api).at(-1)).toEqual({ ...lost, answeredAt: expect.any(String) }))
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsentProgress'))).toEqual([])
})

test('the ? key lists the shortcuts', async () => {
  const { person } = await open([choice()])
  await heading('Wybierz tłumaczenie')
  await person.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Skróty klawiszowe' })
  expect(within(dialog).getByRole('region', { name: 'Układanie z\u00a0liter' })).toHaveTextContent(
    'Backspace',
  )
})

describe('pairs', () => {
  const tile = (name: string | RegExp) => button(name)
  const start = async () => {
    const page = await open([match(), choice('w2')])
    await heading('Połącz słowa w\u00a0pary')
    return page
  }

  test('a pair is checked immediately, and a correct one stays matched (V-WEX-02, V-WEX-03, V-WTRN-20)', async () => {
    const { person, api } = await start()
    expect(primary('Dalej')).toHaveAttribute('aria-disabled', 'true')
    await person.click(tile('queue'))
    expect(tile('queue')).toHaveAttribute('aria-pressed', 'true')
    await person.click(tile('kolejka'))
    expect(tile(/^queue\s?, kolejka\s?: połączone/)).toBeDisabled()
    expect(screen.getByText('Połączone: 1 z 3.')).toBeVisible()
    await waitFor(() => expect(api.sent('attemptWord')).toHaveLength(1))
    expect(sentAttempts(api)[0]).toMatchObject({
      wordId: 'w2',
      exerciseType: 'MATCH_PAIRS',
      wordAnswerData: {
        prompt: { text: 'kolejka', lang: 'PL' },
        correctAnswer: { text: 'queue', lang: 'ENG' },
        userInput: { text: 'queue', lang: 'ENG' },
      },
    })
  })

  test('a wrong pair is described in words, not by colour only (V-WEX-02)', async () => {
    const { person, api } = await start()
    await person.click(tile('queue'))
    await person.click(tile('rozmiar'))
    expect(tile(/^queue\s?: nie ta para/)).toBeVisible()
    expect(tile(/^rozmiar\s?: nie ta para/)).toBeVisible()
    await waitFor(() => expect(sentAttempts(api)[0]).toMatchObject({ wordId: 'w3' }))
  })

  test('matching all pairs completes the exercise (V-WEX-04)', async () => {
    const { person } = await start()
    for (const [foreign, own] of [
      ['queue', 'kolejka'],
      ['size', 'rozmiar'],
      ['receipt', 'paragon'],
    ] as const) {
      await waitFor(() => expect(tile(foreign)).not.toHaveAttribute('aria-disabled'))
      await person.click(tile(foreign))
      await person.click(tile(own))
      await new Promise((resolve) => setTimeout(resolve, 510))
    }
    expect(screen.getByText('Wszystkie pary połączone')).toBeVisible()
    expect(primary('Dalej')).not.toHaveAttribute('aria-disabled', 'true')
    await person.click(primary('Dalej'))
    expect(await heading('Wybierz tłumaczenie')).toBeVisible()
  })
})

describe('letters', () => {
  test('the last letter or all letters can be removed until the check (V-WEX-18, V-WEX-19, V-WEX-20)', async () => {
    const { person } = await open([unscramble(), choice()])
    await heading('Ułóż tłumaczenie z\u00a0liter')
    expect(button('Cofnij literę')).toBeDisabled()
    expect(button('Od nowa')).toBeDisabled()
    await person.keyboard('lo')
    const tray = screen.getByRole('group', { name: 'Twoja odpowiedź' })
    expect(
      within(tray)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['l', 'o'])
    await person.click(button('Cofnij literę'))
    expect(
      within(tray)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['l'])
    await person.click(button('Od nowa'))
    expect(within(tray).queryAllByRole('button')).toHaveLength(0)
    await person.keyboard('look for{Enter}')
    await screen.findByRole('region', { name: 'Wynik' })
    expect(button('Cofnij literę')).toBeDisabled()
    expect(button('Od nowa')).toBeDisabled()
  })

  test('pressed letters build the word, with an underscore for a space (V-WEX-16, V-WEX-17)', async () => {
    const { person, api } = await open([unscramble(), choice()])
    await heading('Ułóż tłumaczenie z\u00a0liter')
    const pool = within(screen.getByRole('group', { name: 'Litery do wyboru' }))
    for (const name of ['l', 'o', 'spacja', 'f']) {
      const [letter] = pool
        .getAllByRole('button', { name })
        .filter((each) => !each.hasAttribute('aria-disabled'))
      if (letter) await person.click(letter)
    }
    await person.click(primary('Sprawdź'))
    await screen.findByRole('region', { name: 'Wynik' })
    expect(sentAttempts(api)[0]?.wordAnswerData.userInput.text).toBe('lo f')
  })
})

describe('typing', () => {
  test('Enter submits a non-empty answer (V-WEX-14, V-WEX-13)', async () => {
    const { person, api } = await open([written(), choice()])
    const box = await screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
    expect(box).toHaveFocus()
    await person.type(box, '   {Enter}')
    expect(api.sent('attemptWord')).toHaveLength(0)
    await person.type(box, 'receipt{Enter}')
    await screen.findByRole('region', { name: 'Wynik' })
    expect(sentAttempts(api)[0]?.wordAnswerData.userInput.text).toBe('receipt')
  })

  test('a German article is displayed, and special characters are available (V-WEX-15, V-WEX-21)', async () => {
    const { person, api } = await open([germanWritten(), choice()])
    const box = await screen.findByRole('textbox', { name: 'Twoja odpowiedź' })
    expect(box).toHaveAccessibleDescription('Rodzajnik jest już wpisany: die')
    await person.type(box, 'die B')
    await person.click(button('ä'))
    await person.keyboard('ckerei{Enter}')
    await screen.findByRole('region', { name: 'Wynik' })
    expect(sentAttempts(api)[0]?.wordAnswerData.userInput).toEqual({ text: 'die Bäckerei', lang: 'DE' })
  })

  test('English has no row of special characters (V-WEX-21)', async () => {
    await open([written()])
    await heading('Przetłumacz na angielski')
    expect(screen.queryByRole('group', { name: 'Znaki specjalne' })).not.toBeInTheDocument()
  })

  test('a typo counts as correct, and the missing letter is shown', async () => {
    const { person } = await open([written(), choice()], {
      attemptWord: attemptResult(true, {
        resultCategory: 'MINOR_ERROR',
        diff: [
          {
            mark: 'changed',
            typed: 'recipt',
            expected: 'receipt',
            letters: [
              { mark: 'same', text: 'rec' },
              { mark: 'missing', text: 'e' },
              { mark: 'same', text: 'ipt' },
            ],
            issue: null,
          },
        ],
      }),
    })
    await person.type(await screen.findByRole('textbox', { name: 'Twoja odpowiedź' }), 'recipt{Enter}')
    const sheet = await screen.findByRole('region', { name: 'Wynik' })
    expect(within(sheet).getByText('Dobrze, z drobną literówką')).toBeVisible()
    expect(within(sheet).getByText('e', { selector: 'ins' })).toBeVisible()
    expect(within(sheet).getByText('Podkreślonej litery zabrakło u Ciebie')).toBeVisible()
  })
})

describe('sound', () => {
  test.each([
    ['Wybierz to, co słyszysz', audioChoice()],
    ['Ułóż to, co słyszysz', audioUnscramble()],
  ] as const)('"%s" plays when shown and on request (V-WEX-22)', async (title, word) => {
    const { person } = await open([word])
    await heading(title)
    const { audioUrl } = word.exerciseData
    await waitFor(() => expect(audio.current).toBe(audioUrl))
    act(() => audio.stop())
    await person.keyboard('{Control>} {/Control}')
    await waitFor(() => expect(audio.current).toBe(audioUrl))
    act(() => audio.stop())
    await person.click(button('Odtwórz nagranie'))
    await waitFor(() => expect(audio.current).toBe(audioUrl))
    act(() => audio.stop())
    await person.click(button('Odtwórz Wolniej'))
    await waitFor(() => expect(audio.current).toBe(audioUrl))
  })

  test('a recording that fails to load offers another exercise without counting a mistake', async () => {
    const lost = audioChoice()
    lost.exerciseData.audioUrl = 'r-lost'
    const { person, api } = await open([lost], { getRecording: failure(500) })
    await person.click(await screen.findByRole('button', { name: 'Ćwicz to słowo bez dźwięku' }))
    expect(await heading('Wybierz tłumaczenie')).toBeVisible()
    expect(api.sent('attemptWord')).toHaveLength(0)
    expect(soundRest.until()).toBeNull()
  })
})
