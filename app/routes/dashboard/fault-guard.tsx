import { Component, type ReactNode } from 'react'

type FaultGuardProps = { fallback: ReactNode; children: ReactNode }

/** Error boundary that shows `fallback`. Without its sign of life the page is soon reloaded. */
export class FaultGuard extends Component<FaultGuardProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children
  }
}
