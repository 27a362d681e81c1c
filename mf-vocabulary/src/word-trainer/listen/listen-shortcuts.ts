import type { WordShortcut, WordShortcutGroup } from '../shortcuts/word-shortcut'

/** Plays the word, also while someone types. */
export const playWord: WordShortcut = { does: 'wordTrainer.shortcuts.play', keys: ['Ctrl+Space'] }

/** What keys do where a word sounds. */
export const listenShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.listen',
  shortcuts: [playWord],
}
