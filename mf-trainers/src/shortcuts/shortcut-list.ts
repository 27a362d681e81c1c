import { blockShortcuts } from '../exercise/block-shortcuts'
import { gapShortcuts } from '../exercise/gap-shortcuts'
import { cardShortcutGroup } from '../flash-cards/card-shortcuts'
import { listeningShortcuts } from '../listening/listening-shortcuts'
import { speakingShortcuts } from '../speaking/speaking-shortcuts'
import type { ShortcutGroup } from './shortcut'
import { trainerShortcuts } from './trainer-shortcuts'

/** All shortcuts of all trainers, in the order of the dialog. A mode adds its line here and its group to its folder. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  trainerShortcuts,
  blockShortcuts,
  gapShortcuts,
  listeningShortcuts,
  cardShortcutGroup,
  speakingShortcuts,
]
