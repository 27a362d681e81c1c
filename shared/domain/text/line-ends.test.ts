import { displayText, keepTogether } from './line-ends'

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '~')

test.each([
  ['Wróć do lekcji w domu', 'Wróć do lekcji w~domu'],
  ['W sklepie i na targu', 'W~sklepie i~na targu'],
  ['a w domu i o świcie', 'a~w~domu i~o~świcie'],
  ['(i tak dalej)', '(i~tak dalej)'],
  ['Pierwsze 7 dni za darmo', 'Pierwsze 7~dni za darmo'],
  ['Lekcja 1, pisanie', 'Lekcja 1, pisanie'],
  ['1 z 3', '1 z~3'],
  ['na osi', 'na osi'],
  ['plan A', 'plan A'],
  ['dwa\nwiersze', 'dwa\nwiersze'],
  ['', ''],
])('%s is displayed as %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('keepTogether applied twice changes nothing', () => {
  const once = keepTogether('Poprosisz o przysługę i umówisz się do lekarza za 5 minut')
  expect(keepTogether(once)).toBe(once)
})

test('no-break spaces are added to Polish text only', () => {
  expect(displayText('Idę w góry.', 'PL')).toBe('Idę w\u00a0góry.')
  expect(displayText('I am a cook.', 'ENG')).toBe('I am a cook.')
})

const french = (text: string) => displayText(text, 'FR').replaceAll('\u202f', '~')

test.each([
  ['Ça va?', 'Ça va~?'],
  ['Ça va ?', 'Ça va~?'],
  ['Quoi?!', 'Quoi~?!'],
  ['Attention: il arrive; vite!', 'Attention~: il arrive~; vite~!'],
  ['«Bonjour», dit-il.', '«~Bonjour~», dit-il.'],
  ['Tu as dit « oui »?', 'Tu as dit «~oui~»~?'],
  ['Il est 12:30.', 'Il est 12:30.'],
  ['https://mowka.example', 'https://mowka.example'],
  ['?', '?'],
  ['Salut\u202f!', 'Salut~!'],
])('French text %j is displayed with narrow no-break spaces', (text, expected) => {
  expect(french(text)).toBe(expected)
})

test('French typography applied twice changes nothing', () => {
  const once = displayText('«Ça va?», dit-il: «oui!»', 'FR')
  expect(displayText(once, 'FR')).toBe(once)
})

test('only French has spaces before punctuation', () => {
  for (const lang of ['ENG', 'DE', 'ES', 'IT', 'RU'] as const)
    expect(displayText('¿Va? «ja»!', lang)).toBe('¿Va? «ja»!')
})
