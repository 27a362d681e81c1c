import { trainerModes } from '@mowka/domain/lesson/learning-modes'
import { ShortcutsDialog as Dialog } from '@mowka/web/trainer/ShortcutsDialog'
import { useTranslation } from 'react-i18next'
import { blockShortcuts } from '../../core/exercise/blocks/block-shortcuts'
import { gapShortcuts } from '../../core/exercise/gaps/gaps'
import { modeShortcutGroup, type ShortcutGroup } from '../../core/shortcuts/shortcut'
import { trainerShortcuts } from './trainer-shortcuts'

/** All shortcuts of all trainers, in the order of the dialog. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  trainerShortcuts,
  blockShortcuts,
  gapShortcuts,
  ...trainerModes.map(({ mode }) => modeShortcutGroup(mode)).filter(({ shortcuts }) => shortcuts.length > 0),
]

/** The shortcuts of the sentence trainers with translated texts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('trainers')
  return (
    <Dialog
      groups={shortcutGroups.map(({ title, shortcuts }) => ({
        title: t(title),
        shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, does: t(shortcut.does) })),
      }))}
      words={{
        title: t('shortcuts.title'),
        or: t('shortcuts.or'),
        space: t('shortcuts.key.space'),
        single: t('shortcuts.single'),
        singleNote: t('shortcuts.singleNote'),
      }}
      onClose={onClose}
    />
  )
}
