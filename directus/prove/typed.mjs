// Proves how a form reads the times that are typed in it.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { typed, written } from '../extensions/wall-time/typed.js'

const BEFORE = '2025-10-16T09:00:00'

export function proveTyped() {
  describe('a time that is typed', () => {
    for (const [text, value] of [
      ['17.10.2025 14:30', '2025-10-17T14:30:00'],
      ['17/10/2025, 9:05', '2025-10-17T09:05:00'],
      ['2025-10-17T14:30', '2025-10-17T14:30:00'],
      ['17.10 14:30', '2025-10-17T14:30:00'],
      ['17.10', '2025-10-17T09:00:00'],
      ['14:30', '2025-10-16T14:30:00'],
      ['1430', '2025-10-16T14:30:00'],
      [' ', null],
      ['17.10.2025 24:00', '17.10.2025 24:00'],
      ['31.02.2025 10:00', '31.02.2025 10:00'],
      ['завтра', 'завтра'],
      ['1', '1'],
    ])
      it(`“${text}” is ${value}`, () => assert.equal(typed(text, BEFORE, false), value))
    it('a date has no hour, and nothing before it to take the year from', () => {
      assert.equal(typed('17.10.2025', null, true), '2025-10-17')
      assert.equal(typed('17.10', null, true), '17.10')
      assert.equal(typed('17.10.2025 14:30', null, true), '17.10.2025 14:30')
      assert.equal(typed('14:30', null, false), '14:30')
    })
    it('is written as it is read, and what is no time as it was typed', () => {
      assert.deepEqual([written(BEFORE, false), written('2025-10-16', true)], ['16.10.2025 09:00', '16.10.2025'])
      assert.deepEqual([written('завтра', false), written(null, false)], ['завтра', ''])
    })
  })
}
