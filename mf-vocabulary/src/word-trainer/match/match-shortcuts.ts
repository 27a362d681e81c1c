import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

/** Chooses a word of the left side, and of the right one. */
export const chooseTile = {
  target: { does: 'wordTrainer.shortcuts.left', keys: ['1', '2', '3', '4', '5'], isRow: true },
  source: { does: 'wordTrainer.shortcuts.right', keys: ['6', '7', '8', '9', '0'], isRow: true },
} as const satisfies Record<string, WordShortcut>

/** What keys do where pairs are matched. */
export const matchShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.title.MATCH_PAIRS',
  shortcuts: [chooseTile.target, chooseTile.source],
}
