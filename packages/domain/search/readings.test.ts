import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { readings } from './readings.ts'
import { sound } from './sound.ts'

test.each([
  ['krzysztof', 'кшиштоф'],
  ['grzegorz', 'гжегож'],
  ['wałęsa', 'валенса'],
  ['dąbrowski', 'домбровський'],
  ['zając', 'зайонц'],
  ['żaneta', 'жанета'],
  ['jędrzej', 'єнджей'],
  ['lech', 'лех'],
  ['wróbel', 'врубель'],
  ['cəfər', 'джафар'],
  ['şahin', 'шахін'],
  ['çingiz', 'чингіз'],
  ['xəyal', 'хаял'],
  ['quliyev', 'гулієв'],
  ['quliyev', 'кулиев'],
  ['cemilev', 'джемілєв'],
  ['celâl', 'джелял'],
  ['cubarov', 'чубаров'],
  ['qadır', 'къадыр'],
  ['jomart', 'жомарт'],
  ['қасым', 'касим'],
  ['шыңғыс', 'шингис'],
])('%s may be heard as %s', (spelt, cyrillic) => expect(readings(spelt)).toContain(sound(fold(cyrillic))))

test.each(['олена', 'harry', 'київ'])('%s has one reading', (word) => expect(readings(word)).toEqual([sound(fold(word))]))
