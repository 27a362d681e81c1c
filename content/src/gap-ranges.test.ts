import { gapRanges, placesOf } from './gap-ranges'

const gap = (text: string, nth?: number) => ({ text, nth })

test('a gap matches whole words only', () => {
  expect(placesOf('This is his.', 'is')).toEqual([{ start: 5, end: 7 }])
})

test('accented letters belong to a word', () => {
  expect(placesOf('Tschüss, Ihr müsst.', 'Tsch')).toEqual([])
  expect(placesOf('Bist du heute müde?', 'müde')).toEqual([{ start: 14, end: 18 }])
})

test('ranges are sorted from left to right, whatever the order in the file', () => {
  expect(gapRanges('She is here.', [gap('here'), gap('She')])).toEqual([
    { start: 0, end: 3 },
    { start: 7, end: 11 },
  ])
})

test('nth selects among repeated words', () => {
  expect(gapRanges('It is what it is.', [gap('is', 2)])).toEqual([{ start: 14, end: 16 }])
})

test('an ambiguous gap throws', () => {
  expect(() => gapRanges('It is what it is.', [gap('is')])).toThrow('No clear place for the gap "is"')
})
