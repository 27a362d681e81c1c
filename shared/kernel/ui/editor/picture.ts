/** Selectable picture widths in pixels: 50 to 500 in steps of 50 (A-POP-05). */
export const pictureWidths: readonly number[] = Array.from({ length: 10 }, (_, index) => (index + 1) * 50)

/** A picture selected for a text. */
export type ChosenPicture = {
  /** Its URL in the media library. */
  src: string
  alt: string
  /** Its size in pixels, if known, so that pages can reserve its space. */
  size?: { width: number; height: number }
}

/** Returns the height of a picture at another width, in whole pixels; empty if it is unknown. */
export function heightAt(width: number, size: ChosenPicture['size']): string {
  if (!size || !(width > 0 && size.width > 0 && size.height > 0)) return ''
  return String(Math.max(1, Math.round((width * size.height) / size.width)))
}
