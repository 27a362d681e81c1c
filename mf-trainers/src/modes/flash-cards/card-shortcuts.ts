import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** What keys do to a card. */
export const cardShortcuts = {
  turn: { does: 'shortcuts.cards.turn', keys: ['Space'] },
  unknown: { does: 'shortcuts.cards.unknown', keys: ['1', 'ArrowLeft'] },
  known: { does: 'shortcuts.cards.known', keys: ['2', 'ArrowRight'] },
} as const satisfies Record<string, Shortcut>

/** The same as a part of the list of shortcuts. */
export const cardShortcutGroup: ShortcutGroup = {
  title: 'modes.FLASH_CARDS',
  shortcuts: Object.values(cardShortcuts),
}
