import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** Plays the sentence and stops it, also while someone types. */
export const playShortcut: Shortcut = { does: 'shortcuts.listening.play', keys: ['Ctrl+Space'] }

/** What keys do while listening. */
export const listeningShortcuts: ShortcutGroup = {
  title: 'modes.LISTENING',
  shortcuts: [playShortcut],
}
