import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** Opens the list of shortcuts. */
export const helpShortcut: Shortcut = { does: 'shortcuts.help', keys: ['?'] }

/** Shortcuts of every trainer. Enter is handled by `useEnter`, Escape by the topmost window. */
export const trainerShortcuts: ShortcutGroup = {
  title: 'shortcuts.everywhere',
  shortcuts: [
    { does: 'shortcuts.primary', keys: ['Enter'] },
    helpShortcut,
    { does: 'shortcuts.close', keys: ['Escape'] },
  ],
}
