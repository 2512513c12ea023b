import { wordsIn } from '@forum/design/page/locale.ts'
import { type PageFacts, PageProvider } from '@forum/design/page/page-facts.tsx'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { IslandDrawing } from '../islands/island-drawing.ts'
import { islandWords } from '../islands/islands.ts'

type Subject = keyof Catalogue

/** One per rendered page. */
export function createIslandDrawing(facts: PageFacts): IslandDrawing {
  let count = 0
  const needed = new Set<Subject>()
  return {
    facts,
    draw(node: ReactNode, island, identifierPrefix) {
      const subjects = islandWords[island]
      for (const subject of subjects) needed.add(subject)
      return renderToString(
        <PageProvider facts={facts} words={sentWords(facts.locale, subjects)}>
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
function sentWords(locale: PageFacts['locale'], subjects: readonly Subject[]): Catalogue {
  const key = `${locale} ${subjects.join(' ')}`
  const known = sent.get(key)
  if (known) return known
  const all = wordsIn(locale)
  const words = JSON.parse(JSON.stringify(Object.fromEntries(subjects.map((subject) => [subject, all[subject]]))))
  sent.set(key, words)
  return words
}
