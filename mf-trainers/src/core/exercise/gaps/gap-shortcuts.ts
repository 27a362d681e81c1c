import type { ShortcutGroup } from '../../shortcuts/shortcut'

/** What keys do where gaps are filled; the fields themselves listen. */
export const gapShortcuts: ShortcutGroup = {
  title: 'shortcuts.gaps.title',
  shortcuts: [{ does: 'shortcuts.gaps.next', keys: ['Enter'] }],
}
