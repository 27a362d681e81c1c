import { IconKeyboard } from '@mowka/shared/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShortcutsDialog } from '../shortcuts/ShortcutsHelp'
import { Entry, EntryList } from './Entry'
import type { DrawerSentence } from './SentenceDrawer'

/** What the drawer offers for a sentence. Each dialog loads when it is opened. */
export default function SentenceEntries(_: DrawerSentence) {
  const { t } = useTranslation('trainers')
  const [opened, setOpened] = useState<'shortcuts' | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <EntryList>
        <Entry
          icon={<IconKeyboard aria-hidden />}
          label={t('shortcuts.title')}
          detail={<kbd>?</kbd>}
          opens
          onPress={() => setOpened('shortcuts')}
        />
      </EntryList>
      {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </>
  )
}
