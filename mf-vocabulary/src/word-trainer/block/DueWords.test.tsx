import { paths } from '@mowka/contract/routes'
import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { audio } from '@mowka/kernel/platform/study'
import { type FakeAnswers, renderPage } from '@mowka/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { texts } from '../../pages'
import { attemptResult, choice, quiet, wordSession } from '../session-words.fixture'
import DueWords from './DueWords'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  act(() => audio.stop())
})

const summary = {
  totalWords: 1,
  wordsReviewed: 1,
  wordsSuccessful: 0,
  startedAt: '2026-11-22T10:00:00.000Z',
  completedAt: null,
}
const missed = { wordId: 'w1', answer: 'receipt', example: 'paragon', answerRecording: 'r-receipt' }

async function open(words: SessionWord[], api: FakeAnswers = {}) {
  const onEnd = jest.fn()
  const page = await renderPage(
    <DueWords
      limit={4}
      before={3}
      total={12}
      title="Powtórka na dziś"
      close={{ to: '/exercises', label: 'Zamknij i wróć do powtórek' }}
      onEnd={onEnd}
    />,
    {
      route: 'repetitionDeck',
      at: paths.repetitionDeck(),
      texts: { namespace: 'vocabulary', loader: texts },
      user: quiet(),
      api: {
        getRecording: new Blob(),
        startWordSession: { ...wordSession(...words), mode: 'repetition' },
        attemptWord: attemptResult(),
        completeWordSession: { completed: true },
        getWordSessionSummary: summary,
        getProblematicWords: [missed],
        ...api,
      },
    },
  )
  return { ...page, onEnd }
}

test('a part of the deck has the position in the whole deck and reports its result instead of showing an end', async () => {
  const { person, api, onEnd } = await open([choice()])
  expect(await screen.findByText('Powtórka na dziś')).toBeVisible()
  expect(screen.getByText(/4 \/ 12/)).toBeVisible()
  expect(api.sent('startWordSession')[0]?.body).toEqual({ mode: 'repetition', excludeAudio: false, limit: 4 })
  await person.keyboard('2{Enter}')
  await waitFor(() => expect(onEnd).toHaveBeenCalledTimes(1), { timeout: 5000 })
  expect(onEnd).toHaveBeenCalledWith({
    words: 1,
    run: { now: 1, best: 1 },
    missed: [{ id: 'w1', answer: 'receipt', example: 'paragon', recordingId: 'r-receipt' }],
  })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without due words a part of the deck ends immediately, even if the server offers a loose training', async () => {
  const none = { words: 0, run: { now: 0, best: 0 }, missed: [] }
  const first = await open([])
  await waitFor(() => expect(first.onEnd).toHaveBeenCalledWith(none))
  first.unmount()
  const loose = { ...wordSession(choice()), mode: 'repetition' as const, isLoose: true }
  const second = await open([], { startWordSession: loose })
  await waitFor(() => expect(second.onEnd).toHaveBeenCalledWith(none))
  expect(second.api.sent('attemptWord')).toHaveLength(0)
})
