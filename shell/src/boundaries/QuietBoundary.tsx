import { reportError } from '@mowka/kernel/platform'
import { Component, type ReactNode } from 'react'

type Props = {
  /** The part's name, for reports. */
  part: string
  /** A new value is the next occasion: what broke before is tried again. */
  occasion?: unknown
  /** Told when the part broke. */
  onBroken?: () => void
  /** Stands in the place of what broke; nothing, by default. */
  fallback?: ReactNode
  children: ReactNode
}
type State = { isBroken: boolean; occasion: unknown }

/**
 * Around the extras of a page, which people can do without: popups, messages, the panel. What throws inside is reported
 * and gives way to its fallback until the next occasion.
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
