import { exercise } from '@mowka/testing/entities'
import { loadAnswerCode } from '../answer-code/load-answer-code'
import { createDraft } from '../store/sentence-mode'
import { BlocksDraft } from './blocks/blocks-draft'
import { GapBlocksDraft, GapsDraft } from './gaps/gaps-draft'
import { TextDraft } from './sentence/text-draft'

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
const random = () => 0

beforeAll(loadAnswerCode)

test('a special character replaces the selection, and the caret follows', () => {
  const draft = new TextDraft(exercise({ answer: 'Können', answerLang: 'DE' }))
  draft.setText('Konnen')
  draft.insert('ö', 1, 2)
  expect(draft).toMatchObject({ text: 'Können', select: { from: 2, to: 2 } })
})

test('blocks can be chosen once, returned, undone and cleared (L-TRN-54)', () => {
  const draft = new BlocksDraft(exercise({ answer: 'I am at home.' }), random)
  draft.choose(0)
  draft.choose(0)
  draft.choose(1)
  draft.choose(99)
  expect(draft.chosen).toEqual([0, 1])
  draft.putBack(0)
  expect(draft.chosen).toEqual([1])
  draft.undo()
  expect(draft.chosen).toEqual([])
  draft.choose(2)
  draft.clear()
  expect(draft.ready).toBe(false)
})

test('hints build the whole sentence from blocks, even over wrong ones', () => {
  const draft = new BlocksDraft(exercise({ answer: 'no no yes no' }), random)
  draft.choose(2)
  draft.choose(1)
  while (draft.hint());
  expect(draft.value).toBe('no no yes no')
  expect(draft.ready).toBe(true)
})

test('a hint that returns blocks to the pool names them', () => {
  const draft = new BlocksDraft(exercise({ answer: 'no yes' }), () => 0)
  draft.choose(draft.pool.indexOf('yes'))
  expect(draft.hint()).toEqual({ piece: 'no', rest: 0, instead: 'yes' })
  expect(draft.hint()).toEqual({ piece: 'yes', rest: 0, instead: null })
  expect(draft.hint()).toBeNull()
})

test('a hint in a text leaves a wrong word in place and selects it', () => {
  const draft = new TextDraft(exercise({ answer: 'I am at home.' }))
  draft.setText('I is at home')
  expect(draft.hint()).toEqual({ piece: 'a', rest: 1, instead: 'is' })
  expect(draft).toMatchObject({ text: 'I is at home', select: { from: 2, to: 4 } })
})

test('a draft with gaps returns the whole sentence and is ready once all gaps are filled (L-TRN-55)', () => {
  const draft = new GapsDraft(gapped)
  draft.setFill(0, 'am')
  expect(draft.ready).toBe(false)
  draft.setFill(1, ' home ')
  expect(draft.ready).toBe(true)
  expect(draft.value).toBe('I am at home.')
  draft.clear()
  expect(draft.fills).toEqual(['', ''])
})

test('a hint applies to the active gap, and to the next one if that is right', () => {
  const draft = new GapsDraft(gapped)
  draft.activate(1)
  expect(draft.hint()).not.toBeNull()
  expect(draft.fills).toEqual(['', 'h'])
  draft.setFill(1, 'HOME')
  expect(draft.hint()).not.toBeNull()
  expect(draft.fills[0]).toBe('a')
  draft.setFill(0, 'am')
  expect(draft.hint()).toBeNull()
})

test('gap blocks fill the gaps in order, emptied gaps first (L-TRN-56)', () => {
  const draft = new GapBlocksDraft(gapped, ['was', 'garden'], random)
  const place = (text: string) => draft.pool.indexOf(text)
  draft.choose(place('home'))
  draft.choose(place('am'))
  expect(draft.value).toBe('I home at am.')
  expect(draft.ready).toBe(true)
  draft.empty(0)
  draft.choose(place('was'))
  expect(draft.value).toBe('I was at am.')
  draft.undo()
  expect(draft.nextGap).toBe(0)
})

test('hints put the right block into each gap, then stop', () => {
  const draft = new GapBlocksDraft(gapped, ['was', 'garden'], random)
  draft.choose(draft.pool.indexOf('home'))
  let given = 1
  expect(draft.hint()).toEqual({ piece: 'am', rest: 0, instead: 'home' })
  while (draft.hint()) given++
  expect(given).toBe(2)
  expect(draft.value).toBe('I am at home.')
})

test.each([
  ['FULL_SENTENCE', TextDraft],
  ['FULL_SENTENCE_CHOOSE_BLOCKS', BlocksDraft],
  ['FILL_THE_GAP', GapsDraft],
  ['FILL_THE_GAP_CHOOSE_BLOCKS', GapBlocksDraft],
] as const)('createDraft supports the kind %s (L-TRN-53)', (kind, Draft) => {
  expect(createDraft(gapped, kind, { random, otherSentences: [] })).toBeInstanceOf(Draft)
})

test('a gap that is only a sign gets no hint, and none is used (L-HINT-05)', () => {
  const draft = new GapsDraft(exercise({ answer: 'Where?', gaps: [{ ranges: [{ start: 5, end: 6 }] }] }))
  expect(draft.hint()).toBeNull()
  expect(draft.fills).toEqual([''])
})
