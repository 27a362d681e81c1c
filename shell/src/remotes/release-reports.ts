import type { FailureKind } from '@mowka/contract/schemas/platform'
import { NOT_THE_RELEASE } from '@mowka/domain/browser/remote-overrides'

type Options = {
  /** Posts a body to a path under `/api`. */
  send: (path: string, body: object) => Promise<unknown>
  /** Only signed-in users' reports count. */
  isSignedIn: () => boolean
}

/**
 * Reports to the server whether releases work in this browser, so that it can withdraw a bad one. Each release is
 * reported once per page load as loaded, as failed, and as failed for network reasons. Fire-and-forget.
 */
export class ReleaseReports {
  private readonly options: Options
  private readonly sent = new Set<string>()

  constructor(options: Options) {
    this.options = options
  }

  /** Reports that a release rendered something. */
  loaded(name: string, version: string): void {
    this.send('/platform/loads', { name, version })
  }

  /** Reports a failed release. A network failure is not counted. */
  failed(name: string, version: string, kind: FailureKind): void {
    if (kind !== 'network') this.send('/platform/failures', { name, version, kind })
  }

  private send(path: string, body: { name: string; version: string; kind?: FailureKind }): void {
    // A failure that doesn't count must not suppress one that does.
    const key = `${path} ${body.name}@${body.version} ${body.kind !== undefined && NOT_THE_RELEASE.includes(body.kind)}`
    if (!body.version || !this.options.isSignedIn() || this.sent.has(key)) return
    this.sent.add(key)
    this.options.send(path, body).catch(() => {})
  }
}
