import type { Shortcut, ShortcutGroup } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'

/** A shortcut described in the texts of this remote. */
export type WordShortcut = Shortcut<ParseKeys<'vocabulary'>>
/** Shortcuts under one heading. */
export type WordShortcutGroup = ShortcutGroup<ParseKeys<'vocabulary'>>
