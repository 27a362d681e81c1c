import { calledBy } from './service'

test.each(['Ania', 'Anna Maria', "D'Arcy", 'Jean-Luc', 'J. K.', 'Żółć', 'Олександр', '李'])(
  'accepts the name %s',
  (name) => {
    expect(calledBy(name)).toBe(name)
  },
)

test.each([
  ['Ania 🌸', 'Ania'],
  [' Ania\u202e\n', 'Ania'],
  ['❤️Ania❤️', 'Ania'],
])('reduces %j to %s', (typed, name) => {
  expect(calledBy(typed)).toBe(name)
})

test.each([
  'Kliknij http://evil.test',
  'evil.test',
  'www.evil.test/x',
  'ania@evil.test',
  'Zadzwoń 0700 123',
  'Wejdź tutaj po nagrodę teraz',
  'x'.repeat(41),
  '𝐀'.repeat(30),
  '🎂',
  '',
])('rejects %j as a name for an email to a stranger', (typed) => {
  expect(calledBy(typed)).toBe('')
})
