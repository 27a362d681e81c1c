import { grammar } from './grammar.fixture'
import { findTopics, groupTopics, levelsOf, textOf, topicsOf } from './grammar-topics'

const topics = topicsOf(grammar())
const found = (text: string, level: 'A1' | 'B1' | '' = '') => findTopics(topics, { text, level })
const ids = (text: string, level?: 'A1' | 'B1') =>
  found(text, level).map(({ topic }) => topic.lesson.lessonId)

test('a topic is named after its introduction, or after its lesson as escaped HTML', () => {
  expect(topics.map(({ title }) => title)).toEqual([
    '<span lang="en">I am, I have</span>',
    'W Łodzi &amp; okolicy',
    'Czas przeszły',
  ])
  expect(topics[1]?.plainTitle).toBe('W Łodzi & okolicy')
})

test('a topic has all hints of its lesson, also those of earlier lessons', () => {
  expect(topics.map(({ hints }) => hints.map(({ _id }) => _id))).toEqual([['h1'], ['h1'], ['h2']])
})

test.each([
  ['', ['l1', 'l2', 'l3']],
  ['lodzi', ['l2']],
  ['KONCOWKA', ['l3']],
  ['on jest', ['l1']],
  ['i have a dog', ['l1']],
  ['nie the', ['l1', 'l2']],
  ['przeszly bez', ['l3']],
  ['yesterday', ['l3']],
  ['aorist', []],
])('the search "%s" finds %j', (text, wanted) => {
  expect(ids(text)).toEqual(wanted)
})

test('the level limits a search', () => {
  expect(ids('', 'B1')).toEqual(['l3'])
  expect(ids('lodzi', 'B1')).toEqual([])
})

test('a match that the list does not show comes with its text', () => {
  expect(found('wczoraj')[0]?.excerpt).toBeNull()
  expect(found('koncowka')[0]?.excerpt).toBe('Końcówka -ed.')
  expect(found('przeszly koncowka')[0]?.excerpt).toBe('Końcówka -ed.')
  expect(found('he is')[0]?.excerpt).toBe('he is: on jest')
})

test('topics are grouped by level and course', () => {
  const levels = groupTopics(found(''))
  expect(levels.map(({ level, count }) => [level, count])).toEqual([
    ['A1', 2],
    ['B1', 1],
  ])
  expect(levels[0]?.courses.map(({ courseName, topics: own }) => [courseName, own.length])).toEqual([
    ['Angielski od zera', 2],
  ])
  expect(levelsOf(topics)).toEqual(['A1', 'B1'])
})

test('the text of HTML separates blocks and keeps words together', () => {
  expect(textOf('<p>a<em>n</em></p><p>the</p><ul><li>x</li><li>y</li></ul>')).toBe('an the x y')
})
