import { readPairs, readTable } from './read-pairs'

const home = { example: 'Jestem w domu.', answer: 'I am at home.' }
const work = { example: 'Idę do pracy.', answer: "I'm going to work." }

test.each([
  ['tabs', 'Jestem w domu.\tI am at home.\nIdę do pracy.\tI’m going to work.'],
  ['dashes', 'Jestem w domu. – I am at home.\nIdę do pracy. — I’m going to work.'],
  ['hyphens', '- Jestem w domu. - I am at home.\n- Idę do pracy. - I’m going to work.'],
  ['equals signs', '1. Jestem w domu.=I am at home.\r\n2. Idę do pracy. = I’m going to work.'],
  ['semicolons', 'Jestem w domu.; I am at home.\n\nIdę do pracy.;I’m going to work.'],
  ['one cell per line', 'Jestem w domu.\nI am at home.\nIdę do pracy.\nI’m going to work.'],
])('lines with %s become sentence pairs with straight apostrophes', (_, text) => {
  expect(readPairs(text)).toEqual([home, work])
})

test('the separator of most lines is used, so that a dash inside a sentence stays', () => {
  expect(
    readPairs('Tak – powiedział. = Yes – he said.\nJestem w domu. = I am at home.\nNie – odparła. = No.'),
  ).toEqual([
    { example: 'Tak – powiedział.', answer: 'Yes – he said.' },
    home,
    { example: 'Nie – odparła.', answer: 'No.' },
  ])
})

test('a line without a translation stays, with an empty side', () => {
  expect(readPairs('Jestem w domu. – I am at home.\nIdę do pracy.')).toEqual([
    home,
    { example: 'Idę do pracy.', answer: '' },
  ])
  expect(readPairs('Jestem w domu.')).toEqual([{ example: 'Jestem w domu.', answer: '' }])
  expect(readPairs(' \n ')).toEqual([])
})

test('no-break spaces of word processors become spaces', () => {
  expect(readPairs('Jestem\u00a0w\u00a0domu.\u00a0– I am at home.')).toEqual([home])
})

test('rows of a table become sentence pairs, without a column of numbers and empty cells', () => {
  const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`
  expect(
    readTable(
      `<table>${row(['1', 'Jestem w<br> domu.', 'I am at home.'])}${row(['2.', 'Idę do pracy.', 'I’m going to work.'])}</table>`,
    ),
  ).toEqual([home, work])
  expect(readTable(`<table>${row(['', 'Jestem w domu.', 'I am at home.'])}${row(['', ''])}</table>`)).toEqual(
    [home],
  )
  expect(readTable('<p>Jestem w domu.</p>')).toBeNull()
})
