import type { LessonDialogue, LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'

/** An introduction with a table of two rows and two examples of the lesson of `lesson.fixture`. */
export const introduction = (change: Partial<LessonIntroduction> = {}): LessonIntroduction => ({
  title: '<span lang="en">I am, I have</span>',
  rule: '<p>Po angielsku zawsze mówisz, kto.</p>',
  rows: [
    {
      form: 'I am',
      short: "I'm",
      meaning: 'jestem',
      mark: 'am',
      formRecording: 'r-form',
      shortRecording: 'r-short',
    },
    {
      form: 'he is',
      short: null,
      meaning: 'on jest',
      mark: 'is',
      formRecording: 'r-is',
      shortRecording: null,
    },
  ],
  tip: 'W rozmowie usłyszysz krótszą formę.',
  examples: [
    {
      exerciseId: 'e1',
      example: 'Jestem w domu.',
      answer: 'I am at home.',
      answerRecording: 'r-e1',
      mark: 'am',
    },
    { exerciseId: 'e2', example: 'Mam psa.', answer: 'I have a dog.', answerRecording: 'r-e2', mark: null },
  ],
  ...change,
})

const texts = ['Hello.', 'Hi.', 'Where are you?', 'I am at home.', 'I have a dog.', 'Great.']

/** A dialogue of six lines with two questions. */
export const dialogue = (change: Partial<LessonDialogue> = {}): LessonDialogue => ({
  title: 'W domu',
  speakers: { a: { name: 'Anna', voice: 'female' }, b: { name: 'Tom', voice: 'male' } },
  lines: texts.map((text, index) => ({
    by: index % 2 === 0 ? 'a' : 'b',
    text,
    translation: `po polsku ${index + 1}`,
    recording: `r-line-${index + 1}`,
  })),
  questions: [
    {
      question: 'Where is Tom?',
      right: 'At home',
      wrong: ['At work', 'In town'],
      line: 4,
      questionRecording: 'r-q1',
    },
    {
      question: 'What does Anna have?',
      right: 'A dog',
      wrong: ['A cat', 'A car'],
      line: 5,
      questionRecording: 'r-q2',
    },
  ],
  phrases: [{ wordId: 'w1', answer: 'home', example: 'dom', answerRecording: 'r-word' }],
  ...change,
})
