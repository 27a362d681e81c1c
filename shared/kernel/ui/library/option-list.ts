/**
 * Makes a list of options scroll by itself. The listbox of a combobox needs no focus of its own; a scroll area around
 * it would.
 */
export const optionList = {
  withScrollArea: false,
  styles: { options: { maxHeight: 220, overflowY: 'auto' } },
} as const
