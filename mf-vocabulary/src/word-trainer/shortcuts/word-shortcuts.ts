import type { Shortcut, ShortcutGroup } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'

/** A shortcut described in the texts of this remote. */
export type WordShortcut = Shortcut<ParseKeys<'vocabulary'>>
/** Shortcuts under one heading. */
export type WordShortcutGroup = ShortcutGroup<ParseKeys<'vocabulary'>>

/** Shortcut that selects an option. */
export const chooseOption = {
  does: 'wordTrainer.shortcuts.choose',
  keys: ['1', '2', '3', '4'],
  isRow: true,
} as const satisfies WordShortcut

/** Shortcuts of multiple-choice exercises. */
export const choiceShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.choice',
  shortcuts: [chooseOption, { does: 'wordTrainer.shortcuts.move', keys: ['ArrowUp', 'ArrowDown'] }],
}

/** Plays the word, even while typing. */
export const playWord: WordShortcut = { does: 'wordTrainer.shortcuts.play', keys: ['Ctrl+Space'] }

/** Shortcuts of listening exercises. */
export const listenShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.listen',
  shortcuts: [playWord],
}

/** Shortcuts that select a word in the left and the right column. */
export const chooseTile = {
  target: { does: 'wordTrainer.shortcuts.left', keys: ['1', '2', '3', '4', '5'], isRow: true },
  source: { does: 'wordTrainer.shortcuts.right', keys: ['6', '7', '8', '9', '0'], isRow: true },
} as const satisfies Record<string, WordShortcut>

/** Shortcuts of the matching exercise. */
export const matchShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.title.MATCH_PAIRS',
  shortcuts: [chooseTile.target, chooseTile.source],
}

/** Removes the last letter. */
const undoLetter: WordShortcut = { does: 'wordTrainer.shortcuts.undo', keys: ['Backspace'] }

/** Shortcuts of unscramble exercises. The letters themselves are handled by `useLetters`. */
export const unscrambleShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.unscramble',
  shortcuts: [
    { does: 'wordTrainer.shortcuts.letter', keys: ['A', 'Z'], isRow: true },
    undoLetter,
    { does: 'wordTrainer.shortcuts.again', keys: ['Shift + Backspace'] },
  ],
}
