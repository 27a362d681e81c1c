import { type LearningMode, type ModeIconName, modeEntry } from '@mowka/domain/lesson/learning-modes'
import {
  IconCards,
  IconFileText,
  IconHeadphones,
  IconKeyboard,
  IconMicrophone,
  IconPlaylist,
} from '@mowka/kernel/ui/icons'

const icons: Record<ModeIconName, typeof IconCards> = {
  cards: IconCards,
  headphones: IconHeadphones,
  keyboard: IconKeyboard,
  microphone: IconMicrophone,
  playlist: IconPlaylist,
  text: IconFileText,
}

/** The icon of a learning mode. Show the mode's name next to it. */
export function ModeIcon({ mode }: { mode: LearningMode }) {
  const Icon = icons[modeEntry(mode).icon]
  return <Icon aria-hidden />
}
