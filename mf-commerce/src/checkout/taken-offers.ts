/**
 * Where in the history of this page a code of the address was taken, by the keys of its places: whoever comes back there
 * is not offered it again.
 */
export const takenOffers = new Set<string>()
