import { ankiFile, type ExportedNote, mergeNotes, notesTable, storedText } from './service'

const plain = (text: string) => ({ rawNote: text, htmlNote: text })

test('plain text is stored as typed and escaped as HTML (S-NOTE-07, V-NOTE-06)', () => {
  expect(storedText(plain('Po if nie ma would'))).toEqual(plain('Po if nie ma would'))
  const typed = 'a < b & <script>x()</script>\nc'
  expect(storedText(plain(typed))).toEqual({
    rawNote: typed,
    htmlNote: 'a &lt; b &amp; &lt;script&gt;x()&lt;/script&gt;<br />c',
  })
})

test('sanitizes rich text (S-NOTE-07)', () => {
  const htmlNote =
    '<p onclick="x()">Mów <b>I am</b><img src="https://elsewhere.test/a.png"></p><script>x()</script>'
  expect(storedText({ rawNote: 'Mów I am', htmlNote })).toEqual({
    rawNote: 'Mów I am',
    htmlNote: '<p>Mów <strong>I am</strong></p>',
  })
})

test.each([
  ['nothing', 'a', '', 'a'],
  ['the same', 'a', 'a', 'a'],
  ['the first words of a favourite', '', 'a', 'a'],
  ['other words', 'a', 'b', 'a\nb'],
  ['the same other words again', 'a\nb', 'b', 'a\nb'],
  ['words that only end alike', 'ab', 'b', 'ab\nb'],
])('merging a second note adds %s', (_, kept, added, joined) => {
  expect(mergeNotes(plain(kept), plain(added)).rawNote).toBe(joined)
})

test('merges plain and rich text notes', () => {
  const rich = { rawNote: 'b', htmlNote: '<p>b</p>' }
  expect(mergeNotes(plain('a'), rich)).toEqual({ rawNote: 'a\nb', htmlNote: 'a<br /><p>b</p>' })
})

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
