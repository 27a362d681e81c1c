import { lessonStage, repetitionStage, stageName } from './stage'

test.each([
  [0, 1, 0, false],
  [1, 2, 1, false],
  [2, 3, 3, true],
  [5, 3, 3, true],
])(
  'V-STAGE-02: in a lesson stage %i is on chip %i of three, with %i filled (C28)',
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
])('V-STAGE-03: in repetitions stage %i lights %i of seven chips (C28)', (stage, reached, complete) => {
  expect(repetitionStage(stage)).toMatchObject({ reached, total: 7, complete })
})

test('V-STAGE-05: stages are called new, learning and in repetitions', () => {
  expect([0, 1, 2, 8].map(stageName)).toEqual(['new', 'learning', 'inRepetitions', 'inRepetitions'])
})
