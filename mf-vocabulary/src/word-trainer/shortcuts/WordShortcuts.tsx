import { useShortcut } from '@mowka/web/trainer'
import { ShortcutsDialog } from '@mowka/web/trainer/ShortcutsDialog'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  choiceShortcuts,
  listenShortcuts,
  matchShortcuts,
  unscrambleShortcuts,
  type WordShortcut,
  type WordShortcutGroup,
} from './word-shortcuts'

const help: WordShortcut = { does: 'wordTrainer.shortcuts.help', keys: ['?'] }

/** All shortcuts of the word trainer, in dialog order. */
export const wordShortcuts: readonly WordShortcutGroup[] = [
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
