import { fakeClock } from '../session/fake-ports.fixture'
import { match } from '../session-words.fixture'
import { LOCK_AFTER_CHECK, MatchDraft, type MatchSide, WRONG_PAIR_TIME } from './match-draft'

function dealt() {
  const clock = fakeClock()
  const tools = { clock, random: () => 0.99, attempt: jest.fn(), complete: jest.fn(), play: jest.fn() }
  const draft = new MatchDraft(match().exerciseData.pairs, tools)
  const press = (side: MatchSide, wordId: string) =>
    draft.press({ side, row: draft.sides[side].findIndex((tile) => tile.wordId === wordId) })
  const pair = (target: string, source: string) => {
    press('target', target)
    press('source', source)
  }
  return { draft, clock, tools, press, pair }
}

test('a wrong pair is shown for 3 seconds (V-WEX-05)', () => {
  const { draft, clock, pair } = dealt()
  pair('w1', 'w2')
  clock.pass(WRONG_PAIR_TIME - 1)
  expect(draft.wrong).toMatchObject({ target: { wordId: 'w1' }, source: { wordId: 'w2' } })
  clock.pass(1)
  expect(draft.wrong).toBeNull()
})

test('selecting is locked for 500 ms after a check (V-WEX-06)', () => {
  const { draft, clock, pair, press } = dealt()
  pair('w1', 'w1')
  press('target', 'w2')
  expect(draft.selected).toBeNull()
  clock.pass(LOCK_AFTER_CHECK - 1)
  press('target', 'w2')
  expect(draft.selected).toBeNull()
  clock.pass(1)
  press('target', 'w2')
  expect(draft.selected).not.toBeNull()
})

test('each selected pair is checked immediately, as an answer to the word in the learner’s language (V-WEX-02)', () => {
  const { tools, pair } = dealt()
  pair('w1', 'w2')
  expect(tools.attempt).toHaveBeenCalledWith(
    {
      wordId: 'w2',
      prompt: { text: 'kolejka', lang: 'PL' },
      correctAnswer: { text: 'queue', lang: 'ENG' },
      userInput: { text: 'receipt', lang: 'ENG' },
    },
    false,
  )
})

test('a matched word can no longer be selected (V-WEX-03)', () => {
  const { draft, clock, pair, press, tools } = dealt()
  pair('w1', 'w1')
  clock.pass(LOCK_AFTER_CHECK)
  press('source', 'w1')
  expect(draft.selected).toBeNull()
  expect(draft.matched).toEqual(['w1'])
  expect(tools.complete).not.toHaveBeenCalled()
})

test('the last pair completes the exercise (V-WEX-04)', () => {
  const { draft, clock, pair, tools } = dealt()
  for (const wordId of ['w1', 'w2', 'w3']) {
    pair(wordId, wordId)
    clock.pass(LOCK_AFTER_CHECK)
  }
  expect(draft.ready).toBe(true)
  expect(tools.complete).toHaveBeenCalledTimes(1)
})

test('pressing a selected word deselects it, pressing another on its side replaces it, and foreign words play', () => {
  const { draft, press, tools } = dealt()
  press('target', 'w1')
  expect(tools.play).toHaveBeenCalledWith('r-receipt')
  press('target', 'w2')
  expect(draft.selected && draft.tileAt(draft.selected)?.wordId).toBe('w2')
  press('target', 'w2')
  expect(draft.selected).toBeNull()
})

test('a hint names the counterpart of the selected word', () => {
  const { draft, press } = dealt()
  press('source', 'w3')
  draft.hint()
  expect(draft.hintNote).toMatchObject({ kind: 'pair', one: { text: 'size' }, other: { text: 'rozmiar' } })
})
