import { mergeNotes, storedText } from './service'

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
