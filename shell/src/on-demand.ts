/**
 * Kernel modules that load when a page asks for them. Federation provides only what the shell's own code mentions,
 * so each one of the list in `shared/build/shared-modules` is mentioned here; a test compares the two.
 */
export const onDemand: Record<string, () => Promise<unknown>> = {
  '@mowka/shared/ui/table': () => import('@mowka/shared/ui/table'),
}

/** Loads one beside the page that is going to ask for it. Whatever fails here, that page meets and tells itself. */
export function loadOnDemand(module: string): void {
  onDemand[module]?.().catch(() => {})
}
