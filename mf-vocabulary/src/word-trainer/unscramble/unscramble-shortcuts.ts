import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

/** Takes the last letter back. */
export const undoLetter: WordShortcut = { does: 'wordTrainer.shortcuts.undo', keys: ['Backspace'] }

/** What keys do where a word is put together. Letters themselves belong to `useLetters`. */
export const unscrambleShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.unscramble',
  shortcuts: [
    { does: 'wordTrainer.shortcuts.letter', keys: ['A', 'Z'], isRow: true },
    undoLetter,
    { does: 'wordTrainer.shortcuts.again', keys: ['Shift + Backspace'] },
  ],
}
