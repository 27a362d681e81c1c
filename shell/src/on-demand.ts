/**
 * Kernel modules that load on demand. Federation provides only modules that the shell's own code references, so each
 * one in `shared/build/shared-modules` is referenced here; a test compares the two.
 */
export const onDemand: Record<string, () => Promise<unknown>> = {
  'swr/infinite': () => import('swr/infinite'),
  '@mowka/kernel/platform/study': () => import('@mowka/kernel/platform/study'),
  '@mowka/kernel/ui/controls': () => import('@mowka/kernel/ui/controls'),
  '@mowka/kernel/ui/table': () => import('@mowka/kernel/ui/table'),
  '@mowka/kernel/ui/forms': () => import('@mowka/kernel/ui/forms'),
  '@mowka/kernel/ui/dates': () => import('@mowka/kernel/ui/dates'),
  '@mowka/kernel/ui/editor': () => import('@mowka/kernel/ui/editor'),
}

/** Loads a module; rejects if it fails to load. The next call retries. */
export async function loadOnDemand(module: string): Promise<void> {
  await onDemand[module]?.()
}
