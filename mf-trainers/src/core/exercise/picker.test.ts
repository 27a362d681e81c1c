import { type ExerciseKind, exerciseKinds } from '@mowka/domain/exercise/exercise-kinds'
import { drawKind, ExercisePicker, eligibleKinds, type Familiarity, weightedKinds } from './picker'

const all = { fullSentence: true, gaps: true, blocks: true }
const gaps = [{ ranges: [{ start: 0, end: 1 }] }]
const sentence = { answer: 'I am at home', gaps }
const settings = { activities: all, keepFullSentence: false }

/** A seeded random generator, so that a failing run can be repeated. */
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

test('choose-blocks kinds require an answer of more than one word (L-PICK-03)', () => {
  expect(eligibleKinds({ answer: 'Hello', gaps }, settings)).toEqual(['FULL_SENTENCE', 'FILL_THE_GAP'])
})

test('fill-the-gap kinds require gaps (L-PICK-04)', () => {
  expect(eligibleKinds({ answer: 'I am', gaps: [] }, settings)).toEqual([
    'FULL_SENTENCE',
    'FULL_SENTENCE_CHOOSE_BLOCKS',
  ])
})

test('only kinds that the learner enabled are eligible (L-PICK-05)', () => {
  const kinds = (activities: typeof all) => eligibleKinds(sentence, { activities, keepFullSentence: false })
  expect(kinds({ fullSentence: true, gaps: false, blocks: false })).toEqual(['FULL_SENTENCE'])
  expect(kinds({ fullSentence: false, gaps: true, blocks: false })).toEqual(['FILL_THE_GAP'])
  expect(kinds({ fullSentence: false, gaps: false, blocks: true })).toEqual(['FULL_SENTENCE_CHOOSE_BLOCKS'])
})

test("in the onboarding lesson full sentences stay eligible even if disabled, blocks don't (L-PICK-06)", () => {
  const activities = { fullSentence: false, gaps: true, blocks: false }
  expect(eligibleKinds(sentence, { activities, keepFullSentence: true })).toEqual([
    'FULL_SENTENCE',
    'FILL_THE_GAP',
  ])
})

test('the picker falls back to the full sentence if no kind is eligible (L-PICK-02)', () => {
  const activities = { fullSentence: false, gaps: true, blocks: false }
  const picker = new ExercisePicker()
  const kinds = eligibleKinds({ answer: 'Hello', gaps: [] }, { activities, keepFullSentence: false })
  expect(kinds).toEqual([])
  expect(picker.pick(kinds, 'known')).toBe('FULL_SENTENCE')
})

test('no kind comes three times in a row while another is eligible (L-PICK-01)', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const picker = new ExercisePicker(seeded(seed))
    const familiarity = seed % 2 === 0 ? 'known' : 'new'
    const kinds = Array.from({ length: 60 }, () =>
      picker.pick(eligibleKinds(sentence, settings), familiarity),
    )
    kinds.forEach((kind, at) => {
      if (at >= 2) expect(kind === kinds[at - 1] && kind === kinds[at - 2]).toBe(false)
    })
  }
})

test('a constant random generator still picks another kind after two (L-PICK-01)', () => {
  const picker = new ExercisePicker(() => 0)
  const kinds = Array.from({ length: 4 }, () => picker.pick(eligibleKinds(sentence, settings), 'known'))
  expect(kinds).toEqual(['FULL_SENTENCE', 'FULL_SENTENCE', 'FULL_SENTENCE_CHOOSE_BLOCKS', 'FULL_SENTENCE'])
})

test('the only eligible kind may repeat without limit', () => {
  const picker = new ExercisePicker(() => 0)
  const only = { activities: { fullSentence: true, gaps: false, blocks: false }, keepFullSentence: false }
  expect([1, 2, 3].map(() => picker.pick(eligibleKinds(sentence, only), 'known'))).toEqual(
    Array(3).fill('FULL_SENTENCE'),
  )
})

const kindsOf = (eligible: readonly ExerciseKind[], familiarity: Familiarity) =>
  weightedKinds(eligible, familiarity).map(({ kind }) => kind)

/** Share of each kind in 100 draws spread evenly over the random numbers. */
function shares(familiarity: Familiarity) {
  const weighted = weightedKinds(exerciseKinds, familiarity)
  const drawn = Array.from({ length: 100 }, (_, at) => drawKind(weighted, at / 100))
  return Object.fromEntries(exerciseKinds.map((kind) => [kind, drawn.filter((each) => each === kind).length]))
}

test('a new sentence is most often built from blocks, then filled in, and least often typed', () => {
  expect(shares('new')).toEqual({
    FULL_SENTENCE_CHOOSE_BLOCKS: 40,
    FILL_THE_GAP_CHOOSE_BLOCKS: 30,
    FILL_THE_GAP: 20,
    FULL_SENTENCE: 10,
  })
})

test('a known sentence has the same chance of every kind', () => {
  expect(Object.values(shares('known'))).toEqual([25, 25, 25, 25])
})

test('the first task of a beginner is not typed while a kind with blocks is eligible', () => {
  expect(kindsOf(exerciseKinds, 'beginning')).toEqual([
    'FULL_SENTENCE_CHOOSE_BLOCKS',
    'FILL_THE_GAP_CHOOSE_BLOCKS',
  ])
})

test('the first task of a beginner has gaps without blocks, and is a whole sentence if nothing else is eligible', () => {
  expect(kindsOf(['FULL_SENTENCE', 'FILL_THE_GAP'], 'beginning')).toEqual(['FILL_THE_GAP'])
  expect(kindsOf(['FULL_SENTENCE'], 'beginning')).toEqual(['FULL_SENTENCE'])
})

test('only eligible kinds are weighted, and no kind is drawn without any', () => {
  expect(kindsOf(['FULL_SENTENCE', 'FILL_THE_GAP'], 'new')).toEqual(['FULL_SENTENCE', 'FILL_THE_GAP'])
  expect(drawKind([], 0.5)).toBeUndefined()
})
