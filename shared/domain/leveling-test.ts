/** How a question of a leveling test writes the gap in its title. */
export const LEVELING_GAP = '___'
