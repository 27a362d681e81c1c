import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

/** Chooses one of the options. */
export const chooseOption = {
  does: 'wordTrainer.shortcuts.choose',
  keys: ['1', '2', '3', '4'],
  isRow: true,
} as const satisfies WordShortcut

/** What keys do where one of a few words is right. */
export const choiceShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.choice',
  shortcuts: [chooseOption, { does: 'wordTrainer.shortcuts.move', keys: ['ArrowUp', 'ArrowDown'] }],
}
