import type { LearningMode } from '@mowka/contract/schemas/progress'
import {
  IconCards,
  IconFileText,
  IconHeadphones,
  IconKeyboard,
  IconMicrophone,
  IconPlaylist,
} from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'

/** The icon of each mode, the same on tiles and in banners; words are always next to it. */
export const modeIcons: Record<LearningMode, ReactNode> = {
  WRITING: <IconKeyboard aria-hidden />,
  LISTENING: <IconHeadphones aria-hidden />,
  SPEAKING: <IconMicrophone aria-hidden />,
  FLASH_CARDS: <IconCards aria-hidden />,
  CONTENT_PREVIEW: <IconFileText aria-hidden />,
  AUDIO: <IconPlaylist aria-hidden />,
}
