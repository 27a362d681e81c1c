import { type Shortcut, type ShortcutGroup, useShortcut } from '@mowka/web/trainer'
import { ShortcutsDialog } from '@mowka/web/trainer/ShortcutsDialog'
import type { ParseKeys } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A shortcut described in the texts of this remote. */
type WordShortcut = Shortcut<ParseKeys<'vocabulary'>>
/** Shortcuts under one heading. */
type WordShortcutGroup = ShortcutGroup<ParseKeys<'vocabulary'>>

/** Shortcut that selects an option. */
export const chooseOption = {
  does: 'wordTrainer.shortcuts.choose',
  keys: ['1', '2', '3', '4'],
  isRow: true,
} as const satisfies WordShortcut

/** Shortcuts of multiple-choice exercises. */
const choiceShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.choice',
  shortcuts: [chooseOption, { does: 'wordTrainer.shortcuts.move', keys: ['ArrowUp', 'ArrowDown'] }],
}

/** Plays the word, even while typing. */
export const playWord: WordShortcut = { does: 'wordTrainer.shortcuts.play', keys: ['Ctrl+Space'] }

/** Shortcuts of listening exercises. */
const listenShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.listen',
  shortcuts: [playWord],
}

/** Shortcuts that select a word in the left and the right column. */
export const chooseTile = {
  target: { does: 'wordTrainer.shortcuts.left', keys: ['1', '2', '3', '4', '5'], isRow: true },
  source: { does: 'wordTrainer.shortcuts.right', keys: ['6', '7', '8', '9', '0'], isRow: true },
} as const satisfies Record<string, WordShortcut>

/** Shortcuts of the matching exercise. */
const matchShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.title.MATCH_PAIRS',
  shortcuts: [chooseTile.target, chooseTile.source],
}

/** Removes the last letter. */
const undoLetter: WordShortcut = { does: 'wordTrainer.shortcuts.undo', keys: ['Backspace'] }

/** Shortcuts of unscramble exercises. The letters themselves are handled by `useLetters`. */
const unscrambleShortcuts: WordShortcutGroup = {
  title: 'wordTrainer.shortcuts.unscramble',
  shortcuts: [
    { does: 'wordTrainer.shortcuts.letter', keys: ['A', 'Z'], isRow: true },
    undoLetter,
    { does: 'wordTrainer.shortcuts.again', keys: ['Shift + Backspace'] },
  ],
}

const help: WordShortcut = { does: 'wordTrainer.shortcuts.help', keys: ['?'] }

/** All shortcuts of the word trainer, in dialog order. */
const wordShortcuts: readonly WordShortcutGroup[] = [
  {
    title: 'wordTrainer.shortcuts.everywhere',
    shortcuts: [
      { does: 'wordTrainer.shortcuts.primary', keys: ['Enter'] },
      help,
      { does: 'wordTrainer.shortcuts.close', keys: ['Escape'] },
    ],
  },
  matchShortcuts,
  choiceShortcuts,
  unscrambleShortcuts,
  listenShortcuts,
]

/** Dialog that lists the shortcuts. */
export function WordShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('vocabulary')
  return (
    <ShortcutsDialog
      groups={wordShortcuts.map(({ title, shortcuts }) => ({
        title: t(title),
        shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, does: t(shortcut.does) })),
      }))}
      words={{
        title: t('wordTrainer.shortcuts.title'),
        or: t('wordTrainer.shortcuts.or'),
        space: t('wordTrainer.shortcuts.space'),
        single: t('wordTrainer.shortcuts.single'),
        singleNote: t('wordTrainer.shortcuts.singleNote'),
      }}
      onClose={onClose}
    />
  )
}

/** Opens the list on `?`. */
export function WordShortcuts() {
  const [isOpen, setOpen] = useState(false)
  useShortcut(help, () => setOpen(true))
  return isOpen ? <WordShortcutsDialog onClose={() => setOpen(false)} /> : null
}
