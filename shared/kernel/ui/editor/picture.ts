/** How wide a picture may be made in the editor, in pixels: 50 to 500 in steps of 50 (A-POP-05). */
export const pictureWidths: readonly number[] = Array.from({ length: 10 }, (_, index) => (index + 1) * 50)

/** A picture that was chosen for a text: an address of the media library, and what it shows in words. */
export type ChosenPicture = { src: string; alt: string }
