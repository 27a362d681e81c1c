import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** Starts a recording and ends it, as Enter does. */
export const recordShortcut: Shortcut = { does: 'shortcuts.speaking.record', keys: ['Space'] }
/** Drops the recording that is being made. */
export const dropShortcut: Shortcut = { does: 'shortcuts.speaking.drop', keys: ['Escape'] }

/** What keys do while speaking. */
export const speakingShortcuts: ShortcutGroup = {
  title: 'modes.SPEAKING',
  shortcuts: [recordShortcut, dropShortcut],
}
