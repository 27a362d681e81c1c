import { blockShortcuts } from '../../core/exercise/blocks/block-shortcuts'
import { gapShortcuts } from '../../core/exercise/gaps/gap-shortcuts'
import type { ShortcutGroup } from '../../core/shortcuts/shortcut'
import { cardShortcutGroup } from '../../modes/flash-cards/card-shortcuts'
import { listeningShortcuts } from '../../modes/listening/listening-shortcuts'
import { speakingShortcuts } from '../../modes/speaking/speaking-shortcuts'
import { trainerShortcuts } from './trainer-shortcuts'

/** All shortcuts of all trainers, in the order of the dialog. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  trainerShortcuts,
  blockShortcuts,
  gapShortcuts,
  listeningShortcuts,
  cardShortcutGroup,
  speakingShortcuts,
]
