import { expect, test } from 'vitest'
import { circlesOf, circlesOfDigest, createLineDigest, widestOf } from './line.ts'

const namesOf = (address: string) => circlesOf(address).map(({ name }) => name)

test.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['::FFFF:203.0.113.7', ['203.0.113.7']],
  ['::ffff:cb00:7107', ['203.0.113.7']],
  ['0:0:0:0:0:ffff:cb00:7107', ['203.0.113.7']],
  ['2001:db8:1:203::9', ['20010db80001/48', '20010db8000102/56', '20010db800010203/64']],
  ['2001:DB8:0001:0203:ffff::9%eth0', ['20010db80001/48', '20010db8000102/56', '20010db800010203/64']],
  ['2001:db8::', ['20010db80000/48', '20010db8000000/56', '20010db800000000/64']],
  ['64:ff9b::203.0.113.7', ['0064ff9b0000/48', '0064ff9b000000/56', '0064ff9b00000000/64']],
  ['::1', ['000000000000/48', '00000000000000/56', '0000000000000000/64']],
  ['', ['']],
  ['unknown', ['unknown']],
])('%s is counted as %s', (address, names) => {
  expect(namesOf(address)).toEqual(names)
})

test('a /64 has the limit of one line, its /56 and its /48 a little more; a person without address one', () => {
  expect(circlesOf('2001:db8::1').map(({ times }) => times)).toEqual([2, 1.5, 1])
  expect(circlesOf('203.0.113.7').map(({ times }) => times)).toEqual([1])
  expect(widestOf('2001:db8:1:203::9')).toBe(widestOf('2001:db8:1:ffff::1'))
  expect(widestOf('2001:db8:1::1')).not.toBe(widestOf('2001:db8:2::1'))
})

test('digests begin alike as far as addresses are of one network, are the same after a restart, and tell nothing of proxies', () => {
  const digest = createLineDigest(Buffer.from('key'))
  const [one, near, far] = ['2001:db8:1:203::9', '2001:db8:1:2ff::1', '2001:db8:1:ffff::1'].map(digest) as [
    string,
    string,
    string,
  ]
  const parts = (text: string) => circlesOfDigest(text).map(({ name }) => name)
  expect(parts(one).map((part, index) => part === parts(near)[index])).toEqual([true, true, false])
  expect(parts(one).map((part, index) => part === parts(far)[index])).toEqual([true, false, false])
  expect(createLineDigest(Buffer.from('key'))('203.0.113.7')).toBe(digest('::ffff:203.0.113.7'))
  expect(createLineDigest(Buffer.from('other'))('203.0.113.7')).not.toBe(digest('203.0.113.7'))
  expect(['127.0.0.1', '10.1.2.3', '::1', 'fd00::1', '::ffff:192.168.0.1'].map(digest)).toEqual(['', '', '', '', ''])
})
