import {
  at,
  course as courseOf,
  exercise,
  hint,
  idOf,
  lesson,
  sampleLibrary,
  seedLibrary,
  word,
} from '../../testing/library'
import { admin, editor, operator, startTestApi, support, type TestApi } from '../../testing/test-api'

const extra = courseOf('courses/eng/szukane', {
  name: 'Łódź i okolice',
  lessons: [
    lesson('courses/eng/szukane/ksiegarnia', {
      nameSource: 'Księgarnia|Książki i zeszyty',
      nameTarget: 'The bookshop|Books',
      active: false,
      exercises: [
        exercise('courses/eng/szukane/ksiegarnia/1', {
          example: 'Czytam książkę.',
          answer: 'I read a book.',
        }),
        ...Array.from({ length: 7 }, (_, at) =>
          exercise(`courses/eng/szukane/ksiegarnia/o${at}`, {
            example: `Zdanie o orzeszku numer ${at}`,
            answer: `A sentence about a peanut, number ${at}`,
          }),
        ),
      ],
      hints: [hint('courses/eng/szukane/h', { content: '<p>Po „book” stoi <strong>a shop</strong>.</p>' })],
      words: [
        word('courses/eng/szukane/w', { example: 'książka', answer: 'book' }),
        word('courses/eng/szukane/go', { example: 'iść', answer: 'go' }),
        word('courses/eng/szukane/gold', { example: 'złoto', answer: 'gold' }),
        word('courses/eng/szukane/100', { example: 'sto procent', answer: '100% sure' }),
      ],
    }),
  ],
})

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  const library = sampleLibrary()
  await seedLibrary(t, { ...library, courses: [...library.courses, extra] })
})
afterAll(() => t.close())

const search = async (text: string, as = editor) => (await t.call('searchContent', { text }, as)).answer
const found = async (text: string) => (await search(text)).data.map(({ kind, title }) => `${kind} ${title}`)

test('finds content of all kinds without Polish letters, regardless of case', async () => {
  expect(await found('KSIAZK')).toEqual(['lesson Księgarnia', 'exercise Czytam książkę.', 'word book'])
  expect(await found('lodz')).toEqual(['course Łódź i okolice'])
  expect(await found('book” stoi a shop')).toEqual(['hint Po „book” stoi a shop.'])
})

test('a result has both texts with their languages, the course of a lesson, and whether learners see it', async () => {
  const [, book] = (await search('książk')).data
  expect(book).toEqual({
    kind: 'exercise',
    _id: idOf('courses/eng/szukane/ksiegarnia/1'),
    title: 'Czytam książkę.',
    titleLang: 'PL',
    detail: 'I read a book.',
    detailLang: 'ENG',
    targetLang: 'ENG',
    isActive: true,
  })
  const [shop] = (await search('The bookshop')).data
  expect(shop).toMatchObject({ kind: 'lesson', detail: 'Łódź i okolice', targetLang: 'ENG', isActive: false })
})

test.each([
  ['course', at.home],
  ['lesson', at.homeFirst],
  ['exercise', `${at.homeFirst}/kuchnia`],
  ['word', `${at.homeFirst}/words/sofa`],
  ['hint', `${at.homeFirst}/hints/the`],
  ['popup', at.popup],
])('finds a %s by its id', async (kind, path) => {
  expect((await search(idOf(path))).data.map((hit) => [hit.kind, hit._id])).toEqual([[kind, idOf(path)]])
})

test('puts equal texts first, then texts that begin with the search', async () => {
  expect(await found('book')).toEqual([
    'lesson Księgarnia',
    'exercise Czytam książkę.',
    'word book',
    'hint Po „book” stoi a shop.',
  ])
  expect(await found('gol')).toEqual(['word gold'])
})

test('one or two letters find whole texts only', async () => {
  expect(await found('go')).toEqual(['word go'])
  expect(await found('iś')).toEqual([])
})

test('shows five results of a kind and names the kinds with more', async () => {
  const { data, more } = await search('orzeszku')
  expect(data).toHaveLength(5)
  expect(more).toEqual(['exercise'])
})

test('wildcards of SQL are ordinary characters', async () => {
  expect(await found('100%')).toEqual(['course Dom i miasto', 'word 100% sure'])
  expect(await found('%%%')).toEqual([])
  expect(await found('\\')).toEqual([])
})

test('an empty search is refused, and other roles of the panel may not search content', async () => {
  expect((await t.call('searchContent', { text: '  ' }, editor)).status).toBe(422)
  expect((await t.call('searchContent', { text: 'dom' }, admin)).status).toBe(200)
  for (const person of [support, operator]) {
    expect((await t.call('searchContent', { text: 'dom' }, person)).status).toBe(403)
  }
})
