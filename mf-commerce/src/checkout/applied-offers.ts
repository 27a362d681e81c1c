/**
 * History entries (by location key) whose coupon code from the address was already applied. Going back to such an
 * entry doesn't apply the code again.
 */
export const appliedOffers = new Set<string>()
