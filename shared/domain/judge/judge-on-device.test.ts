import { judgeOnDevice } from './judge-on-device'

test.each([
  [{}, 'Nie „make”.'],
  [{ approved: false as const }, null],
])('an expected mistake with the approval %j gets the comment %s on a device', (approval, comment) => {
  const exercise = {
    example: 'Czy możesz mi wyświadczyć przysługę?',
    answer: 'Can you do me a favour?',
    answerLang: 'ENG' as const,
    alternativeAnswers: [],
    expectedMistakes: [{ text: 'Can you make me a favour?', comment: 'Nie „make”.', ...approval }],
  }
  expect(judgeOnDevice(exercise, 'Can you make me a favour?', false)).toMatchObject({
    isSuccess: false,
    comment,
  })
})
