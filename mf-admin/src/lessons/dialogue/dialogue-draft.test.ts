import { type DialogueDraft, dialogueDraft, dialogueMistakes, moveUp, removeLine } from './dialogue-draft'

const line = (by: 'a' | 'b', text: string) => ({ by, text, translation: 'po polsku' })
const question = { question: 'Where?', right: 'Here', wrong: ['There', 'Nowhere'], line: 2 }
const draft: DialogueDraft = {
  title: 'W domu',
  speakers: { a: { name: 'Ola', voice: 'female' }, b: { name: 'Jan', voice: 'male' } },
  lines: ['1', '2', '3', '4', '5', '6'].map((text, index) => line(index % 2 === 0 ? 'a' : 'b', text)),
  questions: [question, { ...question, line: 3 }],
  phrases: [],
}
const codes = (change: Partial<DialogueDraft>) =>
  Object.fromEntries([...dialogueMistakes({ ...draft, ...change })].map(([path, { code }]) => [path, code]))
const answering = ({ lines, questions }: DialogueDraft) =>
  questions.map(({ line: number }) => lines[number - 1]?.text)

test('a new dialogue has six lines by turns and two empty questions', () => {
  const { lines, questions } = dialogueDraft(null)
  expect(lines.map(({ by }) => by).join('')).toBe('ababab')
  expect(questions).toHaveLength(2)
})

test('a complete dialogue has no mistakes', () => {
  expect(codes({})).toEqual({})
})

test('reports missing texts, a silent speaker and too few lines', () => {
  expect(codes({ title: ' ' })).toEqual({ title: 'REQUIRED' })
  expect(codes({ lines: draft.lines.map((each) => ({ ...each, by: 'a' as const })) })).toEqual({
    lines: 'SILENT',
  })
  expect(codes({ lines: draft.lines.slice(0, 5) })).toEqual({ lines: 'TOO_FEW_LINES' })
})

test('reports a wrong answer that repeats another one', () => {
  expect(codes({ questions: [{ ...question, wrong: ['Here', 'There'] }, question] })).toEqual({
    'questions.0.wrong.0': 'SAME_ANSWER',
  })
})

test('questions still refer to their lines after lines were moved or removed', () => {
  expect(answering(moveUp(draft, 2))).toEqual(['2', '3'])
  expect(answering(removeLine(draft, 0))).toEqual(['2', '3'])
  expect(moveUp(draft, 0)).toBe(draft)
})
