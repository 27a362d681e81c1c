import { checkLesson } from './check/check-lesson'
import type { Lesson } from './library'
import type { DialogueEntry, IntroductionEntry } from './schema'
import { exercise, lesson } from './small-library.fixture'

const problemsOf = (change: Partial<Lesson>): string[] => {
  const problems: string[] = []
  const exercises = [
    exercise(),
    exercise({ slug: 'he-is', example: 'On tu jest.', answer: 'He is here.' }),
    exercise({ slug: 'it-is', example: 'To jest tutaj.', answer: 'It is here.' }),
  ]
  checkLesson((key, message) => problems.push(`${key}: ${message}`), lesson({ exercises, ...change }), 'ENG')
  return problems
}

const introduction = (change: Partial<IntroductionEntry> = {}): IntroductionEntry => ({
  title: '<span lang="en">I am, you are, he is</span>',
  rule: '<p>Po angielsku zawsze mówisz, kto.</p>',
  rows: [
    { form: 'I am', short: "I'm", meaning: 'jestem', mark: 'am' },
    { form: 'he is', meaning: 'jest' },
  ],
  examples: [{ exercise: 'she-is-here', mark: 'is' }, { exercise: 'he-is' }, { exercise: 'it-is' }],
  ...change,
})

const dialogue = (change: Partial<DialogueEntry> = {}): DialogueEntry => ({
  title: 'W domu',
  speakers: { a: { name: 'Ola', voice: 'female' }, b: { name: 'Tom', voice: 'male' } },
  lines: [
    { by: 'a', text: 'She is here.', translation: 'Ona jest tutaj.' },
    { by: 'b', text: 'He is here.', translation: 'On tu jest.' },
    { by: 'a', text: 'We are here.', translation: 'My tu jesteśmy.' },
    { by: 'b', text: 'Where is it?', translation: 'Gdzie to jest?' },
    { by: 'a', text: 'Not here.', translation: 'Nie tutaj.' },
    { by: 'b', text: 'Yes.', translation: 'Tak.' },
  ],
  questions: [
    { question: 'Who is here?', right: 'Everyone', wrong: ['A dog', 'A cat'], line: 1 },
    { question: 'Where is it?', right: 'Not here', wrong: ['Here', 'There'], line: 5 },
  ],
  phrases: ['here'],
  ...change,
})

test('accepts a lesson with an introduction and a dialogue', () => {
  expect(problemsOf({ introduction: introduction(), dialogue: dialogue() })).toEqual([])
})

test('reports an introduction that is too long, highlights missing text or names an unknown exercise', () => {
  expect(
    problemsOf({
      introduction: introduction({
        rule: `<p>${'Zasada. '.repeat(60).trim()}</p>`,
        rows: [
          { form: 'I am', meaning: 'jestem', mark: 'are' },
          { form: 'he is', meaning: 'jest' },
        ],
        examples: [{ exercise: 'she-is-here', mark: 'am' }, { exercise: 'nobody' }, { exercise: 'it-is' }],
      }),
    }),
  ).toEqual([
    'introduction.rule: has 479 characters; at most 320 fit the screen',
    'introduction.rows[0].mark: "are" is not in "I am"',
    'introduction.examples[0].mark: "am" is not in "She is here."',
    'introduction.examples[1]: the lesson has no "nobody"',
  ])
})

test('reports a dialogue that reuses too little, repeats an answer or points to a missing line', () => {
  const { lines, questions } = dialogue()
  expect(
    problemsOf({
      dialogue: dialogue({
        lines: lines.map((line, index) => (index === 1 ? { ...line, text: 'He is there.' } : line)),
        questions: questions.map((question) => ({ ...question, wrong: [question.right, 'Else'], line: 7 })),
        phrases: ['she', 'nothing'],
      }),
    }),
  ).toEqual([
    'dialogue.lines: repeats 1 answers of the lesson word for word; at least 2',
    'dialogue.questions[0]: the answer "everyone" is there twice',
    'dialogue.questions[0].line: the dialogue has only 6 lines',
    'dialogue.questions[1]: the answer "not here" is there twice',
    'dialogue.questions[1].line: the dialogue has only 6 lines',
    'dialogue.phrases[1]: the lesson has no "nothing"',
  ])
})
