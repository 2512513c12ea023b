/**
 * All words of the site in one language: shaped by the Ukrainian ones, the source language. A phrase with something in it is a function
 * here, so that its arguments are typed and a language may bend it. The words of ordering (`order-words.ts`) travel as data with their page,
 * which functions cannot: there a phrase has `{places}`, which `filled` fills in.
 *
 * They stand in groups, a file each, by which pages a browser needs them on: it loads the frame's with every page, and another group with the
 * first script that says its words (`app/words/`). What only the server says is `served`.
 */
export type Catalogue = WholeWords<typeof import('./uk/groups.ts')['groups']>

type WholeWords<Groups> = Intersection<Groups[keyof Groups]>
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void ? All : never

export type FrameWords = typeof import('./uk/catalogue.ts')
export type EventWords = typeof import('./uk/events.ts')
export type HomeWords = typeof import('./uk/home.ts')
export type ProgrammeWords = typeof import('./uk/programme.ts')
export type PlanWords = typeof import('./uk/plan.ts')
export type ReadingWords = typeof import('./uk/reading.ts')
export type ReferenceWords = typeof import('./uk/reference.ts')
export type OrderingWords = typeof import('./uk/ordering.ts')
export type OrderPageWords = typeof import('./uk/order-page.ts')
