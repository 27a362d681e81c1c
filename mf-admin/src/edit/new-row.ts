/** Placeholder for the id in the URL of a new row. */
export const NEW = 'new'
