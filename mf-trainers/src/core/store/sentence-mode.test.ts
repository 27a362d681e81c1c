import { exercise } from '@mowka/testing/entities'
import { BlocksDraft } from '../exercise/blocks/blocks-draft'
import { createDraft, sentenceMode } from './sentence-mode'

let mockIsLoaded = false
const mockLoad = jest.fn(async () => {
  mockIsLoaded = true
})
jest.mock('../answer-code/load-answer-code', () => {
  const code = jest.requireActual('../answer-code/answer-code')
  return { answerCode: () => (mockIsLoaded ? code : null), loadAnswerCode: () => mockLoad() }
})

beforeEach(() => {
  mockIsLoaded = false
})

const short = exercise({ answer: 'I am' })
const others = [exercise({ _id: 'e2', answer: 'You were tired' })]
const kind = 'FULL_SENTENCE_CHOOSE_BLOCKS'

/** Returns the blocks of the short sentence. */
function blocks(): readonly string[] {
  const draft = createDraft(short, kind, { random: () => 0, otherSentences: others })
  return draft instanceof BlocksDraft ? [...draft.pool].sort() : []
}

test('a short sentence of blocks waits for the code that chooses wrong blocks', async () => {
  await sentenceMode.prepareAnswer(short, [kind])
  expect(blocks()).toEqual(expect.arrayContaining(['I', 'am', 'tired']))
  expect(sentenceMode.prepareAnswer(short, [kind])).toBeNull()
})

test('a short sentence has only its own blocks if the code fails to load', async () => {
  mockLoad.mockRejectedValueOnce(new Error('offline'))
  await sentenceMode.prepareAnswer(short, [kind])
  expect(blocks()).toEqual(['I', 'am'])
})

test.each([
  ['a long sentence', exercise({ answer: 'I am at home with my two dogs' }), kind],
  ['a typed sentence', short, 'FULL_SENTENCE'],
] as const)('%s waits for no code', (_, sentence, other) => {
  expect(sentenceMode.prepareAnswer(sentence, [other])).toBeNull()
})
