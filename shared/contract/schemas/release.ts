import { z } from 'zod'
import type { CallSchema } from '../call-schema'
import { atMost, IdParams, Moment, text, trimmedText, wholeNumber } from './common'

/** `learning`, `trainers` … or `shell`. */
export const ReleaseName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** A semantic version, e.g. 1.2.0. */
export const Version = z
  .string()
  .max(64)
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z.-]+)?$/)

/** File name in a release, content-addressed, e.g. `page-courses.3f2a9c1e.js`. */
const FileName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/)

/** Lists in a manifest by name, e.g. files by page, with limits on their number and length. */
const listsBy = <Key extends z.ZodType<string>, Each extends z.ZodType>(key: Key, each: Each, most: number) =>
  atMost(most, z.record(key, z.array(each).max(100)))

/** Name of a page or widget of a remote, e.g. `adminCourses`. */
const PartName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/)

/** Module name in import statements, e.g. `@mowka/kernel/ui/table`. */
const ModuleName = text(200, 1)

/** Maximum number of pages, and of widgets, per remote. */
const MAX_PARTS = 200

/** Path of a route with its parameters: `/course/:courseId`, `/leveling-test/:lang?`. */
const RoutePath = z
  .string()
  .max(200)
  .regex(/^\/[A-Za-z0-9_/-]*(:[A-Za-z]+\??(\/[A-Za-z0-9_/-]*)?)*$/)

const MAX_FILES = 1000

/** Maximum size of a release file, 8 MB, in base64 characters. */
const LARGEST_FILE = Math.ceil((8 * 1024 * 1024) / 3) * 4

/** A file of a release. */
export const ReleaseFile = z.object({
  path: FileName,
  /** Subresource integrity, `sha256-…`; earlier releases have `sha384-…`. */
  integrity: z.string().regex(/^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/),
  size: wholeNumber(0),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** A kernel module in a release, as provided or consumed. */
export const KernelModule = z.object({ name: ModuleName, version: text(100) })
export type KernelModule = z.infer<typeof KernelModule>

/**
 * An initial read of a remote's page: its name and path in the contract (`/course/:id`), and the route parameter for
 * each path parameter (`{ id: 'courseId' }`).
 */
export const FirstRead = z.object({
  name: PartName,
  path: z
    .string()
    .max(200)
    .regex(/^(\/(:[A-Za-z]+|[A-Za-z0-9_-]+))+$/),
  params: atMost(10, z.record(PartName, PartName)),
})
export type FirstRead = z.infer<typeof FirstRead>

/**
 * Manifest of a build: its files, its kernel requirements and its exports. Written by the build, stored by the
 * registry, read by the shell.
 */
export const ReleaseManifest = z.object({
  name: ReleaseName,
  version: Version,
  /** Entry script. */
  entry: FileName,
  files: z.array(ReleaseFile).max(MAX_FILES),
  /** Semantic version range of the kernel it was built against, e.g. `^1.0.0`. */
  kernelRange: text(200),
  /** For a remote: the files of each page in addition to the entry. */
  pages: listsBy(PartName, FileName, MAX_PARTS),
  /** For a remote: the files of each widget. */
  widgets: listsBy(PartName, FileName, MAX_PARTS),
  /** For a remote: text files by interface language (`pl`), or by language and page or widget (`pl/pages/notes`). */
  texts: listsBy(
    z
      .string()
      .max(80)
      .regex(/^[a-z]{2}(\/(pages|widgets)\/[A-Za-z0-9_-]+)?$/),
    FileName,
    4 * MAX_PARTS,
  ),
  /**
   * Kernel modules loaded on demand, by page or widget (`pages/adminCourses`), so that they load in parallel with its
   * files.
   */
  needs: listsBy(
    z
      .string()
      .max(80)
      .regex(/^(pages|widgets)\/[A-Za-z0-9_-]+$/),
    ModuleName,
    2 * MAX_PARTS,
  ).default({}),
  /**
   * For a remote: the initial reads of each page for signed-in users, requested while its code loads. Missing in
   * older builds.
   */
  firstReads: atMost(MAX_PARTS, z.record(PartName, z.array(FirstRead).max(10))).optional(),
  /** Kernel modules that a remote consumes (with ranges) or the shell provides (with versions). */
  shared: z.array(KernelModule).max(300),
  /** For a remote: kernel modules that it bundles itself. Such a release is rejected. */
  ownCopies: z.array(ModuleName).max(300).optional(),
  /** For the shell: the kernel's version, its pages by remote, and its scripts and styles in order. */
  shell: z
    .object({
      kernelVersion: Version,
      routes: z
        .array(z.object({ name: PartName, path: RoutePath, remote: ReleaseName, page: PartName }))
        .max(500),
      scripts: z.array(FileName).max(50),
      styles: z.array(FileName).max(50),
      /** The service worker, served from its own URL. Missing in older shells. */
      worker: FileName.optional(),
      /** Optional script that is inlined into the page: sends the first requests and shows the last snapshot. */
      pageStart: FileName.optional(),
    })
    .optional(),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

/** Rollout share, in percent of users. */
export const Percent = wholeNumber(0, 100)

/** Upload of a release: its manifest and its files by name, in base64. */
export const ReleaseUpload = z.object({
  manifest: z.unknown(),
  files: atMost(MAX_FILES, z.record(text(200), z.base64().max(LARGEST_FILE))),
  /** Ed25519 signature of the manifest, required by platforms with public keys for releases. */
  signature: z.base64().max(88).optional(),
  /** Rolls out to this share of users instead of all. */
  canaryPercent: Percent.min(1).max(99).optional(),
  /** Releases a withdrawn version again and discards its reports. */
  again: z.boolean().optional(),
  /** Creates a new release even if the files are identical to the live ones. */
  asNew: z.boolean().optional(),
  /**
   * Remotes that are released right after this shell, for a new major version of the kernel: their live releases
   * don't have to be compatible with it. Root token only.
   */
  alongside: z.array(ReleaseName).max(100).optional(),
})

/** Outcome of a release command. `unchanged`: users receive the same releases as before. */
export const ReleaseOutcome = z.object({
  name: ReleaseName,
  version: Version,
  unchanged: z.boolean(),
  /** Rollout share: 100 is all users, 0 none. */
  percent: Percent,
  /** Non-blocking warnings. */
  warnings: z.array(z.string()),
})
export type ReleaseOutcome = z.infer<typeof ReleaseOutcome>

/** Number of signed-in users who loaded a release, and for how many of them it failed. */
export const ReleaseSeen = z.object({
  people: wholeNumber(),
  failed: wholeNumber(),
  /** Failures that don't count against the release: network, server, timeout. */
  unreached: wholeNumber(),
})
export type ReleaseSeen = z.infer<typeof ReleaseSeen>

/** State and history of releases: the response of `GET /api/platform/releases`. */
export const ReleasesOverview = z.object({
  pointers: z.array(
    z.object({
      name: ReleaseName,
      live: Version,
      fallback: Version.nullable(),
      canary: Version.nullable(),
      canaryPercent: Percent,
      updatedAt: Moment,
      updatedBy: z.string(),
    }),
  ),
  releases: z.array(
    z.object({
      name: ReleaseName,
      version: Version,
      createdAt: Moment,
      createdBy: z.string(),
      withdrawnAt: Moment.nullable(),
      withdrawnWhy: z.string().nullable(),
      seen: ReleaseSeen,
    }),
  ),
  audit: z.array(
    z.object({
      seq: wholeNumber(),
      at: Moment,
      who: z.string(),
      what: z.string(),
      name: z.string(),
      version: z.string().nullable(),
      detail: z.record(z.string(), z.unknown()),
    }),
  ),
  cspReports: z.array(
    z.object({
      directive: z.string(),
      blocked: z.string(),
      file: z.string(),
      count: wholeNumber(),
      lastAt: Moment,
    }),
  ),
})
export type ReleasesOverview = z.infer<typeof ReleasesOverview>

/** A release token in lists, without its secret. */
export const ReleaseToken = z.object({
  id: z.string(),
  name: ReleaseName,
  label: z.string(),
  createdAt: Moment,
  revokedAt: Moment.nullable(),
})
export type ReleaseToken = z.infer<typeof ReleaseToken>

/** Result of removing old releases. */
export const RetentionOutcome = z.object({
  releases: z.array(z.object({ name: ReleaseName, version: Version })),
  files: wholeNumber(),
})
export type RetentionOutcome = z.infer<typeof RetentionOutcome>

const NameParams = z.object({ name: ReleaseName })

export const releaseCalls = {
  /** The release overview for panel users, who have no release token. */
  getReleases: { answer: ReleasesOverview },
  /** Releases a remote or the shell, to all or some users. */
  uploadRelease: { params: NameParams, body: ReleaseUpload, answer: ReleaseOutcome },
  /** Changes the rollout share of a release; 0 ends the canary, 100 makes it live. */
  changeCanary: {
    params: NameParams,
    body: z.object({ version: Version.optional(), percent: Percent, canary: Version.optional() }),
    answer: ReleaseOutcome,
  },
  /** Rolls back to the previous release, or to a given one. */
  rollBackRelease: {
    params: NameParams,
    body: z.object({ to: Version.optional() }),
    answer: ReleaseOutcome,
  },
  readReleases: { answer: ReleasesOverview },
  /** Removes releases that are neither referenced nor needed by open pages. */
  removeOldReleases: {
    body: z.object({ days: wholeNumber(1, 3650).optional() }),
    answer: RetentionOutcome,
  },
  /** Creates a token for one name; its secret is returned only once. */
  createReleaseToken: {
    body: z.object({ name: ReleaseName, label: trimmedText(80, 1) }),
    answer: z.object({ id: z.string(), token: z.string() }),
  },
  listReleaseTokens: { answer: z.array(ReleaseToken) },
  revokeReleaseToken: { params: IdParams },
} satisfies Record<string, CallSchema>
