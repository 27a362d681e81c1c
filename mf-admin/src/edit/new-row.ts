/** What stands in the address in place of an id while a row is made. */
export const NEW = 'new'
