import { exampleSentences } from './example-sentences'

const sentence = (answer: string, ...tags: string[]) => ({ answer, example: `pl: ${answer}`, tags })

test('example sentences are the exercises with a tag that starts with the chapter (V-LW-19)', () => {
  const exercises = [
    sentence('in chapter', 'A1', 'podroz_01'),
    sentence('in a part of it', 'podroz_01_b'),
    sentence('elsewhere', 'podroz_02'),
    sentence('only ends so', 'x_podroz_01'),
  ]
  expect(exampleSentences(exercises, 'podroz_01').map(({ answer }) => answer)).toEqual([
    'in chapter',
    'in a part of it',
  ])
})

test('there are at most three distinct example sentences, and none without a chapter (V-LW-11)', () => {
  const exercises = ['a', 'a', 'b', 'c', 'd'].map((answer) => sentence(answer, 'podroz_01'))
  expect(exampleSentences(exercises, 'podroz_01').map(({ answer }) => answer)).toEqual(['a', 'b', 'c'])
  expect(exampleSentences(exercises, null)).toEqual([])
})
