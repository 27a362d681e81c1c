import { isCharacter, isPressed, type Pressed, partsOf } from './shortcut'

const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

test.each([
  ['?', press('?'), true],
  ['1', press('1'), true],
  ['1', press('1', { ctrlKey: true }), false],
  ['1', press('1', { altKey: true }), false],
  ['r', press('R'), true],
  ['Space', press(' '), true],
  ['Space', press('x', { code: 'Space' }), true],
  ['Ctrl+Space', press(' ', { ctrlKey: true }), true],
  ['Ctrl+Space', press(' '), false],
  ['Ctrl+Space', press(' ', { ctrlKey: true, metaKey: true }), false],
  ['Backspace', press('Backspace'), true],
  ['Backspace', press('Delete'), false],
])('isPressed for %s and %j is %s', (key, event, expected) => {
  expect(isPressed(key, event)).toBe(expected)
})

test('partsOf splits a key into its displayed parts', () => {
  expect(partsOf('Ctrl+Space')).toEqual(['Ctrl', 'Space'])
  expect(partsOf('+')).toEqual(['+'])
})

test('isCharacter is true for single characters only', () => {
  expect(['1', '?', 'Enter', 'Space', 'Ctrl+Space'].filter(isCharacter)).toEqual(['1', '?'])
})
