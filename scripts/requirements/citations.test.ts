import {
  chapterCitations,
  countAreas,
  findCitations,
  idsIn,
  readTable,
  stateOf,
  unknownIds,
} from './citations'

const table = readTable(`id\tarea\tcheck\tstatement
L-TRN-01\ttrainers\tunit\tOne.
L-TRN-02\ttrainers\tbrowser\tTwo.
S-COM-15\tserver\tapi\tThree.
`)
const citations = findCitations([
  { file: 'a/trainer.test.ts', text: "test('shows one (L-TRN-01)', () => {})" },
  { file: 'a/trainer.ts', text: '/** Two (L-TRN-02, C57). */' },
])

test('finds ids in text and expands ranges', () => {
  expect(idsIn('A rule (L-TRN-14, C57) of U05')).toEqual(['L-TRN-14', 'C57', 'U05'])
  expect(idsIn('V-NOTE-03 to -06')).toEqual(['V-NOTE-03', 'V-NOTE-04', 'V-NOTE-05', 'V-NOTE-06'])
  expect(idsIn('ISO-8859-1, UTF-8, C5, XC57, A-B-01')).toEqual([])
})

test('calls a requirement proven if a test cites it, built if only code does, and open otherwise', () => {
  expect(table.map(({ id }) => stateOf(id, citations))).toEqual(['proven', 'built', 'open'])
  expect([...countAreas(table, citations)]).toEqual([
    ['trainers', { proven: 1, built: 1, open: 0 }],
    ['server', { proven: 0, built: 0, open: 1 }],
  ])
})

test('reports an id that is in no table, with its file', () => {
  expect(unknownIds(citations, table)).toEqual(['C57 is no requirement: a/trainer.ts'])
  expect(unknownIds(citations, [...table, { id: 'C57', area: '', statement: '' }])).toEqual([])
})

test('reports a chapter of a document with its line, but not a chapter of an RFC', () => {
  const text =
    '/** Fine (L-TRN-01). */\n/** Wrong (handbook §4, L-TRN-02). */\n/** Fine (RFC 9110 §12.5.4). */'
  expect(chapterCitations([{ file: 'a/trainer.ts', text }])).toEqual([
    'a/trainer.ts:2 cites a chapter, not an id',
  ])
  for (const chapter of ['handbook §2.3', 'handbook §2 "Subscribe"', 'the RFC in §3', '§6']) {
    expect(chapterCitations([{ file: 'a.ts', text: chapter }])).toHaveLength(1)
  }
})
