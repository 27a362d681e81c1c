import fc from 'fast-check'
import * as catalog from './endpoints/editor/catalog'
import * as exercise from './endpoints/editor/exercise'
import * as hint from './endpoints/editor/hint'
import * as media from './endpoints/editor/media'
import * as giftCard from './endpoints/gift-card'
import * as learning from './endpoints/learning'
import {
  changeListView,
  describeList,
  formatFilters,
  listArguments,
  pageInstead,
  readFilters,
  readListAddress,
  readSort,
  writeListAddress,
} from './list'
import { listQuery } from './schemas/list'

const list = describeList({
  filters: {
    $search: { kind: 'text' },
    targetLang: { kind: 'lang', first: 'ENG' },
    _id: { kind: 'id' },
    active: { kind: 'flag' },
    'reportedBugs.status': { kind: 'choice', values: ['REPORTED', 'APPROVED'] },
  },
  sort: ['name', 'createdAt'],
  order: 'name:asc',
  sizes: [10, 25],
})
const open = (text: string) => readListAddress(list, new URLSearchParams(text))
const plain = open('')

describe('URL of a list', () => {
  test('is empty for the defaults, and an empty one means the defaults', () => {
    expect(plain).toEqual({
      filters: { $search: '', targetLang: 'ENG', _id: '', active: '', 'reportedBugs.status': '' },
      sort: { field: 'name', direction: 'asc' },
      limit: 10,
      page: 1,
    })
    expect(writeListAddress(list, plain).toString()).toBe('')
  })

  test('is read back as written', () => {
    fc.assert(
      fc.property(
        fc.record({
          search: fc.string().map((text) => text.trim()),
          lang: fc.constantFrom('ENG', 'DE', 'RU'),
          active: fc.constantFrom('', 'true', 'false'),
          status: fc.constantFrom('', 'REPORTED', 'APPROVED'),
          field: fc.constantFrom('name' as const, 'createdAt' as const),
          direction: fc.constantFrom('asc' as const, 'desc' as const),
          limit: fc.constantFrom(10, 25),
          page: fc.integer({ min: 1, max: 10_000 }),
        }),
        ({ search, lang, active, status, field, direction, limit, page }) => {
          const view = {
            filters: { $search: search, targetLang: lang, _id: '', active, 'reportedBugs.status': status },
            sort: { field, direction },
            limit,
            page,
          }
          expect(open(writeListAddress(list, view).toString())).toEqual(view)
        },
      ),
    )
  })

  test('contains languages in lower case and filter names without prefixes', () => {
    const view = changeListView(plain, { filters: { $search: 'a b', targetLang: 'DE' } })
    expect(writeListAddress(list, view).toString()).toBe('search=a+b&targetLang=de')
  })

  test.each([
    'limit=11',
    'limit=ten',
    'page=0',
    'page=-2',
    'page=1.5',
    'page=NaN',
    'sort=name:up',
    'sort=secret:asc',
    'targetLang=tlh',
    'active=yes',
    'reportedBugs.status=OPEN',
    'constructor=1',
  ])('uses the default for %s', (text) => {
    expect(open(text)).toEqual(plain)
  })
})

describe('changeListView', () => {
  test('returns to the first page', () => {
    expect(changeListView(open('page=4'), { filters: { $search: 'czas' } })).toMatchObject({
      filters: { $search: 'czas', targetLang: 'ENG' },
      page: 1,
    })
    expect(changeListView(open('page=4'), { limit: 25 })).toMatchObject({ limit: 25, page: 1 })
  })

  test('preserves everything else on a change of the page', () => {
    expect(changeListView(open('page=4&search=czas'), { page: 5 })).toEqual(open('page=5&search=czas'))
  })
})

describe('API query of a list', () => {
  test('joins filters as key:value with semicolons, and parses them again (P-API-05)', () => {
    const filters = { $search: 'abc', targetLang: 'ENG' }
    expect(formatFilters(filters)).toBe('$search:abc;targetLang:ENG')
    expect(readFilters(list, '$search:abc;targetLang:ENG')).toEqual(filters)
  })

  test.each([
    '$search',
    'targetLang',
    'sourceLang',
    'exampleLang',
    'answerLang',
    'reportedBugs.status',
    '_id',
    'tags',
    'directory',
  ])('has the filter %s in at least one list (P-API-06, C34)', (key) => {
    const lists = [catalog, exercise, giftCard, hint, learning, media]
      .flatMap((domain): unknown[] => Object.values(domain))
      .filter((each): each is { filters: object } => each instanceof Object && 'filters' in each)
    expect(lists.some(({ filters }) => Object.hasOwn(filters, key))).toBe(true)
  })

  test('joins filters with semicolons and encodes their values (C58)', () => {
    expect(listArguments(open('search=a;b:c&sort=name:desc&page=2'))).toEqual({
      filters: '$search:a%3Bb%3Ac;targetLang:ENG',
      sort: 'name:desc',
      limit: 10,
      page: 2,
    })
    expect(formatFilters({ $search: '', _id: undefined })).toBeUndefined()
  })

  test('is parsed by its schema (C58, P-API-07)', () => {
    const read = listQuery(list).parse({
      filters: '$search:a%3Bb%3Ac;targetLang:DE;active:false',
      sort: 'createdAt:desc',
      limit: '25',
      page: '3',
    })
    expect(read).toEqual({
      filters: { $search: 'a;b:c', targetLang: 'DE', active: false },
      sort: { field: 'createdAt', direction: 'desc' },
      limit: 25,
      page: 3,
    })
    expect(listQuery(list).parse({})).toEqual({
      filters: {},
      sort: { field: 'name', direction: 'asc' },
      limit: 10,
      page: 1,
    })
  })

  test.each([
    [{ filters: 'secret:1' }, 'This list has no filter secret'],
    [{ filters: 'constructor:1' }, 'This list has no filter constructor'],
    [{ filters: 'active' }, 'This list has no filter active'],
    [{ filters: 'active:yes' }, 'active is true or false'],
    [{ filters: 'targetLang:XX' }, 'targetLang is no language'],
    [{ filters: 'reportedBugs.status:OPEN' }, 'reportedBugs.status is one of REPORTED, APPROVED'],
    [{ filters: '$search:%E0%A4%A' }, '%E0%A4%A is not percent-encoded'],
    [{ sort: 'secret:asc' }, 'This list cannot be sorted by secret'],
    [{ sort: 'name' }, 'The order is asc or desc'],
  ])('is rejected with its name if the list does not support it: %j (P-API-07)', (query, message) => {
    const result = listQuery(list).safeParse(query)
    expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  test.each([{ page: '0' }, { limit: '1001' }, { limit: '0' }, { page: 'x' }])('is rejected: %j', (query) => {
    expect(listQuery(list).safeParse(query).success).toBe(false)
  })

  test('is parsed as formatted, with special characters', () => {
    const filters = { $search: 'ż;ó:ł %', active: 'true' }
    expect(readFilters(list, formatFilters(filters))).toEqual({ $search: 'ż;ó:ł %', active: true })
    expect(readSort(list, 'createdAt:asc')).toEqual({ field: 'createdAt', direction: 'asc' })
  })
})

describe('a page beyond the end of the list', () => {
  test('becomes the last page', () => {
    expect(pageInstead(open('page=9'), 21)).toBe(3)
    expect(pageInstead(open('page=2'), 0)).toBe(1)
  })
  test('is not replaced if it exists', () => {
    expect(pageInstead(open('page=3'), 21)).toBeNull()
    expect(pageInstead(plain, 0)).toBeNull()
  })
})

test('the course list has page sizes 10, 25, 50 and 100, with 10 and Polish to English as defaults (A-CRSL-07, A-CRSL-08)', () => {
  expect(catalog.courseList.sizes).toEqual([10, 25, 50, 100])
  expect(readListAddress(catalog.courseList, new URLSearchParams()).filters).toMatchObject({
    sourceLang: 'PL',
    targetLang: 'ENG',
  })
})
