// Words of what the site shows to editors alone: the ribbon over a draft, and the page of what is incomplete.
import type * as uk from '../uk/editors.ts'

export const preview: typeof uk.preview = {
  ribbon: 'Предварительный просмотр',
  draft: 'черновик, на сайте его нет',
  off: 'выключено, на сайте этого нет',
  ahead: 'выйдет в своё время, на сайте этого ещё нет',
}

/** Editors do not read this language. */
export const incomplete: typeof uk.incomplete = null
