import { exampleSentences } from './example-sentences'

const inChapter = { tags: ['A1', 'podroz_01_a'], inLesson: false }
const own = { tags: [], inLesson: true }
const elsewhere = { tags: ['podroz_02'], inLesson: false }

test('example sentences carry a tag that starts with the chapter tag (V-LW-19)', () => {
  expect(exampleSentences([own, inChapter, elsewhere], 'podroz_01')).toEqual([inChapter])
})

test('without sentences of the chapter the sentences of the lesson stand in', () => {
  expect(exampleSentences([own, elsewhere], 'podroz_01')).toEqual([own])
  expect(exampleSentences([own, inChapter], null)).toEqual([own])
})
