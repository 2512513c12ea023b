// `data-…` attributes that drawings write and browser modules read. Drawings write them by `data()`, modules read them from `Drawn`
// elements, which find.ts finds: a mistyped name compiles in neither. Only types: nothing of this file reaches a browser. What only style sheets read is not here.

/** Modules without React; site/app/loader/modules.ts loads them. */
export type ModuleName =
  | 'answered'
  | 'clock'
  | 'copy'
  | 'countdown'
  | 'day-state'
  | 'follow-order'
  | 'follow-time'
  | 'hand-over'
  | 'my-programme'
  | 'people-filter'
  | 'picture-viewer'
  | 'print'
  | 'programme-filter'
  | 'search'
  | 'share'
  | 'star'
  | 'strands'
  | 'submit-once'
  | 'zone'

type Text = string | undefined
type Milliseconds = number | undefined
/** Only whether it is there counts. */
type Mark = '' | undefined

type DataAttributes = {
  // site/app/loader
  'data-module': ModuleName | undefined
  'data-island': Text
  /** When a module or an island starts. `kept`: if this browser has stored something of the site. A touch always starts it. */
  'data-when': 'visible' | 'idle' | 'kept' | 'touched' | undefined
  'data-props': Text
  'data-prefix': Text
  /** A control that needs scripts: early clicks are repeated. */
  'data-press': Mark
  /** Id of the dialog that a control opens. */
  'data-opens': Text
  /** Set by the loader: started; hydration has failed; the loader runs. */
  'data-awake': Mark
  'data-plain': Mark
  'data-loaded': Mark
  // early.js: a link to another language; the page does not exist there.
  'data-language': Text
  'data-absent': Mark
  'data-load': Text

  // site/app/islands/swap.ts: a part of the page; one with the same state stays.
  'data-part': Text
  'data-state': Text

  // answered: time of rendering, texts with `{time}`.
  'data-rendered': Milliseconds
  'data-yes': Text
  'data-no': Text

  // clock: time of rendering, words as JSON; times of a session; a day; the line of the time in the grid.
  'data-now': Milliseconds
  'data-words': Text
  'data-start': Milliseconds
  'data-end': Milliseconds
  /** Since when it is interrupted, and when it goes on if that is known (ms). */
  'data-held': Text
  'data-moment': Text
  'data-day': Mark
  'data-cuts': Text
  'data-midnight': Milliseconds
  // … and the strip of halls.
  'data-halls': Mark
  'data-hall': Mark
  'data-slot': 'now' | 'next' | '' | undefined
  'data-kind': Text
  'data-shared': Mark
  'data-none': 'now' | 'next' | '' | undefined
  'data-until': Text | Milliseconds
  'data-over': Text
  'data-spoken': Text
  'data-said': Text

  // copy: the text; otherwise that of the field. Shown in a state; notes.
  'data-copy': Text
  'data-shown': Mark
  'data-while': 'ready' | 'copied' | undefined
  'data-copied': Text
  'data-failed': Text
  'data-copying': 'ready' | 'copied' | 'failed' | undefined

  // day-state (with data-text): a sentence for holders of a ticket; words and address of the way to the shelter.
  'data-ticket': Text
  'data-way': Text
  'data-path': Text

  // countdown: words as JSON.
  'data-units': Text

  // follow-order, follow-time
  'data-status': Text
  'data-from': Milliseconds

  // frame: consent, header, loading bar, offline notice, page views, support
  'data-consent': Text
  'data-consent-answer': Text
  'data-consent-settings': Mark
  'data-present': Text
  'data-header': Text
  /** Class of the button while the header is at the top. */
  'data-quiet': Text
  'data-fixed': Mark
  'data-theme': 'ink' | 'white' | undefined
  'data-menu': 'sheet' | '' | undefined
  'data-loading': Text
  'data-network': 'offline' | 'lost' | 'copy' | 'from' | 'kept' | 'anew' | 'online' | undefined
  'data-text': Text
  'data-intl': Text
  'data-analytics': Text
  'data-support': Text
  'data-away': Text

  // my-programme
  'data-year': number | undefined
  'data-keys': Text
  'data-my': Text
  'data-chosen': Mark
  'data-some': Mark
  'data-selection': Text
  'data-take': 'mine' | 'add' | 'replace' | undefined
  'data-is-mine': Mark
  'data-undo': Mark
  'data-print': Mark
  'data-news': Mark
  'data-key': Text
  'data-at': Milliseconds
  'data-followed': Mark
  'data-following': 'ended' | 'failed' | 'refused' | undefined
  'data-following-ways': Mark
  'data-follow': Text
  'data-unfollow': Mark

  // people-filter, programme-filter
  'data-found-offline': Text
  'data-lost': Mark

  // picture-viewer
  'data-counter': Text
  'data-turn': 'close' | 'previous' | 'next' | undefined
  'data-unmeasured': Mark
  'data-shown-picture': Mark

  // search
  'data-search-answer': Text
  'data-unanswered': Text
  'data-all': Mark

  // share
  'data-title': Text
  'data-title-lang': Text
  'data-details': Text
  'data-close': Mark
  'data-share': 'title' | 'details' | 'mail' | 'network' | 'apps' | undefined
  'data-network-name': Text

  // star: year and key of a session; number of stars; conflicts of time (words as JSON; sessions that are not on the page as JSON); the notice.
  'data-star': `${number}:${string}` | undefined
  'data-star-fleeting': Mark
  'data-star-count': number | undefined
  'data-clashes': Text
  'data-notes': Mark
  'data-beside': Text
  'data-room': number | undefined
  'data-star-notice': Mark
  'data-star-said': Mark
  'data-added': Text
  'data-full': Text
  'data-star-clashes': Mark
  'data-star-lost': Mark
  'data-star-my': Text

  // strands, submit-once
  'data-strand': number | undefined
  'data-lit': Mark
  'data-busy': Text

  // site/app/routes/dashboard: how the people and the bands of a hall's screen are drawn; what is measured; the pointer rests.
  'data-people': Text
  'data-bands': number | undefined
  'data-waiting': Mark
  'data-next': Mark
  'data-card': Mark
  'data-probing': Mark
  'data-tall': Mark
  'data-idle': Mark

  // zone: a time, and its end (`data-until`)
  'data-own': Milliseconds
  'data-zone-switch': Mark
  'data-zone-name': Mark
}

export type DataAttribute = keyof DataAttributes

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

type Dataset = {
  [Name in DataAttribute as Name extends `data-${infer Rest}`
    ? CamelCase<Rest>
    : never]?: `${Exclude<DataAttributes[Name], undefined>}`
}

/** An element of a drawing: its `dataset` has only these names. Every element can be taken as one. */
export type Drawn<E extends HTMLElement = HTMLElement> = Omit<E, 'dataset'> & { readonly dataset: Dataset }

/** A selector with at least one of these attributes. Where `find` and `all` do not fit: `closest('[data-star]' satisfies DataSelector)`. */
export type DataSelector = `${string}[${DataAttribute}${'' | `=${string}`}]${string}`

/** For a drawing: `<li {...data({ 'data-start': start })}>`. */
export const data = (attributes: Partial<DataAttributes>) => attributes

declare module 'react' {
  interface DOMAttributes<T> {
    /** Colours of a part of the page; style sheets read it, too. */
    'data-theme'?: DataAttributes['data-theme']
  }
}
