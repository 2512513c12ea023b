import { expect, test } from 'vitest'
import { openFirefox } from '../e2e/engines/firefox.ts'
import { openWebkit } from '../e2e/engines/webkit.ts'

test('an engine that is not installed is a sentence that names its packages', async () => {
  expect(await openFirefox([])).toEqual({ absent: expect.stringContaining('firefox-esr') })
  expect(await openWebkit(0, ['/no/such/browser'])).toEqual({ absent: expect.stringContaining('webkit2gtk-driver') })
})
