import type { ShortcutGroup } from '../../core/shortcuts/shortcut'
import { playShortcut } from '../../core/sound/use-play-key'

/** What keys do while listening. */
export const listeningShortcuts: ShortcutGroup = {
  title: 'modes.LISTENING',
  shortcuts: [playShortcut],
}
