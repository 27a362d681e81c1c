import type { FailureKind } from '../contract/schemas/platform'

/** Failures of the way to the browser: no release is to blame for them, and none is withdrawn for them. */
export const NOT_THE_RELEASE: readonly FailureKind[] = ['network', 'http', 'timeout']
