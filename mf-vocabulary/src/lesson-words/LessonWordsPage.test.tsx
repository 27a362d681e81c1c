import { paths, type RouteName } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import LessonWordsPage from './LessonWordsPage'
import { lesson, lessonWord } from './lesson-words.fixture'

type Answers = NonNullable<PageOptions['api']>

/** Three words: w1 new, w2 in repetitions, w3 hidden. */
const answers = (): Answers => ({
  getLesson: { data: [lesson()], metadata: { total: 1 } },
  getLessonWords: { data: [lessonWord('w1'), lessonWord('w2'), lessonWord('w3')] },
  getWordRepetitions: {
    repetitions: [{ wordId: 'w2', stage: 2, nextReviewAt: null }],
    knownWordIds: ['w3'],
  },
})

const open = (api: Answers = {}, lang: 'pl' | 'en' = 'pl', unreleased: readonly RouteName[] = []) =>
  renderPage(<LessonWordsPage />, {
    route: 'lessonWords',
    at: paths.lessonWords({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'vocabulary', loader: texts },
    api: { ...answers(), ...api },
    lang,
    unreleased,
  })

const card = async (word: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { name: word })).closest('article')
  if (!found) throw new Error(`${word} stands on no card`)
  return found
}
const emulateWideScreen = () => {
  const original = window.matchMedia
  window.matchMedia = (query) => ({ ...original(query), matches: query.includes('min-width: 960') })
  return () => {
    window.matchMedia = original
  }
}

test('twelve skeletons are shown while the words load (V-LW-17)', async () => {
  const { container } = await open({
    getLesson: () => new Promise(() => {}),
    getLessonWords: () => new Promise(() => {}),
    getWordRepetitions: () => new Promise(() => {}),
  })
  expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(12)
  expect(screen.getByRole('heading', { level: 1, name: 'Słówka z\u00a0lekcji' })).toBeVisible()
})

test('the lesson is requested by its id, words and stages by the lesson (V-LW-23)', async () => {
  const { api } = await open()
  await card('word w1')
  expect(api.sent('getLesson')[0]?.query).toMatchObject({ filters: '_id:l1' })
  expect(api.sent('getLessonWords')[0]?.params).toEqual({ id: 'l1' })
  expect(api.sent('getWordRepetitions')[0]?.query).toMatchObject({ lessonId: 'l1' })
})

test('progress and remaining words exclude hidden words (V-LW-01, V-LW-04)', async () => {
  await open()
  await card('word w1')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  expect(screen.queryByRole('img', { name: 'Wszystkie słowa ukończone' })).not.toBeInTheDocument()
  expect(
    screen.getByRole('heading', { name: 'Przed Tobą: 1\u00a0słowo i\u00a02\u00a0przykłady' }),
  ).toBeVisible()
  expect(screen.getByText('Na dworcu')).toBeVisible()
})

test('a card has word, meaning, recording, toggle, chips and a check mark once complete (V-LW-10, V-LW-12)', async () => {
  await open()
  const fresh = within(await card('word w1'))
  expect(fresh.getByRole('heading', { name: 'word w1' })).toHaveAttribute('lang', 'en')
  expect(fresh.getByText('słowo w1')).toHaveAttribute('lang', 'pl')
  expect(fresh.getByRole('button', { name: 'Odtwórz: word w1' })).toBeEnabled()
  expect(fresh.getByRole('button', { name: /^Ukryj słowo.*word w1$/ })).toBeVisible()
  const chips = fresh.getByRole('img', { name: 'Etap 1 z\u00a03: nowe' })
  expect(chips.querySelectorAll('[data-on="true"]')).toHaveLength(0)
  expect(fresh.getByText('nowe')).toBeVisible()
  expect(fresh.queryByRole('img', { name: 'Ukończone' })).not.toBeInTheDocument()

  const complete = within(await card('word w2'))
  expect(complete.getByRole('img', { name: 'Etap 3 z\u00a03: w\u00a0powtórkach' })).toBeVisible()
  expect(complete.getByRole('img', { name: 'Ukończone' })).toBeVisible()
})

test("the switch hides the chapter's sentences (V-LW-06, V-LW-11)", async () => {
  const { person } = await open()
  const sentences = within(await card('word w1'))
  expect(sentences.getAllByRole('listitem')).toHaveLength(2)
  expect(sentences.getByText('First w1.')).toHaveAttribute('lang', 'en')
  expect(sentences.queryByText('Elsewhere w1.')).not.toBeInTheDocument()
  await person.click(screen.getByRole('switch', { name: 'Pokaż zdania przykładowe' }))
  expect(sentences.queryByText('First w1.')).not.toBeInTheDocument()
})

test('hidden words are shown on demand, as inactive (V-LW-07, V-LW-08, V-LW-21)', async () => {
  const { person } = await open()
  await card('word w1')
  expect(screen.queryByRole('heading', { name: 'word w3' })).not.toBeInTheDocument()
  await person.click(screen.getByRole('switch', { name: 'Pokaż ukryte słowa (1)' }))
  const hidden = within(await card('word w3'))
  expect(hidden.getByText('Ukryte, nie pojawi się w ćwiczeniach')).toBeVisible()
  expect(hidden.queryByRole('img', { name: /Etap/ })).not.toBeInTheDocument()
})

test('with all words hidden the switch is on and disabled, and the info button stays (V-LW-03, V-LW-09)', async () => {
  await open({ getWordRepetitions: { repetitions: [], knownWordIds: ['w1', 'w2', 'w3'] } })
  await card('word w1')
  const hidden = screen.getByRole('switch', { name: 'Pokaż ukryte słowa (3)' })
  expect(hidden).toBeChecked()
  expect(hidden).toBeDisabled()
  expect(screen.getByRole('heading', { name: 'Brawo, w\u00a0tej lekcji znasz już wszystko' })).toBeVisible()
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Jak działa nauka słów' })).toBeVisible()
})

test('hiding a word by keyboard shows immediately, is sent, can be undone, and moves the focus to the next card (V-LW-20)', async () => {
  const { api, person, platform } = await open({
    addKnownWord: () => {
      api.answer({ getWordRepetitions: { repetitions: [], knownWordIds: ['w3', 'w1'] } })
      return { knownWordIds: ['w3', 'w1'] }
    },
  })
  await card('word w1')
  screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ }).focus()
  await person.keyboard('{Enter}')
  expect(screen.queryByRole('heading', { name: 'word w1' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Ukryj słowo.*word w2$/ })).toHaveFocus()
  expect(screen.getByRole('switch', { name: 'Pokaż ukryte słowa (2)' })).toBeVisible()
  expect(platform.notify).toHaveBeenCalledWith('success', 'Ukryto słowo: word w1', {
    action: { label: 'Cofnij', onSelect: expect.any(Function) },
    duration: 10_000,
  })
  await waitFor(() => expect(api.sent('addKnownWord').map(({ body }) => body)).toEqual([{ wordId: 'w1' }]))
})

test('the same toggle shows a hidden word again (V-LW-20)', async () => {
  const { api, person } = await open({
    removeKnownWord: () => {
      api.answer({ getWordRepetitions: { repetitions: [], knownWordIds: [] } })
      return { knownWordIds: [] }
    },
  })
  await card('word w1')
  await person.click(screen.getByRole('switch', { name: 'Pokaż ukryte słowa (1)' }))
  await person.click(screen.getByRole('button', { name: 'Pokaż słowo w\u00a0ćwiczeniach: word w3' }))
  expect(await screen.findByRole('button', { name: /^Ukryj słowo.*word w3$/ })).toBeVisible()
  await waitFor(() => expect(api.sent('removeKnownWord')[0]?.params).toEqual({ id: 'w3' }))
})

test('a refused change is rolled back with a message and does not roll back another one', async () => {
  let refuse = () => {}
  const { api, person, platform } = await open({
    addKnownWord: async ({ body }) => {
      if ((body as { wordId: string }).wordId === 'w2') {
        api.answer({ getWordRepetitions: { repetitions: [], knownWordIds: ['w3', 'w2'] } })
        return { knownWordIds: ['w3', 'w2'] }
      }
      await new Promise<void>((resolve) => {
        refuse = resolve
      })
      throw new Error('refused')
    },
  })
  await card('word w1')
  await person.click(screen.getByRole('switch', { name: /ukryte słowa/ }))
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ }))
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word w2$/ }))
  expect(screen.getByRole('switch', { name: 'Pokaż ukryte słowa (3)' })).toBeVisible()
  refuse()
  await waitFor(() =>
    expect(platform.notify).toHaveBeenCalledWith(
      'error',
      'Nie udało się ukryć słowa „word w1”. Spróbuj ponownie.',
    ),
  )
  expect(await screen.findByRole('button', { name: /^Ukryj słowo.*word w1$/ })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Pokaż słowo w\u00a0ćwiczeniach: word w2' })).toBeVisible()
})

test('a missing word is reported as deleted, and the list is reloaded', async () => {
  const { api, person, platform } = await open({ addKnownWord: failure(404) })
  await card('word w1')
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ }))
  await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('error', 'Tego już nie ma.'))
  await waitFor(() => expect(api.sent('getWordRepetitions')).toHaveLength(2))
  expect(await card('word w1')).toBeVisible()
})

test('a word hidden and shown again quickly ends in the last state (V-LW-20)', async () => {
  let arrive = () => {}
  const order: string[] = []
  const { person } = await open({
    addKnownWord: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve
      })
      order.push('hidden')
      return { knownWordIds: ['w3', 'w1'] }
    },
    removeKnownWord: () => {
      order.push('shown')
      return { knownWordIds: ['w3'] }
    },
  })
  await card('word w1')
  await person.click(screen.getByRole('switch', { name: /ukryte słowa/ }))
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ }))
  await person.click(screen.getByRole('button', { name: 'Pokaż słowo w\u00a0ćwiczeniach: word w1' }))
  expect(screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ })).toBeVisible()
  expect(order).toEqual([])
  arrive()
  await waitFor(() => expect(order).toEqual(['hidden', 'shown']))
  expect(screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ })).toBeVisible()
})

test('the undo action of the message shows a hidden word again (V-LW-20)', async () => {
  const { api, person, platform } = await open({
    addKnownWord: () => {
      api.answer({ getWordRepetitions: { repetitions: [], knownWordIds: ['w3', 'w1'] } })
      return { knownWordIds: ['w3', 'w1'] }
    },
    removeKnownWord: () => {
      api.answer({ getWordRepetitions: { repetitions: [], knownWordIds: ['w3'] } })
      return { knownWordIds: ['w3'] }
    },
  })
  await card('word w1')
  await person.click(screen.getByRole('button', { name: /^Ukryj słowo.*word w1$/ }))
  const [, , options] = platform.notify.mock.calls[0] ?? []
  act(() => options.action.onSelect())
  expect(await screen.findByRole('heading', { name: 'word w1' })).toBeVisible()
  await waitFor(() => expect(api.sent('removeKnownWord')[0]?.params).toEqual({ id: 'w1' }))
})

test('a word shows its transcription if it has one', async () => {
  await open({ getLessonWords: { data: [lessonWord('w1', { transcription: '/wɜːd/' })] } })
  expect(within(await card('word w1')).getByText('/wɜːd/')).toHaveAttribute('lang', 'en-fonipa')
})

test('a word shows its part of speech and gender if it has them', async () => {
  const noun = lessonWord('w1', { partOfSpeech: 'noun', gender: 'f' })
  await open({ getLessonWords: { data: [noun, lessonWord('w2', { partOfSpeech: 'verb' })] } })
  expect(within(await card('word w1')).getByText('rzeczownik, rodzaj żeński')).toBeVisible()
  expect(within(await card('word w2')).getByText('czasownik')).toBeVisible()
})

test('trainer and repetitions are not linked while no release has them', async () => {
  const { unmount } = await open({}, 'pl', ['lessonWordTrainer', 'repetitionWords'])
  await card('word w1')
  expect(screen.queryByRole('link', { name: 'Rozpocznij naukę' })).not.toBeInTheDocument()
  unmount()
  await open(
    {
      getWordRepetitions: {
        repetitions: ['w1', 'w2', 'w3'].map((wordId) => ({ wordId, stage: 2, nextReviewAt: null })),
        knownWordIds: [],
      },
    },
    'pl',
    ['lessonWordTrainer', 'repetitionWords'],
  )
  await card('word w1')
  expect(screen.queryByRole('link', { name: /^Ukończone/ })).not.toBeInTheDocument()
})

test('with all words hidden there is no progress and nothing to train (C69)', async () => {
  await open({ getWordRepetitions: { repetitions: [], knownWordIds: ['w1', 'w2', 'w3'] } })
  await card('word w1')
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Rozpocznij naukę' })).not.toBeInTheDocument()
})

test('the page links to the trainer (V-LW-15)', async () => {
  await open()
  expect(await screen.findByRole('link', { name: 'Rozpocznij naukę' })).toHaveAttribute(
    'href',
    '/course/c1/lesson/l1/words/trainer',
  )
})

test('a completed lesson shows a congratulation and links to the repetitions (V-LW-02, V-LW-05, V-LW-16)', async () => {
  await open({
    getWordRepetitions: {
      repetitions: ['w1', 'w2', 'w3'].map((wordId) => ({ wordId, stage: 2, nextReviewAt: null })),
      knownWordIds: [],
    },
  })
  expect(await screen.findByRole('link', { name: 'Ukończone, przejdź do powtórek' })).toHaveAttribute(
    'href',
    '/repetition/words',
  )
  expect(screen.getByRole('img', { name: 'Wszystkie słowa ukończone' })).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Brawo, znasz wszystkie/ })).toBeVisible()
})

test('the link back to the lessons is in the bar on medium and larger screens only (V-LW-13, V-LW-14)', async () => {
  const { unmount } = await open()
  await card('word w1')
  const actions = () => within(screen.getByRole('navigation', { name: 'Co dalej' }))
  expect(actions().queryByRole('link', { name: 'Wróć do lekcji' })).not.toBeInTheDocument()
  // On smaller screens the link is above the heading; CSS hides it from 960 px.
  expect(screen.getByRole('link', { name: 'Wróć do lekcji' })).toHaveAttribute(
    'href',
    '/course/c1?backTo=current#l1',
  )
  unmount()
  const restore = emulateWideScreen()
  await open()
  await card('word w1')
  expect(actions().getByRole('link', { name: 'Wróć do lekcji' })).toHaveAttribute(
    'href',
    '/course/c1?backTo=current#l1',
  )
  restore()
})

test('the info button explains stages and intervals, and closing it restores the focus (V-LW-03, V-STAGE-05, V-STAGE-07)', async () => {
  const { person } = await open()
  await card('word w1')
  const button = screen.getByRole('button', { name: 'Jak działa nauka słów' })
  button.focus()
  await person.keyboard('{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: 'Jak działa nauka słów' }))
  for (const name of ['nowe', 'w nauce', 'w powtórkach']) expect(dialog.getByText(name)).toBeVisible()
  expect(dialog.getByText(/po 1\sdniu, po 6\sdniach i\spo 15\sdniach/)).toBeVisible()
  await person.keyboard('{Escape}')
  expect(button).toHaveFocus()
})

test.each([
  ['the lesson says so', { getLesson: { data: [lesson({ isLocked: true })], metadata: { total: 1 } } }],
  ['its words are refused', { getLessonWords: failure(403, { code: 'LESSON_LOCKED' }) }],
])('a locked lesson offers access when %s', async (_, api) => {
  await open(api)
  expect(await screen.findByTestId('widget learning/NoAccess')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Rozpocznij naukę' })).not.toBeInTheDocument()
})

test('a failed load can be retried, and only the failed call is repeated', async () => {
  const { api, person } = await open({ getWordRepetitions: failure(0) })
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursu' })).toHaveAttribute('href', '/course/c1')
  api.answer({ getWordRepetitions: answers().getWordRepetitions })
  await person.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await card('word w1')).toBeVisible()
  expect(api.sent('getWordRepetitions')).toHaveLength(2)
  expect(api.sent('getLessonWords')).toHaveLength(1)
})

test('a lesson without words shows a note and links back to the course', async () => {
  await open({ getLessonWords: { data: [] } })
  expect(await screen.findByRole('heading', { name: 'Ta lekcja nie ma jeszcze słów' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Przejdź do kursu' })).toHaveAttribute('href', '/course/c1')
})

test('a missing lesson shows a note', async () => {
  await open({ getLesson: { data: [], metadata: { total: 0 } } })
  expect(await screen.findByRole('heading', { name: 'Nie ma takiej lekcji' })).toBeVisible()
})

test('the page is available in English', async () => {
  await open({}, 'en')
  expect(await screen.findByRole('heading', { name: 'Ahead of you: 1 word and 2 examples' })).toBeVisible()
})
