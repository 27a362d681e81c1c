import type { Shortcut, ShortcutGroup } from '../../core/shortcuts/shortcut'

/** Starts and finishes a recording, like Enter. */
export const recordShortcut: Shortcut = { does: 'shortcuts.speaking.record', keys: ['Space'] }
/** Discards the recording in progress. */
export const dropShortcut: Shortcut = { does: 'shortcuts.speaking.drop', keys: ['Escape'] }

/** Shortcuts of speaking. */
export const speakingShortcuts: ShortcutGroup = {
  title: 'modes.SPEAKING',
  shortcuts: [recordShortcut, dropShortcut],
}
