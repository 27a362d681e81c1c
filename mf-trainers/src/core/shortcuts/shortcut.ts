import type { ShortcutGroup as AnyGroup, Shortcut as AnyShortcut } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'

/** A text key of this remote. */
type Text = ParseKeys<'trainers'>

/** A shortcut described by a text key of this remote. */
export type Shortcut = AnyShortcut<Text>

/** Shortcuts under one heading. */
export type ShortcutGroup = AnyGroup<Text>
