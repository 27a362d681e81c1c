import type { Shortcut, ShortcutGroup } from '../../shortcuts/shortcut'

/** Chooses one of the first blocks. */
export const chooseBlock = {
  does: 'shortcuts.blocks.choose',
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  isRow: true,
} as const satisfies Shortcut

/** Undoes the last block. */
export const undoBlock: Shortcut = { does: 'shortcuts.blocks.undo', keys: ['Backspace'] }

/** Shortcuts for building a sentence from blocks. */
export const blockShortcuts: ShortcutGroup = {
  title: 'shortcuts.blocks.title',
  shortcuts: [chooseBlock, undoBlock],
}
