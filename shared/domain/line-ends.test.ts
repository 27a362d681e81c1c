import { keepTogether, shownSentence } from './line-ends'

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
])('%s is shown as %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('what is bound already stays as it is', () => {
  const once = keepTogether('Poprosisz o przysługę i umówisz się do lekarza za 5 minut')
  expect(keepTogether(once)).toBe(once)
})

test('only Polish sentences are bound', () => {
  expect(shownSentence('Idę w góry.', 'PL')).toBe('Idę w\u00a0góry.')
  expect(shownSentence('I am a cook.', 'ENG')).toBe('I am a cook.')
})
