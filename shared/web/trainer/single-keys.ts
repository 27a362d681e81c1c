import { readStored, writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'

/**
 * Whether single-key shortcuts are on. They can be turned off, as WCAG 2.1.4 requires; the choice is stored on this
 * device.
 */
export const singleKeysWork = (): boolean => readStored<boolean>(localKeys.singleKeysOff) !== true

/** Turns single-key shortcuts on or off. */
export const switchSingleKeys = (on: boolean): void =>
  void writeStored(localKeys.singleKeysOff, on ? null : true)
