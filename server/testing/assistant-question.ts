/** Body of a question about an exercise. */
export const question = (exerciseId: string, given: object = {}) => ({
  selectedPhrase: '',
  userInput: '',
  type: 'MEANING',
  level: 'A1',
  context: { example: '', answer: '', exerciseId },
  ...given,
})
