/**
 * Keys of PostgreSQL advisory locks. All of a database's locks share one key space, so they are listed together to
 * avoid collisions.
 */
export const advisoryLocks = {
  /** Held by the instance that migrates. */
  migration: 4_000_001,
  /** Serializes changes of releases. */
  releases: 4_000_002,
  /** With a file name as the second key: serializes writing and removing that file. */
  releaseFiles: 4_000_004,
  /** With a hash as the second key: serializes a person's orders of the same items. */
  orders: 4_000_005,
  /** Serializes content imports. */
  imports: 4_000_003,
  /** With a hash as the second key: serializes one editor's uploads. */
  editorsImports: 4_000_006,
  /** Serializes changes of roles. */
  roles: 4_000_007,
} as const
