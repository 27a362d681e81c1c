import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

/** Plays the word, even while typing. */
export const playWord: WordShortcut = { does: 'wordTrainer.shortcuts.play', keys: ['Ctrl+Space'] }

/** Shortcuts of listening exercises. */
export const listenShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.listen',
  shortcuts: [playWord],
}
