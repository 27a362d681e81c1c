/** Package codes are typed by hand: capital letters, digits and hyphens. */
export const PACKAGE_CODE = /^[A-Z0-9][A-Z0-9-]{2,39}$/

/** Maximum values in the form of a company. */
export const companyLimits = {
  /** In characters. */
  name: 200,
  /** The URL, in characters. */
  logo: 500,
  admins: 50,
  packages: 50,
  /** Seats of a package. */
  seats: 100_000,
  /** In grosz. */
  unitPrice: 100_000_000,
  /** Duration of a seat's access. */
  months: 60,
} as const
