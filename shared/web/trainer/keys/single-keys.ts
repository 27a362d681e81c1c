import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored } from '@mowka/kernel/storage'
import * as v from 'valibot'

const singleKeysOff = stored(localKeys.singleKeysOff, v.boolean())

/**
 * Whether single-key shortcuts are on. They can be turned off, as WCAG 2.1.4 requires; the choice is stored on this
 * device.
 */
export const singleKeysWork = (): boolean => singleKeysOff.read() !== true

/** Turns single-key shortcuts on or off. */
export const switchSingleKeys = (on: boolean): void => void singleKeysOff.write(on ? null : true)
