/**
 * What a person can do by keys. The list of shortcuts and the handler (`useShortcut`) both read it, so that they cannot
 * disagree.
 */
export type Shortcut<Text extends string = string> = {
  /** What it does, or the key of the text that says so. */
  does: Text
  /**
   * The keys, each of which does it: a character as it is typed, or the name of a key as `KeyboardEvent.key` has it,
   * but `Space`. `Ctrl+` before it where that is held.
   */
  keys: readonly [string, ...string[]]
  /** The keys are a row, of which the list shows both ends: 1–9. */
  isRow?: boolean
}

/** Shortcuts under one heading of the list. */
export type ShortcutGroup<Text extends string = string> = {
  title: Text
  shortcuts: readonly Shortcut<Text>[]
}

const CTRL = 'Ctrl+'

/** The parts of a key as people read it: `Ctrl`, `Space`. */
export const partsOf = (key: string): string[] =>
  key.startsWith(CTRL) ? ['Ctrl', key.slice(CTRL.length)] : [key]

/** Whether a key is one character alone, which someone who dictates or slips also types by accident. */
export const isCharacter = (key: string): boolean => [...key].length === 1

/** The parts of a keyboard event that say which key it is. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Whether an event is this key. Shift counts as a part of the character: `?` is Shift and a key that differs by country. */
export function isPressed(key: string, { key: pressed, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const needsCtrl = key.startsWith(CTRL)
  const name = needsCtrl ? key.slice(CTRL.length) : key
  if (ctrlKey !== needsCtrl || metaKey || altKey) return false
  if (name === 'Space') return code === 'Space' || pressed === ' '
  return pressed.toLowerCase() === name.toLowerCase()
}
