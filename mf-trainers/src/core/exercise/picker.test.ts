import { ExercisePicker, eligibleKinds } from './picker'

const all = { fullSentence: true, gaps: true, blocks: true }
const gaps = [{ ranges: [{ start: 0, end: 1 }] }]
const sentence = { answer: 'I am at home', gaps }
const settings = { activities: all, keepFullSentence: false }

/** A small generator, so that a failing run can be repeated. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

test('a sentence with gaps can be shown in all four kinds', () => {
  expect(eligibleKinds(sentence, settings)).toHaveLength(4)
})

test('choose-blocks kinds need an answer of more than one word (L-PICK-03)', () => {
  expect(eligibleKinds({ answer: 'Hello', gaps }, settings)).toEqual(['FULL_SENTENCE', 'FILL_THE_GAP'])
})

test('fill-the-gap kinds need gaps (L-PICK-04)', () => {
  expect(eligibleKinds({ answer: 'I am', gaps: [] }, settings)).toEqual([
    'FULL_SENTENCE',
    'FULL_SENTENCE_CHOOSE_BLOCKS',
  ])
})

test('only what the learner switched on is offered (L-PICK-05)', () => {
  const kinds = (activities: typeof all) => eligibleKinds(sentence, { activities, keepFullSentence: false })
  expect(kinds({ fullSentence: true, gaps: false, blocks: false })).toEqual(['FULL_SENTENCE'])
  expect(kinds({ fullSentence: false, gaps: true, blocks: false })).toEqual(['FILL_THE_GAP'])
  expect(kinds({ fullSentence: false, gaps: false, blocks: true })).toEqual(['FULL_SENTENCE_CHOOSE_BLOCKS'])
})

test('the onboarding lesson keeps whole sentences available though they are off; blocks stay off (L-PICK-06)', () => {
  const activities = { fullSentence: false, gaps: true, blocks: false }
  expect(eligibleKinds(sentence, { activities, keepFullSentence: true })).toEqual([
    'FULL_SENTENCE',
    'FILL_THE_GAP',
  ])
})

test('without anything eligible it falls back to the full sentence (L-PICK-02)', () => {
  const activities = { fullSentence: false, gaps: true, blocks: false }
  const picker = new ExercisePicker()
  const kinds = eligibleKinds({ answer: 'Hello', gaps: [] }, { activities, keepFullSentence: false })
  expect(kinds).toEqual([])
  expect(picker.pick(kinds)).toBe('FULL_SENTENCE')
})

test('whatever chance says, no kind comes three times in a row while another fits (L-PICK-01)', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const picker = new ExercisePicker(seeded(seed))
    const kinds = Array.from({ length: 60 }, () => picker.pick(eligibleKinds(sentence, settings)))
    kinds.forEach((kind, at) => {
      if (at >= 2) expect(kind === kinds[at - 1] && kind === kinds[at - 2]).toBe(false)
    })
  }
})

test('chance that always says the same still gives two and then another (L-PICK-01)', () => {
  const picker = new ExercisePicker(() => 0)
  const kinds = Array.from({ length: 4 }, () => picker.pick(eligibleKinds(sentence, settings)))
  expect(kinds).toEqual(['FULL_SENTENCE', 'FULL_SENTENCE', 'FULL_SENTENCE_CHOOSE_BLOCKS', 'FULL_SENTENCE'])
})

test('the only eligible kind may come again and again', () => {
  const picker = new ExercisePicker(() => 0)
  const only = { activities: { fullSentence: true, gaps: false, blocks: false }, keepFullSentence: false }
  expect([1, 2, 3].map(() => picker.pick(eligibleKinds(sentence, only)))).toEqual(
    Array(3).fill('FULL_SENTENCE'),
  )
})
