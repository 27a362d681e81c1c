import { reportError } from '@mowka/kernel/platform'
import { Component, type ReactNode } from 'react'

type Props = {
  /** Name of the part, for reports. */
  part: string
  /** A new value retries the broken part. */
  occasion?: unknown
  /** Called when the part broke. */
  onBroken?: () => void
  /** Rendered instead of the broken part; nothing by default. */
  fallback?: ReactNode
  children: ReactNode
}
type State = { isBroken: boolean; occasion: unknown }

/**
 * Error boundary for non-essential parts of a page: popups, messages, the developer panel. Errors are reported and
 * replaced by the fallback until `occasion` changes.
 */
export class QuietBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, occasion: this.props.occasion }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ occasion }: Props, before: State): State | null {
    return Object.is(occasion, before.occasion) ? null : { isBroken: false, occasion }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { part: this.props.part })
    this.props.onBroken?.()
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
