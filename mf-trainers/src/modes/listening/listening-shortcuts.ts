import type { ShortcutGroup } from '../../core/shortcuts/shortcut'
import { playShortcut } from '../../core/sound/use-play-key'

/** Shortcuts of listening. */
export const listeningShortcuts: ShortcutGroup = {
  title: 'modes.LISTENING',
  shortcuts: [playShortcut],
}
