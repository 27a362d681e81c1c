/**
 * Kernel modules that load when a page asks for them. Federation provides only what the shell's own code mentions,
 * so each one of the list in `shared/build/shared-modules` is mentioned here; a test compares the two.
 */
export const onDemand: Record<string, () => Promise<unknown>> = {
  'swr/infinite': () => import('swr/infinite'),
  '@mowka/shared/platform/study': () => import('@mowka/shared/platform/study'),
  '@mowka/shared/ui/controls': () => import('@mowka/shared/ui/controls'),
  '@mowka/shared/ui/table': () => import('@mowka/shared/ui/table'),
  '@mowka/shared/ui/forms': () => import('@mowka/shared/ui/forms'),
  '@mowka/shared/ui/dates': () => import('@mowka/shared/ui/dates'),
  '@mowka/shared/ui/editor': () => import('@mowka/shared/ui/editor'),
}

/** Loads one; rejects when it is lost on the way. The next call asks for it again. */
export async function loadOnDemand(module: string): Promise<void> {
  await onDemand[module]?.()
}
