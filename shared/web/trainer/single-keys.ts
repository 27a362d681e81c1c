import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'

/** Whether shortcuts of one character work. They can be switched off, as WCAG 2.1.4 asks for; this device remembers it. */
export const singleKeysWork = (): boolean => readStored<boolean>(localKeys.singleKeysOff) !== true

/** Switches shortcuts of one character on or off. */
export const switchSingleKeys = (on: boolean): void =>
  void writeStored(localKeys.singleKeysOff, on ? null : true)
