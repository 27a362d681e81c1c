import type { Shortcut, ShortcutGroup } from '../../shortcuts/shortcut'

/** Chooses one of the first blocks. */
export const chooseBlock = {
  does: 'shortcuts.blocks.choose',
  keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  isRow: true,
} as const satisfies Shortcut

/** Takes the last block back. */
export const undoBlock: Shortcut = { does: 'shortcuts.blocks.undo', keys: ['Backspace'] }

/** What keys do where a sentence is put together of blocks. */
export const blockShortcuts: ShortcutGroup = {
  title: 'shortcuts.blocks.title',
  shortcuts: [chooseBlock, undoBlock],
}
