import type { Exercise } from '@mowka/contract/schemas/learning'
import { exercise } from '@mowka/testing/entities'
import { fakePorts } from './fake-ports.fixture'
import type { TrainerPorts } from './ports'
import { TrainerStore } from './trainer-store'

const sentence = (_id: string) => exercise({ _id, gaps: [] })
const settings = (keepFullSentence: boolean) => () => ({
  activities: { fullSentence: true, gaps: true, blocks: true },
  keepFullSentence,
  autoplayAnswer: false,
})

/** Shows the exercises and returns their kinds. Draws blocks for new sentences and typing for known ones. */
async function kindsOf(exercises: Exercise[], change: Partial<TrainerPorts>) {
  const { ports } = fakePorts(exercises, { random: () => 0.49, settings: settings(false), ...change })
  const store = new TrainerStore(ports)
  await store.start()
  const kinds = []
  while (store.item && store.phase === 'answering') {
    kinds.push(store.item.kind)
    store.attempt()
    store.attempt()
    await store.skip()
  }
  return kinds
}

test('a sentence is likelier to be built from blocks when it is shown for the first time', async () => {
  const shown = [sentence('e1'), sentence('e2'), sentence('e1')]
  expect(await kindsOf(shown, { hasNewSentences: () => true })).toEqual([
    'FULL_SENTENCE_CHOOSE_BLOCKS',
    'FULL_SENTENCE_CHOOSE_BLOCKS',
    'FULL_SENTENCE',
  ])
  expect(await kindsOf(shown.slice(0, 2), { hasNewSentences: () => false })).toEqual([
    'FULL_SENTENCE',
    'FULL_SENTENCE',
  ])
})

test('the first sentence of the onboarding lesson is never typed, unlike the next ones', async () => {
  const change = { hasNewSentences: () => true, random: () => 0, settings: settings(true) }
  expect(await kindsOf([sentence('e1'), sentence('e2')], change)).toEqual([
    'FULL_SENTENCE_CHOOSE_BLOCKS',
    'FULL_SENTENCE',
  ])
})
