// The port to a service that says whether there is an air-raid alert. What it says is only ever a suggestion.

export type AlertState = 'alert' | 'none'

/**
 * `unchanged`: as at the time that was given. `unclear`: it was not reached, refused, or said something else: nobody knows. `wait`: seconds until it
 * may be asked again, as it says; null: it says nothing of it.
 */
export type AlertAnswer =
  | { is: AlertState; modified: string | null }
  | { is: 'unchanged' }
  | { is: 'unclear'; fault: string; wait: number | null }

export type AlertSource = {
  /** As people know it. */
  name: string
  /** `modified`: what the last clear answer gave; null: none. Never throws. */
  ask(modified: string | null): Promise<AlertAnswer>
}

/** The demo's service: a switch at the desk. */
export type DemoAlerts = AlertSource & { set(state: AlertState | 'unclear'): void }

export function demoAlerts(): DemoAlerts {
  let said: AlertAnswer = { is: 'none', modified: null }
  return {
    name: 'demo',
    ask: async () => said,
    set(state) {
      said = state === 'unclear' ? { is: 'unclear', fault: 'it is switched off', wait: null } : { is: state, modified: null }
    },
  }
}
