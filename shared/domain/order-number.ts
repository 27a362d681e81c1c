/** Short order number for support, from the end of the order id; it authorizes nothing. */
export const spokenOrderNumber = (id: string): string => id.slice(-12).toUpperCase()
