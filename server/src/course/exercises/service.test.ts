import { exampleSentences } from './service'

const inChapter = { tags: ['A1', 'podroz_01_a'], inLesson: false }
const own = { tags: [], inLesson: true }
const elsewhere = { tags: ['podroz_02'], inLesson: false }

test('example sentences have a tag that starts with the chapter tag (V-LW-19)', () => {
  expect(exampleSentences([own, inChapter, elsewhere], 'podroz_01')).toEqual([inChapter])
})

test("falls back to the lesson's sentences if the chapter has none", () => {
  expect(exampleSentences([own, elsewhere], 'podroz_01')).toEqual([own])
  expect(exampleSentences([own, inChapter], null)).toEqual([own])
})
