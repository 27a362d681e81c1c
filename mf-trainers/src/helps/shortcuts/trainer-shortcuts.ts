import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** Opens the list of shortcuts. */
export const helpShortcut: Shortcut = { does: 'shortcuts.help', keys: ['?'] }

/** What keys do in every trainer. Enter belongs to `useEnter`, Escape to the window on top. */
export const trainerShortcuts: ShortcutGroup = {
  title: 'shortcuts.everywhere',
  shortcuts: [
    { does: 'shortcuts.primary', keys: ['Enter'] },
    helpShortcut,
    { does: 'shortcuts.close', keys: ['Escape'] },
  ],
}
