import { reportError } from '@mowka/kernel/platform'
import { ErrorState } from '@mowka/kernel/ui'
import { Component, type ReactNode } from 'react'

type State = { isBroken: boolean }

/** Error boundary of a card: a render error replaces only that card. */
export class CardBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromError(): State {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { part: 'dashboard' })
  }

  override render(): ReactNode {
    if (!this.state.isBroken) return this.props.children
    return <ErrorState bare headingLevel={3} onRetry={() => this.setState({ isBroken: false })} />
  }
}
