import { emptyRow, introductionDraft, introductionMistakes, introductionOf } from './introduction-draft'

const introduction = {
  title: 'I am, <em lang="en">I have</em>',
  rule: '<p>Zawsze mówisz, kto.</p>',
  rows: [
    { form: 'I am', short: "I'm", meaning: 'jestem', mark: 'am' },
    { form: 'I have', short: null, meaning: 'mam', mark: null },
  ],
  tip: null,
  examples: [{ exerciseId: 'e1', mark: 'am' }],
}
const draft = introductionDraft(introduction)
const answers = new Map([['e1', 'I am at home.']])
const codes = (change: Partial<typeof draft>) =>
  Object.fromEntries(
    [...introductionMistakes({ ...draft, ...change }, answers)].map(([path, { code }]) => [path, code]),
  )

test('an unchanged draft is the stored introduction', () => {
  expect(introductionOf(draft)).toEqual(introduction)
  expect(codes({})).toEqual({})
})

test('empty rows, examples and tips are left out, and a title loses its paragraph', () => {
  const edited = {
    ...draft,
    title: '<p>I am, <em lang="en">I have</em></p>',
    tip: '<p><br></p>',
    rows: [...draft.rows, emptyRow],
    examples: [...draft.examples, { exerciseId: '', mark: '' }],
  }
  expect(introductionOf(edited)).toEqual(introduction)
  expect(introductionMistakes(edited, answers).size).toBe(0)
})

test('reports missing and long texts by their visible length', () => {
  expect(
    codes({ title: '<p></p>', rule: `<p>${'a'.repeat(321)}</p>`, tip: `<p>${'a'.repeat(140)}</p>` }),
  ).toEqual({ title: 'REQUIRED', rule: 'TOO_LONG' })
})

test('reports a single row, incomplete rows and marks that are not in their text', () => {
  const [row] = draft.rows
  expect(codes({ rows: [{ ...emptyRow, ...row, mark: 'is' }] })).toEqual({
    'rows.0.mark': 'NOT_IN_TEXT',
    rows: 'ONE_ROW',
  })
  expect(codes({ rows: [...draft.rows, { ...emptyRow, form: 'he is' }] })).toEqual({
    'rows.2.meaning': 'REQUIRED',
  })
})

test('reports repeated examples and marks that are not in the sentence', () => {
  const example = { exerciseId: 'e1', mark: 'is' }
  expect(codes({ examples: [example, example] })).toEqual({
    'examples.0.mark': 'NOT_IN_TEXT',
    'examples.1.exerciseId': 'TWICE',
    'examples.1.mark': 'NOT_IN_TEXT',
  })
})
