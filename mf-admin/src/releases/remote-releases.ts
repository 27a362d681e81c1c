import type { ReleasesOverview } from './release-event'

type Seen = ReleasesOverview['releases'][number]['seen']

/** The releases of a remote (or of the shell), with reports of browsers. */
export type RemoteReleases = ReleasesOverview['pointers'][number] & {
  liveSeen: Seen | null
  canarySeen: Seen | null
  /** The last release of this name, when it was withdrawn. */
  withdrawn: string | null
}

/** Adds reports and withdrawals to what people get. Releases come with the newest first. */
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

/** A release that was taken back, with the event that tells why when it is still in the audit. */
export type WithdrawnRelease = ReleasesOverview['releases'][number] & {
  event: ReleasesOverview['audit'][number] | undefined
}

/** Withdrawn releases, the last one first. */
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
