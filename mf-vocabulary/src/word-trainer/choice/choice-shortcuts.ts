import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

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
