import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** Shortcuts of a card. */
export const cardShortcuts = {
  turn: { does: 'shortcuts.cards.turn', keys: ['Space'] },
  unknown: { does: 'shortcuts.cards.unknown', keys: ['1', 'ArrowLeft'] },
  known: { does: 'shortcuts.cards.known', keys: ['2', 'ArrowRight'] },
} as const satisfies Record<string, Shortcut>

/** The shortcuts of a card as a group of the shortcut list. */
export const cardShortcutGroup: ShortcutGroup = {
  title: 'modes.FLASH_CARDS',
  shortcuts: Object.values(cardShortcuts),
}
