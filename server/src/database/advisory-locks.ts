/**
 * Keys of PostgreSQL's advisory locks. They are one space for a whole database, so they are in one place: two things
 * under one key would wait for each other.
 */
export const advisoryLocks = {
  /** One of several instances migrates. */
  migration: 4_000_001,
  /** Releases change one after the other. */
  releases: 4_000_002,
  /** With a name next to it: files of one name are written or removed by one at a time. */
  releaseFiles: 4_000_004,
  /** With a hash next to it: orders of the same things by the same person come one after the other. */
  orders: 4_000_005,
  /** One import of content runs at a time. */
  imports: 4_000_003,
  /** With a hash next to it: files that one editor uploads come one after the other. */
  editorsImports: 4_000_006,
} as const
