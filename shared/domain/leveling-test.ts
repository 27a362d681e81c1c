/** Marker of the gap in a leveling test question's title. */
export const LEVELING_GAP = '___'
