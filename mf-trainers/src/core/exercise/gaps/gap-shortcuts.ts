import type { ShortcutGroup } from '../../shortcuts/shortcut'

/** Shortcuts for filling gaps; the fields handle them. */
export const gapShortcuts: ShortcutGroup = {
  title: 'shortcuts.gaps.title',
  shortcuts: [{ does: 'shortcuts.gaps.next', keys: ['Enter'] }],
}
