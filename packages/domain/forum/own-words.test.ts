import { expect, test } from 'vitest'
import { inSome } from '../localisation/localised-builder.ts'
import { askedTopics, ownWords } from './own-words.ts'

test.each([
  ['written in the language', inSome({ uk: 'Хто назве ціну' }), 'Хто назве ціну'],
  ['written in another language only', inSome({ en: 'Who names the price' }), 'Спікери'],
  ['a hyphen', inSome({ uk: '-' }), 'Спікери'],
  ['of no edition', undefined, 'Спікери'],
  ['no field', null, 'Спікери'],
])('a heading that is %s', (_, field, expected) => expect(ownWords(field, 'uk', 'Спікери')).toBe(expected))

test.each([
  ['дрони, енергетика ,, дрони; рада', ['дрони', 'енергетика', 'рада']],
  [' , ', ['освіта']],
  ['а,б,в,г,д,е,є,ж,з', ['а', 'б', 'в', 'г', 'д', 'е', 'є', 'ж']],
])('%j are the topics %j', (uk, expected) => expect(askedTopics(inSome({ uk }), 'uk', ['освіта'])).toEqual(expected))
