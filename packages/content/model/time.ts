// Owns the fields that hold a time.
import { column, type Extra } from './field.ts'
import type { Label } from './label.ts'

/** Typed input: directus/extensions/wall-time. */
const typed: Extra = {
  interface: 'wall-time',
  options: null,
  display: 'datetime',
  display_options: { format: 'short' },
  width: 'half',
}

/** Kyiv wall time, without a zone. */
export const moment = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  column(field, 'dateTime', label, { ...typed, ...extra })

/** An instant, kept and returned in UTC. */
export const instant = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  column(field, 'timestamp', label, {
    interface: 'datetime',
    display: 'datetime',
    display_options: { format: 'short' },
    special: ['cast-timestamp'],
    width: 'half',
    readonly: true,
    ...extra,
  })

/** Time of the last change, set by the service; empty until the first one. */
export const changed = () =>
  instant('date_updated', ['Змінено', 'Changed'], { special: ['cast-timestamp', 'date-updated'], hidden: true })

export const day = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  column(field, 'date', label, { ...typed, ...extra })
