/**
 * Kernel modules that load when a page asks for them. Federation provides only what the shell's own code mentions,
 * so each one of the list in `shared/build/shared-modules` is mentioned here; a test compares the two.
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

/** Loads one; rejects when it is lost on the way. The next call asks for it again. */
export async function loadOnDemand(module: string): Promise<void> {
  await onDemand[module]?.()
}
