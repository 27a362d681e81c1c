import type { ReleasesOverview } from './release-event'

type Seen = ReleasesOverview['releases'][number]['seen']

/** The current releases of a remote or the shell, with browser reports. */
export type RemoteReleases = ReleasesOverview['pointers'][number] & {
  liveSeen: Seen | null
  canarySeen: Seen | null
  /** The newest release, if it was withdrawn. */
  withdrawn: string | null
}

/** Returns the current releases with reports and withdrawals. `releases` must be sorted newest first. */
export function remoteReleases({ pointers, releases }: ReleasesOverview): RemoteReleases[] {
  return pointers.map((pointer) => {
    const own = releases.filter(({ name }) => name === pointer.name)
    const seenOf = (version: string | null) => own.find((each) => each.version === version)?.seen ?? null
    const [newest] = own
    return {
      ...pointer,
      liveSeen: seenOf(pointer.live),
      canarySeen: seenOf(pointer.canary),
      withdrawn: newest?.withdrawnAt ? newest.version : null,
    }
  })
}

/** A withdrawn release, with its event if the audit still has it. */
export type WithdrawnRelease = ReleasesOverview['releases'][number] & {
  event: ReleasesOverview['audit'][number] | undefined
}

/** Returns withdrawn releases, newest first. */
export function withdrawnReleases({ releases, audit }: ReleasesOverview): WithdrawnRelease[] {
  return releases
    .filter(({ withdrawnAt }) => withdrawnAt !== null)
    .sort((a, b) => (b.withdrawnAt ?? '').localeCompare(a.withdrawnAt ?? ''))
    .map((release) => ({
      ...release,
      event: audit.find(
        ({ what, name, version }) =>
          what === 'withdraw' && name === release.name && version === release.version,
      ),
    }))
}
