import { cyrillicOf, cyrillicRows, type TypedLetter, typeLatin } from './cyrillic-layout'

test('all 33 letters have a key of their own', () => {
  const keys = cyrillicRows.flat()
  expect(new Set(keys.map(([letter]) => letter)).size).toBe(33)
  expect(new Set(keys.map(([, key]) => key)).size).toBe(33)
})

test.each([
  ['w', 'в'],
  ['h', 'х'],
  ['Q', 'Я'],
  [';', 'ч'],
  ['в', undefined],
  ['Enter', undefined],
  ['.', undefined],
])('the key %s types %s', (key, letter) => {
  expect(cyrillicOf(key)).toBe(letter)
})

/** Types Latin keys one after the other. */
function typed(keys: string): { text: string; last: TypedLetter | null } {
  let text = ''
  let last: TypedLetter | null = null
  for (const key of keys) {
    const typing = typeLatin(last, key)
    if (!typing) throw new Error(`${key} types no letter`)
    text = text.slice(0, text.length - typing.erased) + typing.insert
    last = typing.typed
  }
  return { text, last }
}

test.each([
  ['ch', 'ч'],
  ['cz', 'ч'],
  ['sh', 'ш'],
  ['sz', 'ш'],
  ['zh', 'ж'],
  ['ja', 'я'],
  ['Ju', 'Ю'],
  ['SZ', 'Ш'],
  ['shch', 'щ'],
  ['szcz', 'щ'],
  ['Szczi', 'Щи'],
  ['choroszo', 'чорошо'],
  ['horosho', 'хорошо'],
  ['oczenx', 'очень'],
  ['uczitsq', 'учится'],
  ['szsz', 'шш'],
  ['cch', 'цч'],
  ['hc', 'хц'],
])('the keys %s type %s', (keys, text) => {
  expect(typed(keys).text).toBe(text)
})

test('a joined letter knows the letters that Backspace restores', () => {
  expect(typed('sh').last?.parts).toBe('сх')
  expect(typed('Sz').last?.parts).toBe('Сз')
  expect(typed('szcz').last?.parts).toBe('шч')
  expect(typed('s').last?.parts).toBeNull()
})
