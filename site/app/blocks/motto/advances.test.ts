import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { advances, measuredFiles, measuredHash } from './advances.ts'
import { emLength } from './motto-fit.ts'

test('the letters were measured in the very font files that pages load', () => {
  const hash = createHash('sha256')
  for (const name of measuredFiles)
    hash.update(readFileSync(new URL(`../../../../packages/design/styles/fonts/${name}`, import.meta.url)))
  expect(hash.digest('hex')).toBe(measuredHash)
})

test('every letter has one width, and those of the three languages are all measured', () => {
  const measured = [...Object.values(advances).join('')]
  expect(new Set(measured).size).toBe(measured.length)
  for (const letter of 'АБВГҐДЕЄЁЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюяABXYZabxyz0189«»—’ʼ№')
    expect(measured, letter).toContain(letter)
  expect(emLength('ю')).toBeGreaterThan(emLength('п'))
})
