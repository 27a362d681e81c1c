import type { ComponentType } from 'react'
import {
  IconAlignCenter,
  IconAlignRight,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconClearFormatting,
  IconH2,
  IconH3,
  IconItalic,
  IconLanguage,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconStrikethrough,
  IconUnderline,
} from '../icons'

export type ToolName =
  | 'undo'
  | 'redo'
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'header2'
  | 'header3'
  | 'bullet'
  | 'ordered'
  | 'blockquote'
  | 'center'
  | 'right'
  | 'lang'
  | 'link'
  | 'image'
  | 'clean'

/** A toolbar button. With a `mark` it toggles that format. */
export type Tool = {
  name: ToolName
  icon: ComponentType<{ 'aria-hidden'?: boolean }>
  mark?: { format: string; value: unknown }
  /** Keyboard shortcut in the text. */
  keys?: string
}

/** Toolbar buttons by group. */
export const tools: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', icon: IconBold, mark: { format: 'bold', value: true }, keys: 'Control+B' },
    { name: 'italic', icon: IconItalic, mark: { format: 'italic', value: true }, keys: 'Control+I' },
    { name: 'underline', icon: IconUnderline, mark: { format: 'underline', value: true }, keys: 'Control+U' },
    { name: 'strike', icon: IconStrikethrough, mark: { format: 'strike', value: true } },
    { name: 'lang', icon: IconLanguage, mark: { format: 'lang', value: null } },
  ],
  [
    { name: 'header2', icon: IconH2, mark: { format: 'header', value: 2 } },
    { name: 'header3', icon: IconH3, mark: { format: 'header', value: 3 } },
    { name: 'bullet', icon: IconList, mark: { format: 'list', value: 'bullet' } },
    { name: 'ordered', icon: IconListNumbers, mark: { format: 'list', value: 'ordered' } },
    { name: 'blockquote', icon: IconBlockquote, mark: { format: 'blockquote', value: true } },
    { name: 'center', icon: IconAlignCenter, mark: { format: 'align', value: 'center' } },
    { name: 'right', icon: IconAlignRight, mark: { format: 'align', value: 'right' } },
  ],
  [
    { name: 'link', icon: IconLink, keys: 'Control+K' },
    { name: 'image', icon: IconPhoto },
    { name: 'clean', icon: IconClearFormatting },
  ],
  [
    { name: 'undo', icon: IconArrowBackUp, keys: 'Control+Z' },
    { name: 'redo', icon: IconArrowForwardUp, keys: 'Control+Y' },
  ],
]
