import type { FailureKind } from '@mowka/contract/schemas/platform'
import { NOT_THE_RELEASE } from '@mowka/domain/failure-kinds'

type Options = {
  /** Sends a body to a path under `/api`. */
  send: (path: string, body: object) => Promise<unknown>
  /** Only signed-in people's reports count. */
  isSignedIn: () => boolean
}

/**
 * Tells the server how releases do in this browser, so that it can withdraw a bad one: each release once as loaded,
 * once as failed, and once as lost on the way, while the page lives. Nobody waits for it and nobody misses it.
 */
export class ReleaseReports {
  private readonly options: Options
  private readonly sent = new Set<string>()

  constructor(options: Options) {
    this.options = options
  }

  /** A release showed something. */
  loaded(name: string, version: string): void {
    this.send('/platform/loads', { name, version })
  }

  /** A release failed. A lost network says nothing about it and is not counted. */
  failed(name: string, version: string, kind: FailureKind): void {
    if (kind !== 'network') this.send('/platform/failures', { name, version, kind })
  }

  private send(path: string, body: { name: string; version: string; kind?: FailureKind }): void {
    // A failure that does not count must not stand before one that does.
    const key = `${path} ${body.name}@${body.version} ${body.kind !== undefined && NOT_THE_RELEASE.includes(body.kind)}`
    if (!body.version || !this.options.isSignedIn() || this.sent.has(key)) return
    this.sent.add(key)
    this.options.send(path, body).catch(() => {})
  }
}
