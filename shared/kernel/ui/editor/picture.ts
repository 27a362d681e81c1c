/** Selectable picture widths in pixels: 50 to 500 in steps of 50 (A-POP-05). */
export const pictureWidths: readonly number[] = Array.from({ length: 10 }, (_, index) => (index + 1) * 50)

/** A picture selected for a text: its media library URL and alternative text. */
export type ChosenPicture = { src: string; alt: string }
