import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

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
