import { readEmailList } from './email-list'

const read = (text: string, known: string[] = []) =>
  readEmailList(text, new Set(known)).map(({ email, kind }) => `${kind} ${email}`)

test.each([
  ['commas', 'a@x.pl,b@x.pl, c@x.pl'],
  ['semicolons', 'a@x.pl;b@x.pl; c@x.pl;'],
  ['spaces', ' a@x.pl b@x.pl  c@x.pl '],
  ['new lines', 'a@x.pl\nb@x.pl\r\nc@x.pl\n\n'],
  ['tabs of a spreadsheet', 'a@x.pl\tb@x.pl\tc@x.pl'],
  ['all of them', 'a@x.pl,; b@x.pl\n,c@x.pl'],
])('a list is split by %s (K-INV-02)', (_, text) => {
  expect(read(text)).toEqual(['good a@x.pl', 'good b@x.pl', 'good c@x.pl'])
})

test.each([
  ['Jan Kowalski <jan@x.pl>', ['good jan@x.pl']],
  ['"Kowalski, Jan" <jan@x.pl>; Ola Nowak <Ola@X.pl>', ['good jan@x.pl', 'good ola@x.pl']],
  ['"jan@dom.pl" <jan@x.pl>', ['good jan@x.pl']],
  ['jan@x.pl Ola Nowak <ola@x.pl>', ['good jan@x.pl', 'good ola@x.pl']],
  ['Jan Kowalski jan@x.pl\nOla\tNowak\tola@x.pl', ['good jan@x.pl', 'good ola@x.pl']],
  ['<jan@x.pl>, (ola@x.pl), mailto:ela@x.pl.', ['good jan@x.pl', 'good ola@x.pl', 'good ela@x.pl']],
])('names around addresses are left out: %j (K-INV-02)', (text, entries) => {
  expect(read(text)).toEqual(entries)
})

test('each entry is good, double, already in or wrong (K-INV-01)', () => {
  expect(read('ola@x.pl, OLA@x.pl, jest@x.pl, nikt, a@b, @x.pl', ['jest@x.pl'])).toEqual([
    'good ola@x.pl',
    'double ola@x.pl',
    'alreadyIn jest@x.pl',
    'wrong nikt',
    'wrong a@b',
    'wrong @x.pl',
  ])
})

test('nothing has no entries', () => {
  expect(read(' \n ,; ')).toEqual([])
})

test('thousands of entries are read quickly enough to type on', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `"Osoba, ${index}" <osoba${index}@x.pl>`).join('\n')
  expect(readEmailList(text, new Set())).toHaveLength(5000)
})
