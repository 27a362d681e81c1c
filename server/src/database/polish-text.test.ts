import { searchForm } from '@mowka/domain/text/search-form'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

const textsOf = async (query: ReturnType<typeof sql>): Promise<unknown[]> => {
  const { rows } = Object(await t.db.execute(query))
  return rows.map(({ text }: { text: unknown }) => text)
}
const listed = (texts: readonly string[]) =>
  sql`jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as text`

test('sorts by Polish rules in a database of any locale', async () => {
  const inOrder = [
    'Ala',
    'ala ma kota',
    'Bala',
    'Balon',
    'Bała się',
    'Bardzo',
    'cma',
    'Czas',
    'ćma',
    'Swoja',
    'Święta po angielsku',
    'Tak',
    'Włoski',
    'Zebra',
    'źrebak',
    'Żaba',
  ]
  const found = await textsOf(
    sql`select text from ${listed(inOrder.toReversed())} order by text collate "polish"`,
  )
  expect(found).toEqual(inOrder)
})

test('search_form() in SQL equals searchForm() for any text', async () => {
  const texts = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(...'ąĄłŁóŚżŻßœÆøđéÜñçёЙ’´ aZ'), maxLength: 20 }),
    ),
    { minLength: 20, maxLength: 20 },
  )
  await fc.assert(
    fc.asyncProperty(texts, async (some) => {
      const held = some.filter((text) => !text.includes('\0') && text.isWellFormed())
      expect(await textsOf(sql`select search_form(text) as text from ${listed(held)}`)).toEqual(
        held.map(searchForm),
      )
    }),
    { numRuns: 20 },
  )
})
