import {
  type ModeShortcut,
  modeEntry,
  modeShortcuts,
  type TrainerModeName,
} from '@mowka/domain/lesson/learning-modes'
import { audio } from '@mowka/kernel/platform/study'
import { type ShortcutGroup as AnyGroup, type Shortcut as AnyShortcut, useShortcut } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'

/** A text key of this remote. */
type Text = ParseKeys<'trainers'>

/** A shortcut described by a text key of this remote. */
export type Shortcut = AnyShortcut<Text>

/** Shortcuts under one heading. */
export type ShortcutGroup = AnyGroup<Text>

const shortcutOf = ({ does, keys }: ModeShortcut): Shortcut => ({ does: `modeShortcut.${does}`, keys })

/** Returns the shortcuts of a mode as a group of the shortcut list. */
export const modeShortcutGroup = (mode: TrainerModeName): ShortcutGroup => ({
  title: `mode.${mode}.name`,
  shortcuts: modeEntry(mode).shortcuts.map(shortcutOf),
})

/** Returns a shortcut of a mode by its name. Throws if there is none. */
export function modeShortcut(name: ModeShortcut['does']): Shortcut {
  const found = modeShortcuts.find(({ does }) => does === name)
  if (!found) throw new Error(`No such shortcut: ${name}`)
  return shortcutOf(found)
}

/**
 * Ctrl+Space plays and stops a recording, so that the learner doesn't have to leave the text field; at the default
 * rate unless another is set.
 */
export function usePlayKey(recordingId: string | null, rate?: number): void {
  const press = () => {
    if (recordingId === null) return
    if (audio.current === recordingId) audio.stop()
    else void audio.play(recordingId, rate)
  }
  useShortcut(modeShortcut('play'), press, recordingId !== null)
}
