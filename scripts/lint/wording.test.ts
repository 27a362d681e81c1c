import { wordingProblems } from './wording'

const comment = (text: string) => `/** ${text} */\nexport const a = 1\n`
const titled = (title: string) => `test('${title}', () => {})\n`

it.each([
  ['What is done with a row.', 'What'],
  ['Who may call.', 'Who'],
  ['How many rows there are.', 'How many'],
  ['True for a valid row.', 'True for'],
  ['That a row was seen.', 'That'],
  ['Tells whether a row is valid.', 'Tells whether'],
  ['The row of somebody else.', 'somebody'],
  ['Reported if the row says so.', 'says so'],
  ['The log of what became of a row.', 'became of'],
  ['The mending of a row.', 'mending'],
  ['Requests sent in vain.', 'in vain'],
])('reports the comment %j', (text, found) => {
  expect(wordingProblems(comment(text), 'a.ts')).toEqual([expect.stringContaining(`a.ts:1: "${found}": `)])
})

it.each([
  'The action for a row.',
  'What does a row contain?',
  'Number of rows, other than the first one.',
  'Whether a row is valid.',
  'Amends a commit, recommends a course.',
])('accepts the comment %j', (text) => {
  expect(wordingProblems(comment(text), 'a.ts')).toEqual([])
})

it('reports comments of several lines and line comments, with their lines', () => {
  const source = 'const a = 1\n\n/**\n * What is done\n * with a row.\n */\nconst b = 2\n// Sent in vain.\n'
  expect(wordingProblems(source, 'a.ts')).toEqual([
    'a.ts:3: "What": start with a noun: "The action for a row"',
    'a.ts:8: "in vain": write "without success"',
  ])
})

it.each(['then it fails', 'so does the next call', 'the next call does so too'])(
  'reports the test title %j',
  (title) => {
    expect(wordingProblems(titled(title), 'a.test.ts')).toEqual([
      expect.stringContaining('name the subject and the condition'),
    ])
  },
)

it('reports titles of parameterized tests', () => {
  const source = 'test.each([1])(`what became of rows`, () => {})\ndescribe.each`a`("Who calls", () => {})\n'
  expect(wordingProblems(source, 'a.test.ts')).toHaveLength(2)
})

it('ignores strings, code and titles outside of tests', () => {
  const source = `const a = 'What is sent in vain'\nconst What = /somebody/\n${titled('then it fails')}`
  expect(wordingProblems(source, 'a.ts')).toEqual([])
})
