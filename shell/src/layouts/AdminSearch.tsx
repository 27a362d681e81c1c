import { RemoteWidget } from '@mowka/kernel/platform'
import { Dialog, isOverlayOpen, queries, useMediaQuery } from '@mowka/kernel/ui'
import { IconSearch } from '@mowka/kernel/ui/icons'
import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Apple's keyboards have ⌘ in place of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/**
 * The panel's search: a button of the navigation, and its dialog, which Ctrl+K or ⌘K opens from every page of the
 * panel. The remote with the panel's pages renders the content.
 */
export function AdminSearch({
  pages,
  Trigger,
}: {
  /** The pages of the panel that the user may open. */
  pages: readonly { label: string; address: string }[]
  /** The styled button. */
  Trigger: ComponentType<ComponentProps<'button'>>
}) {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const isPhone = useMediaQuery(queries.phone)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    // A dialog above the page may hold unsaved input, and in the text editor the keys make a link.
    if (!isShortcut || event.key.toLowerCase() !== 'k' || event.defaultPrevented || isOverlayOpen()) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Trigger
        type="button"
        // On wider screens its text is its name.
        aria-label={isPhone ? t('admin.search') : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} aria-hidden />
        <span>{t('admin.search')}</span>
        <kbd aria-hidden>{isApple ? '⌘K' : 'Ctrl K'}</kbd>
      </Trigger>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('admin.searchTitle')}
        size={isPhone ? 'full' : 'md'}
      >
        <RemoteWidget name="admin/PanelSearch" pages={pages} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
