import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

/** Removes the last letter. */
export const undoLetter: WordShortcut = { does: 'wordTrainer.shortcuts.undo', keys: ['Backspace'] }

/** Shortcuts of unscramble exercises. The letters themselves are handled by `useLetters`. */
export const unscrambleShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.unscramble',
  shortcuts: [
    { does: 'wordTrainer.shortcuts.letter', keys: ['A', 'Z'], isRow: true },
    undoLetter,
    { does: 'wordTrainer.shortcuts.again', keys: ['Shift + Backspace'] },
  ],
}
