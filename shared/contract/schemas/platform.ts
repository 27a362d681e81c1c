import { failureKinds } from '@mowka/domain/failure-kinds'
import { z } from 'zod'
import { type CallSchema, raw } from './call'
import { atMost, IdParams, Moment, text, trimmedText, wholeNumber } from './common'

/** `learning`, `trainers` … or `shell`. */
export const ReleaseName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** The shell with the development React: a release that only browsers with an override get. */
export const DEVELOPMENT_SHELL = 'shell-dev'

/**
 * What a page may do with overrides. `none`: nothing. `allowed`: this browser may set some. `active`: it has some, so
 * the page is the development shell and may load from development servers of this machine.
 */
export const OverrideState = z.enum(['none', 'allowed', 'active'])
export type OverrideState = z.infer<typeof OverrideState>

/** A semantic version, e.g. 1.2.0. */
export const Version = z
  .string()
  .max(64)
  .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z.-]+)?$/)

/** A name of a file of a release: content-addressed, e.g. `page-courses.3f2a9c1e.js`. */
const FileName = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/)

/** What a build offers and needs by its own name, e.g. files by page; their number and length are limited. */
const listsBy = <Key extends z.ZodType<string>, Each extends z.ZodType>(key: Key, each: Each, most: number) =>
  atMost(most, z.record(key, z.array(each).max(100)))

/** A page or a widget of a remote, e.g. `adminCourses`. */
const PartName = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][A-Za-z0-9_-]*$/)

/** The name of a module as code imports it, e.g. `@mowka/kernel/ui/table`. */
const ModuleName = text(200, 1)

/** How many pages, and how many widgets, a remote may have. */
const MOST_PARTS = 200

/** A route's address with its parameters: `/course/:courseId`, `/leveling-test/:lang?`. */
const RoutePath = z
  .string()
  .max(200)
  .regex(/^\/[A-Za-z0-9_/-]*(:[A-Za-z]+\??(\/[A-Za-z0-9_/-]*)?)*$/)

const MOST_FILES = 1000

/** The largest file of a release, 8 MB, in characters of base64. */
const LARGEST_FILE = Math.ceil((8 * 1024 * 1024) / 3) * 4

/** A file of a release. */
export const ReleaseFile = z.object({
  path: FileName,
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
  size: wholeNumber(0),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** A kernel module as one side of a release sees it. */
export const KernelModule = z.object({ name: ModuleName, version: text(100) })
export type KernelModule = z.infer<typeof KernelModule>

/**
 * A read with which a page of a remote begins: its name and path in the contract (`/course/:id`), and which parameter
 * of the route gives each parameter of the path (`{ id: 'courseId' }`).
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
 * What a build says of itself: its files, what it needs of the kernel and what it offers. Written by the build,
 * kept by the registry, read by the shell.
 */
export const ReleaseManifest = z.object({
  name: ReleaseName,
  version: Version,
  /** The script that starts it. */
  entry: FileName,
  files: z.array(ReleaseFile).max(MOST_FILES),
  /** Semantic version range of the kernel that it was built for, e.g. `^1.0.0`. */
  kernelRange: text(200),
  /** Of a remote: pages with the files that each needs besides the entry. */
  pages: listsBy(PartName, FileName, MOST_PARTS),
  /** Of a remote: widgets with their files. */
  widgets: listsBy(PartName, FileName, MOST_PARTS),
  /** Of a remote: the files of its texts by interface language. */
  texts: listsBy(z.string().regex(/^[a-z]{2}$/), FileName, 50),
  /**
   * Kernel modules that load on demand, by the page or widget that takes them (`pages/adminCourses`), so that they load
   * in parallel with its files, not after them.
   */
  needs: listsBy(
    z
      .string()
      .max(80)
      .regex(/^(pages|widgets)\/[A-Za-z0-9_-]+$/),
    ModuleName,
    2 * MOST_PARTS,
  ).default({}),
  /**
   * Of a remote: the reads with which a page begins when someone is signed in, so that they travel while its code does.
   * Builds from before this was written down name none.
   */
  firstReads: atMost(MOST_PARTS, z.record(PartName, z.array(FirstRead).max(10))).optional(),
  /** Kernel modules that a remote consumes (with ranges) or the shell provides (with versions). */
  shared: z.array(KernelModule).max(300),
  /** Of a remote: kernel modules of which it carries its own copy. Such a release is refused. */
  ownCopies: z.array(ModuleName).max(300).optional(),
  /** Of the shell: the kernel's version, its pages by remote, and its scripts and styles in order. */
  shell: z
    .object({
      kernelVersion: Version,
      routes: z
        .array(z.object({ name: PartName, path: RoutePath, remote: ReleaseName, page: PartName }))
        .max(500),
      scripts: z.array(FileName).max(50),
      styles: z.array(FileName).max(50),
      /** The service worker, which is served under an address of its own. Shells from before it have none. */
      worker: FileName.optional(),
      /** A script that the page carries itself: it sends the first calls and shows what was seen last. Or none. */
      pageStart: FileName.optional(),
    })
    .optional(),
})
export type ReleaseManifest = z.infer<typeof ReleaseManifest>

/** One release as the page needs it. */
export const LoadableRelease = z.object({
  version: Version,
  entry: z.string(),
  /** Integrity by file name. */
  integrity: z.record(z.string(), z.string()),
  pages: z.record(z.string(), z.array(z.string())),
  widgets: z.record(z.string(), z.array(z.string())),
  texts: z.record(z.string(), z.array(z.string())),
  needs: z.record(z.string(), z.array(z.string())).default({}),
})
export type LoadableRelease = z.infer<typeof LoadableRelease>

/** Which releases of a remote a browser may load. */
export const RegistryEntry = z.object({
  live: LoadableRelease,
  fallback: LoadableRelease.nullable(),
  canary: LoadableRelease.extend({ percent: wholeNumber(0, 100) }).nullable(),
  salt: z.string(),
})
export type RegistryEntry = z.infer<typeof RegistryEntry>

/** A read that the page sends before its code is there: a path below `/api`, and the arguments by the call's own names. */
export const BegunRead = z.object({
  name: z.string(),
  path: z.string(),
  args: z.record(z.string(), z.string()),
})
export type BegunRead = z.infer<typeof BegunRead>

/** The registry as it is put into the page: release entries by remote. */
export const Registry = z.record(z.string(), RegistryEntry)
export type Registry = z.infer<typeof Registry>

/** What the page learns about its environment: nothing of the environment is baked into a build. */
export const RuntimeConfig = z.object({
  auth: z.object({
    /** Origin of the identity provider, without a slash at the end. */
    domain: z.string(),
    clientId: z.string(),
    audience: z.string(),
    rolesClaim: z.string(),
  }),
  sentryDsn: z.string().nullable(),
  interfaceLang: z.string(),
  siteUrl: z.string(),
  helpUrl: z.string(),
  contactUrl: z.string(),
  /** Where the identity provider mails the confirming link again; null for nowhere. */
  confirmationUrl: z.string().nullable(),
  shellVersion: z.string(),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>

/** The answer of `GET /api/platform/registry`: the shell's live version and the entries of the remotes. */
export const PlatformRegistry = z.object({
  shell: Version.nullable(),
  /** Integrity of the shell's files by name. */
  shellFiles: z.record(z.string(), z.string()),
  registry: Registry,
})
export type PlatformRegistry = z.infer<typeof PlatformRegistry>

/** The reason why a remote could not be shown. */
export const FailureKind = z.enum(failureKinds)
export type FailureKind = z.infer<typeof FailureKind>

/** A release that a browser loaded well: the body of `POST /api/platform/loads`. */
export const LoadReport = z.object({ name: ReleaseName, version: Version })
export type LoadReport = z.infer<typeof LoadReport>

/** A release that failed in a browser: the body of `POST /api/platform/failures`. */
export const FailureReport = LoadReport.extend({ kind: FailureKind })
export type FailureReport = z.infer<typeof FailureReport>

/** How much of something people get, in percent. */
export const Percent = wholeNumber(0, 100)

/** The body of a release: its manifest and its files in base64 by name. */
export const ReleaseUpload = z.object({
  manifest: z.unknown(),
  files: atMost(MOST_FILES, z.record(text(200), z.base64().max(LARGEST_FILE))),
  /** Releases to this many people instead of to all. */
  canaryPercent: Percent.min(1).max(99).optional(),
  /** Releases a version again that was withdrawn, with its reports forgotten. */
  again: z.boolean().optional(),
  /** Makes a new release even of the files that are live. */
  asNew: z.boolean().optional(),
  /**
   * Remotes that are released right after this shell, for a new major version of the kernel: their live releases don't
   * have to run in it. Root token only.
   */
  alongside: z.array(ReleaseName).max(100).optional(),
})

/** What became of a release command. `unchanged`: people get what they got before. */
export const ReleaseOutcome = z.object({
  name: ReleaseName,
  version: Version,
  unchanged: z.boolean(),
  /** The share of people who get it; 100 is everyone, 0 nobody. */
  percent: Percent,
  /** What is allowed and yet worth knowing. */
  warnings: z.array(z.string()),
})
export type ReleaseOutcome = z.infer<typeof ReleaseOutcome>

/** How many signed-in people saw a release, and to how many of them it failed. */
export const ReleaseSeen = z.object({
  people: wholeNumber(),
  failed: wholeNumber(),
  /** Reports that do not count: the network, the server, time. */
  unreached: wholeNumber(),
})
export type ReleaseSeen = z.infer<typeof ReleaseSeen>

/** What happened to releases: the answer of `GET /api/platform/releases`. */
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

/** A release token as lists show it: never its secret. */
export const ReleaseToken = z.object({
  id: z.string(),
  name: ReleaseName,
  label: z.string(),
  createdAt: Moment,
  revokedAt: Moment.nullable(),
})
export type ReleaseToken = z.infer<typeof ReleaseToken>

/** What a retention removed. */
export const RetentionOutcome = z.object({
  releases: z.array(z.object({ name: ReleaseName, version: Version })),
  files: wholeNumber(),
})
export type RetentionOutcome = z.infer<typeof RetentionOutcome>

const NameParams = z.object({ name: ReleaseName })

export const platformCalls = {
  getRegistry: { answer: PlatformRegistry },
  /** What the commands of releases show, for people of the panel: they have no release token. */
  getReleases: { answer: ReleasesOverview },
  reportFailure: { body: FailureReport },
  reportLoad: { body: LoadReport },
  /** Allows this browser to load remotes from its own machine, for eight hours. */
  allowOverrides: {},
  forbidOverrides: {},
  /** Releases one name, to all or to some. */
  uploadRelease: { params: NameParams, body: ReleaseUpload, answer: ReleaseOutcome },
  /** Gives a release to some people; 0 ends it, 100 makes it live. */
  changeCanary: {
    params: NameParams,
    body: z.object({ version: Version.optional(), percent: Percent, canary: Version.optional() }),
    answer: ReleaseOutcome,
  },
  /** Goes back to the release before, or to a named one. */
  rollBackRelease: {
    params: NameParams,
    body: z.object({ to: Version.optional() }),
    answer: ReleaseOutcome,
  },
  readReleases: { answer: ReleasesOverview },
  /** Removes what nothing points at and no open page needs. */
  removeOldReleases: {
    body: z.object({ days: wholeNumber(1, 3650).optional() }),
    answer: RetentionOutcome,
  },
  /** Makes a token for one name; its secret is shown once. */
  createReleaseToken: {
    body: z.object({ name: ReleaseName, label: trimmedText(80, 1) }),
    answer: z.object({ id: z.string(), token: z.string() }),
  },
  listReleaseTokens: { answer: z.array(ReleaseToken) },
  revokeReleaseToken: { params: IdParams },
  reportCsp: {
    body: z.string().max(16 * 1024),
    takes: raw('application/csp-report', 'application/reports+json'),
  },
} satisfies Record<string, CallSchema>
