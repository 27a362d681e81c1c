import type { DiffPiece } from '@mowka/contract/schemas/trainer'
import { reasonsOf } from './ReasonDialog'

const piece = (mark: DiffPiece['mark'], typed = '', expected = ''): DiffPiece => ({
  mark,
  typed,
  expected,
  letters: [],
  issue: null,
})

test('each kind of difference suggests a reason, with at most three suggestions and no duplicates', () => {
  const diff = [
    piece('same', 'I ', 'I '),
    piece('missing', '', 'the '),
    piece('extra', 'a '),
    piece('moved-from', 'often '),
    piece('moved-to', '', 'often '),
    piece('changed', 'hous', 'house'),
  ]
  expect(reasonsOf(diff)).toEqual([
    'Brakuje „the”.',
    'Zbędne jest „a”.',
    'Zły szyk: „often” ma inne miejsce w zdaniu.',
  ])
  expect(reasonsOf([piece('changed', 'hous', 'house')])).toEqual(['Zamiast „hous” powinno być „house”.'])
  expect(reasonsOf([piece('missing', '', 'a'), piece('missing', '', 'a ')])).toEqual(['Brakuje „a”.'])
  expect(reasonsOf([piece('same', 'x', 'x')])).toEqual([])
})
