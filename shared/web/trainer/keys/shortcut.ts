import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import { isOverlayOpen } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

const singleKeysOff = stored(localKeys.singleKeysOff, v.boolean())

/**
 * Whether single-key shortcuts are on. They can be turned off, as WCAG 2.1.4 requires; the choice is stored on this
 * device.
 */
export const singleKeysWork = (): boolean => singleKeysOff.read() !== true

/** Turns single-key shortcuts on or off. */
export const switchSingleKeys = (on: boolean): void => void singleKeysOff.write(on ? null : true)

/** A keyboard shortcut. Shared by the list of shortcuts and the handler (`useShortcut`), so that both agree. */
export type Shortcut<Text extends string = string> = {
  /** The action, or the key of its text. */
  does: Text
  /**
   * Alternative keys: a typed character, or a key name as in `KeyboardEvent.key`, except `Space`. The prefix `Ctrl+`
   * requires Ctrl.
   */
  keys: readonly [string, ...string[]]
  /** The keys are a row, displayed by its ends: 1–9. */
  isRow?: boolean
}

/** Shortcuts with a common heading in the list. */
export type ShortcutGroup<Text extends string = string> = {
  title: Text
  shortcuts: readonly Shortcut<Text>[]
}

const CTRL = 'Ctrl+'

/** Splits a key for display: `Ctrl`, `Space`. */
export const partsOf = (key: string): string[] =>
  key.startsWith(CTRL) ? ['Ctrl', key.slice(CTRL.length)] : [key]

/** Whether a key is a single character, which dictation or a slip may type accidentally. */
export const isCharacter = (key: string): boolean => [...key].length === 1

/** The parts of a keyboard event that identify the key. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>

/**
 * Whether an event matches this key. Shift is part of the character: `?` is Shift and a key that differs between
 * layouts.
 */
export function isPressed(key: string, { key: pressed, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  const needsCtrl = key.startsWith(CTRL)
  const name = needsCtrl ? key.slice(CTRL.length) : key
  if (ctrlKey !== needsCtrl || metaKey || altKey) return false
  if (name === 'Space') return code === 'Space' || pressed === ' '
  return pressed.toLowerCase() === name.toLowerCase()
}

/** Elements in which keys type or select. */
const FIELDS = 'input, textarea, select, [contenteditable]'
/** Elements that Space and Enter activate. */
const PRESSED = 'button, a[href], summary, [role="tab"], [role="radio"], [role="switch"]'

/**
 * Whether the focused element handles the key itself, so that the trainer must not. Combinations with Ctrl always
 * reach the trainer.
 */
function isTaken(key: string, { target, ctrlKey }: KeyboardEvent): boolean {
  if (ctrlKey || !(target instanceof Element)) return false
  if (target.closest(FIELDS)) return true
  return (key === 'Space' || key === 'Enter') && target.closest(PRESSED) !== null
}

/**
 * Calls `act` for a shortcut while the component is mounted and `isOn`, with the index of the pressed key. Inactive
 * below a dialog and during typing.
 */
export function useShortcut({ keys }: Shortcut, act: (place: number) => void, isOn = true): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.defaultPrevented || isOverlayOpen()) return
    const place = keys.findIndex((each) => isPressed(each, event))
    const key = keys[place]
    if (key === undefined || isTaken(key, event) || (isCharacter(key) && !singleKeysWork())) return
    event.preventDefault()
    act(place)
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
