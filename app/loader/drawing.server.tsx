import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Catalogue } from '#messages/catalogue.ts'
import type { IslandDrawing } from '../islands/island-drawing.ts'
import { wordsIn } from '../page/locale.ts'
import { type PageFacts, PageProvider } from '../page/page-facts.tsx'

type Trade = keyof Catalogue

/** One per rendered page. */
export function createIslandDrawing(facts: PageFacts): IslandDrawing {
  let count = 0
  const needed = new Set<Trade>()
  return {
    facts,
    draw(node: ReactNode, trades, identifierPrefix) {
      for (const trade of trades) needed.add(trade)
      return renderToString(
        <PageProvider facts={facts} words={sentWords(facts.locale, trades)}>
          {node}
        </PageProvider>,
        { identifierPrefix },
      )
    },
    nextPrefix: () => `i${count++}`,
    words: () => sentWords(facts.locale, [...needed].sort()),
  }
}

const sent = new Map<string, Catalogue>()

/** The words that the islands need, as JSON: functions cannot be sent. */
function sentWords(locale: PageFacts['locale'], trades: readonly Trade[]): Catalogue {
  const key = `${locale} ${trades.join(' ')}`
  const known = sent.get(key)
  if (known) return known
  const all = wordsIn(locale)
  const words = JSON.parse(JSON.stringify(Object.fromEntries(trades.map((trade) => [trade, all[trade]]))))
  sent.set(key, words)
  return words
}
