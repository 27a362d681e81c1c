import { z } from 'zod'

/** `learning`, `trainers` … or `shell`. */
export const ReleaseName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** A semantic version, e.g. 1.2.0. */
export const Version = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/)

/** A file of a release: content-addressed by its name, e.g. `page-courses.3f2a9c1e.js`. */
export const ReleaseFile = z.object({
  path: z
    .string()
    .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/)
    .max(200),
  /** Subresource integrity, `sha384-…`. */
  integrity: z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/),
  size: z.number().int().min(0),
})
export type ReleaseFile = z.infer<typeof ReleaseFile>

/** A kernel module as one side of a release sees it. */
export const KernelModule = z.object({ name: z.string(), version: z.string() })

/**
 * What a build says of itself: its files, what it needs of the kernel and what it offers. Written by the build,
 * kept by the registry, read by the shell.
 */
export const ReleaseManifest = z.object({
  name: ReleaseName,
  version: Version,
  /** The script that starts it. */
  entry: z.string(),
  files: z.array(ReleaseFile),
  /** Semantic version range of the kernel that it was built for, e.g. `^1.0.0`. */
  kernelRange: z.string(),
  /** Of a remote: pages with the files that each needs besides the entry. */
  pages: z.record(z.string(), z.array(z.string())),
  /** Of a remote: widgets with their files. */
  widgets: z.record(z.string(), z.array(z.string())),
  /** Of a remote: the files of its texts by interface language. */
  texts: z.record(z.string(), z.array(z.string())),
  /** Kernel modules that a remote consumes (with ranges) or the shell provides (with versions). */
  shared: z.array(KernelModule),
  /** Of the shell: the kernel's version, its pages by remote, and its scripts and styles in order. */
  shell: z
    .object({
      kernelVersion: Version,
      routes: z.array(z.object({ name: z.string(), path: z.string(), remote: z.string(), page: z.string() })),
      scripts: z.array(z.string()),
      styles: z.array(z.string()),
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
})
export type LoadableRelease = z.infer<typeof LoadableRelease>

/** Which releases of a remote a browser may load. */
export const RegistryEntry = z.object({
  live: LoadableRelease,
  fallback: LoadableRelease.nullable(),
  canary: LoadableRelease.extend({ percent: z.number().int().min(0).max(100) }).nullable(),
  salt: z.string(),
})
export type RegistryEntry = z.infer<typeof RegistryEntry>

/** The registry as it is put into the page: release entries by remote. */
export const Registry = z.record(z.string(), RegistryEntry)
export type Registry = z.infer<typeof Registry>

/** What the page is told of its surroundings: nothing of the environment is baked into a build. */
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
  shellVersion: z.string(),
})
export type RuntimeConfig = z.infer<typeof RuntimeConfig>
