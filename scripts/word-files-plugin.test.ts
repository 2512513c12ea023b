import { expect, test } from 'vitest'
import { filesOf } from './word-files-plugin.ts'

const chunk = (fileName: string, moduleIds: string[], dynamicImports: string[] = []) => ({ fileName, moduleIds, dynamicImports })

test('of each script the files of words that it asks for are known by language, and nothing else that it asks for', () => {
  const files = filesOf([
    chunk('days.js', ['/site/app/words/event-words.ts'], ['days-uk.js', 'days-en.js', 'box.js']),
    chunk('days-uk.js', ['/site/messages/uk/events.ts']),
    chunk('days-en.js', ['/site/messages/en/events.ts']),
    chunk('box.js', ['/site/app/site/search-dialog/search-box.tsx']),
    chunk('about.js', ['/site/app/routes/about/route.tsx'], ['box.js']),
  ])
  expect(files).toEqual({ '/days.js': { uk: ['/days-uk.js'], en: ['/days-en.js'] } })
})
