import { expect, test } from 'vitest'
import { postgresUrl } from '../storage/database-fixture.ts'
import { doRandomDeeds } from './random-deeds-fixture.ts'

const { DEEDS, DEEDS_SEED } = process.env
const number = Number(DEEDS ?? (postgresUrl() === null ? 3000 : 300))
/** The same deeds in each run; others by `bench/deeds.mjs`. */
const seed = Number(DEEDS_SEED ?? 20_250_909)

test(`after each of ${number} random deeds the sums of all books agree (seed ${seed})`, {
  timeout: 120_000 + number * 100,
}, async () => {
  await expect(doRandomDeeds(number, seed)).resolves.toBeUndefined()
})
