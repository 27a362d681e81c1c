import { ShortcutsDialog as Dialog } from '@mowka/web/trainer/ShortcutsDialog'
import { useTranslation } from 'react-i18next'
import { shortcutGroups } from './shortcut-list'

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
