import { useShortcut } from '@mowka/web/trainer'
import { useState } from 'react'
import { onDemand } from '../../core/on-demand/on-demand'
import { helpShortcut } from './trainer-shortcuts'

/** The list of shortcuts, loaded when it opens. */
export const ShortcutsDialog = onDemand<{ onClose: () => void }>(
  () => import(/* webpackChunkName: "shortcuts" */ './ShortcutsDialog'),
)

/** Opens the list of shortcuts on `?`, in every trainer. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false)
  useShortcut(helpShortcut, () => setOpen(true))
  return isOpen ? <ShortcutsDialog onClose={() => setOpen(false)} /> : null
}
