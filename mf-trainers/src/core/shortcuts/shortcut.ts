import type { ShortcutGroup as AnyGroup, Shortcut as AnyShortcut } from '@mowka/shared/trainer'
import type { ParseKeys } from 'i18next'

/** A key of the texts of this remote. */
type Text = ParseKeys<'trainers'>

/** A shortcut that is described in the texts of this remote. */
export type Shortcut = AnyShortcut<Text>

/** Shortcuts under one heading. A mode or a part of the trainers brings its own from its folder. */
export type ShortcutGroup = AnyGroup<Text>
