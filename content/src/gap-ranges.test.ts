import { gapRanges, placesOf } from './gap-ranges'

const gap = (text: string, nth?: number) => ({ text, nth })

test('A gap is found as whole words only', () => {
  expect(placesOf('This is his.', 'is')).toEqual([{ start: 5, end: 7 }])
})

test('Letters with accents belong to a word', () => {
  expect(placesOf('Tschüss, Ihr müsst.', 'Tsch')).toEqual([])
  expect(placesOf('Bist du heute müde?', 'müde')).toEqual([{ start: 14, end: 18 }])
})

test('The ranges come from left to right, whatever the order in the file', () => {
  expect(gapRanges('She is here.', [gap('here'), gap('She')])).toEqual([
    { start: 0, end: 3 },
    { start: 7, end: 11 },
  ])
})

test('nth chooses among the same words', () => {
  expect(gapRanges('It is what it is.', [gap('is', 2)])).toEqual([{ start: 14, end: 16 }])
})

test('A gap without a clear place throws', () => {
  expect(() => gapRanges('It is what it is.', [gap('is')])).toThrow('No clear place for the gap "is"')
})
