import { describeList, type ListView } from '@mowka/contract/list'
import { localPage } from './local-list'

const people = describeList({
  filters: { $search: { kind: 'text' } },
  sort: ['email'],
  order: 'email:asc',
  sizes: [50, 100],
})
type Person = { email: string; name: string }
const rules = {
  searched: ({ email, name }: Person) => `${email} ${name}`,
  sorted: { email: ({ email }: Person) => email },
}
const lukasz = { email: 'lukasz@latarnia.test', name: 'Łukasz Żak' }
const ewa = { email: 'ewa.nowak@latarnia.test', name: 'Ewa Nowak' }
const adam = { email: 'adam@latarnia.test', name: '' }
const all = [lukasz, ewa, adam]
const view = (change: Partial<ListView<typeof people>> = {}): ListView<typeof people> => ({
  filters: {},
  sort: { field: 'email', direction: 'asc' },
  limit: 50,
  page: 1,
  ...change,
})
const found = (search: string) => localPage(all, view({ filters: { $search: search } }), rules).rows

test('a search matches all words, ignoring case and diacritics', () => {
  expect(found('NOWAK@')).toEqual([ewa])
  expect(found('lukasz zak')).toEqual([lukasz])
  expect(found('Żak Łukasz')).toEqual([lukasz])
  expect(found('ewa zak')).toEqual([])
  expect(found('  ')).toHaveLength(3)
})

test('rows are sorted in both directions', () => {
  expect(localPage(all, view(), rules).rows).toEqual([adam, ewa, lukasz])
  const descending = view({ sort: { field: 'email', direction: 'desc' } })
  expect(localPage(all, descending, rules).rows).toEqual([lukasz, ewa, adam])
})

test('a page has at most its size, and a page beyond the end becomes the last one', () => {
  const crowd = Array.from({ length: 120 }, (_, index) => ({
    email: `${String(index).padStart(3, '0')}@x.test`,
    name: '',
  }))
  expect(localPage(crowd, view({ page: 2 }), rules)).toEqual({
    rows: crowd.slice(50, 100),
    total: 120,
    page: 2,
  })
  expect(localPage(crowd, view({ page: 9 }), rules)).toMatchObject({ rows: crowd.slice(100), page: 3 })
  expect(localPage([], view({ page: 3 }), rules)).toEqual({ rows: [], total: 0, page: 1 })
})
