import { ankiFile, type ExportedNote, notesTable } from './export'

const note = (change: Partial<ExportedNote> = {}): ExportedNote => ({
  id: 'n1',
  answer: 'I am at home.',
  example: 'Jestem w domu.',
  rawNote: 'Bez the.',
  htmlNote: 'Bez <strong>the</strong>.',
  lesson: 'W domu',
  isFavourite: true,
  createdAt: new Date('2026-11-16T23:30:00Z'),
  ...change,
})

test('the table has one row per note, in UTF-8 with a byte order mark for spreadsheets', () => {
  expect(notesTable([note({ rawNote: 'Mówi się "home";\nbez the.' })])).toBe(
    '\ufeff"Zdanie";"Tłumaczenie";"Notatka";"Lekcja";"Ulubione";"Data"\r\n' +
      '"I am at home.";"Jestem w domu.";"Mówi się ""home"";\nbez the.";"W domu";"tak";"17.11.2026"\r\n',
  )
})

test.each(['=1+1', '+48', '-5', '@SUM(A1)', '\t=1', ' =HYPERLINK("http://x")', '|cmd', '\r=1'])(
  'user input never becomes a formula: %j',
  (rawNote) => {
    expect(notesTable([note({ rawNote })])).toContain(`"'${rawNote.replaceAll('"', '""')}"`)
  },
)

test('the Anki file has one card per note, with sentences, notes and tags', () => {
  const file = ankiFile([
    note(),
    note({ id: 'n2', answer: 'a < b\tc', htmlNote: '', lesson: '', isFavourite: false }),
  ])
  expect(file.split('\n')).toEqual([
    '#separator:tab',
    '#html:true',
    '#guid column:1',
    '#tags column:4',
    'n1\tJestem w domu.\tI am at home.<br><br>Bez <strong>the</strong>.\tmowka W_domu ulubione',
    'n2\tJestem w domu.\ta &lt; b c\tmowka',
    '',
  ])
})

test('line breaks in a note stay within its line of the Anki file', () => {
  expect(ankiFile([note({ htmlNote: 'eins\r\nzwei' })]).split('\n')[4]).toContain('eins<br>zwei\tmowka')
})
