import { lessonStage, repetitionStage, stageName } from './stage'

test.each([
  [0, 1, 0, false],
  [1, 2, 1, false],
  [2, 3, 3, true],
  [5, 3, 3, true],
])(
  'in a lesson, stage %i is on chip %i of three, with %i filled (V-STAGE-02, C28)',
  (stage, current, reached, complete) => {
    expect(lessonStage(stage)).toMatchObject({ current, reached, total: 3, complete })
  },
)

test.each([
  [0, 0, false],
  [1, 0, false],
  [2, 1, false],
  [7, 6, false],
  [8, 7, true],
])('in repetitions, stage %i fills %i of seven chips (V-STAGE-03, C28)', (stage, reached, complete) => {
  expect(repetitionStage(stage)).toMatchObject({ reached, total: 7, complete })
})

test('stages are named new, learning and in repetitions (V-STAGE-05)', () => {
  expect([0, 1, 2, 8].map(stageName)).toEqual(['new', 'learning', 'inRepetitions', 'inRepetitions'])
})
