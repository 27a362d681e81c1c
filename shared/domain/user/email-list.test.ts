import { judgeEmailList, splitEmailList } from './email-list'

const read = (text: string, known: string[] = []) =>
  judgeEmailList(splitEmailList(text), new Set(known)).map(({ email, kind }) => `${kind} ${email}`)

test.each([
  ['commas', 'a@x.pl,b@x.pl, c@x.pl'],
  ['semicolons', 'a@x.pl;b@x.pl; c@x.pl;'],
  ['spaces', ' a@x.pl b@x.pl  c@x.pl '],
  ['line breaks', 'a@x.pl\nb@x.pl\r\nc@x.pl\n\n'],
  ['tabs of a spreadsheet', 'a@x.pl\tb@x.pl\tc@x.pl'],
  ['all of them', 'a@x.pl,; b@x.pl\n,c@x.pl'],
])('a list is split by %s (K-INV-02)', (_, text) => {
  expect(read(text)).toEqual(['good a@x.pl', 'good b@x.pl', 'good c@x.pl'])
})

test.each([
  ['Jan Kowalski <jan@x.pl>', ['good jan@x.pl']],
  ['"Kowalski, Jan" <jan@x.pl>; Ola Nowak <Ola@X.pl>', ['good jan@x.pl', 'good ola@x.pl']],
  ['Kowalski, Jan <jan@x.pl>; Nowak, Ola <ola@x.pl>', ['good jan@x.pl', 'good ola@x.pl']],
  ['„Kowalski, Jan” <jan@x.pl>', ['good jan@x.pl']],
  ['"jan@dom.pl" <jan@x.pl>', ['good jan@x.pl']],
  ["'jan@x.pl' <jan@x.pl>; ola@x.pl <ola@x.pl>", ['good jan@x.pl', 'good ola@x.pl']],
  ['jan@x.pl Ola Nowak <ola@x.pl>', ['good jan@x.pl', 'good ola@x.pl']],
  ['Jan Kowalski jan@x.pl\nOla\tNowak\tola@x.pl', ['good jan@x.pl', 'good ola@x.pl']],
  ['<jan@x.pl>, (ola@x.pl), mailto:ela@x.pl.', ['good jan@x.pl', 'good ola@x.pl', 'good ela@x.pl']],
  ['„jan@x.pl”, \u200bola@x.pl\u200b, \u200eela@x.pl', ['good jan@x.pl', 'good ola@x.pl', 'good ela@x.pl']],
])('names and punctuation around addresses are removed from %j (K-INV-02)', (text, entries) => {
  expect(read(text)).toEqual(entries)
})

test.each([
  ['commas', 'Imię,Nazwisko,E-mail\nJan,Kowalski,jan@x.pl\n"Ola","Nowak","ola@x.pl"'],
  ['semicolons', 'Imię;Nazwisko;E-mail;Dział\nJan;Kowalski;jan@x.pl;R&D\nOla;Nowak;ola@x.pl;'],
  ['tabs', 'E-mail\tImię\njan@x.pl\tJan\nola@x.pl\tOla'],
  ['quotes', '"Kowalski, Jan";"jan@x.pl"\n"Nowak, Ola";"ola@x.pl"'],
])('a table with %s has one entry per row (K-INV-02)', (_, text) => {
  expect(read(text)).toEqual(['good jan@x.pl', 'good ola@x.pl'])
})

test('an entry is good, a duplicate, already a member or invalid (K-INV-01)', () => {
  expect(read('ola@x.pl, OLA@x.pl, jest@x.pl, a@b, @x.pl, michał@x.pl, jan..k@x.pl', ['jest@x.pl'])).toEqual([
    'good ola@x.pl',
    'double ola@x.pl',
    'alreadyIn jest@x.pl',
    'wrong a@b',
    'wrong @x.pl',
    'wrong michał@x.pl',
    'wrong jan..k@x.pl',
  ])
})

test('text that belongs to no address is invalid, because it may be an address with a typo (K-INV-01)', () => {
  expect(read('ola@x.pl, jan.firma.pl, nikt')).toEqual(['good ola@x.pl', 'wrong jan.firma.pl', 'wrong nikt'])
  expect(read('nikt\nola@x.pl')).toEqual(['wrong nikt', 'good ola@x.pl'])
})

test.each([
  ['a@x.pl zly b@x.pl', ['good a@x.pl', 'wrong zly', 'good b@x.pl']],
  ['a@x.pl jan.firma.pl', ['good a@x.pl', 'wrong jan.firma.pl']],
  ['nikt a@x.pl', ['wrong nikt', 'good a@x.pl']],
  ['Ola <ola@x.pl> zly', ['good ola@x.pl', 'wrong zly']],
])(
  'a word beside addresses that is neither an address nor a name is invalid in %j (K-INV-01)',
  (text, entries) => {
    expect(read(text)).toEqual(entries)
  },
)

test.each([
  ['Anna von Berg anna@x.pl', ['good anna@x.pl']],
  ['jan@x.pl Jan Kowalski', ['good jan@x.pl']],
  ['jan@x.pl - Ola - ola@x.pl', ['good jan@x.pl', 'good ola@x.pl']],
])('capitalized names and dashes beside addresses are removed from %j (K-INV-02)', (text, entries) => {
  expect(read(text)).toEqual(entries)
})

test('an address after another one in brackets is an entry of its own (K-INV-02)', () => {
  expect(read('Jan <jan@x.pl> ola@x.pl')).toEqual(['good jan@x.pl', 'good ola@x.pl'])
})

test('an empty list has no entries', () => {
  expect(read(' \n ,; ')).toEqual([])
})

test('a list of thousands of entries is read completely', () => {
  const text = Array.from({ length: 5000 }, (_, index) => `"Osoba, ${index}" <osoba${index}@x.pl>`).join('\n')
  expect(read(text)).toHaveLength(5000)
})
