import { type ExerciseKind, exerciseKinds } from '@mowka/domain/exercise-kinds'
import { drawKind, type Familiarity, weightedKinds } from './kind-weights'

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
