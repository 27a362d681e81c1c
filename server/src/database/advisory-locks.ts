/**
 * Keys of PostgreSQL's advisory locks. They are one space for a whole database, so they stand in one place: two
 * things under one key would wait for each other.
 */
export const advisoryLocks = {
  /** One of several instances migrates. */
  migration: 4_000_001,
  /** Releases change one after the other. */
  releases: 4_000_002,
  /** One import of content runs at a time. */
  imports: 4_000_003,
} as const
