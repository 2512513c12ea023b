import { Component, type ReactNode } from 'react'

type FaultGuardProps = { fallback: ReactNode; children: ReactNode }

/** Shows `fallback` in place of a screen that cannot be drawn. It lacks the sign of life, so the page is soon loaded anew. */
export class FaultGuard extends Component<FaultGuardProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
