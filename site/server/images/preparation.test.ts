import { readdir } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { AssetSource } from '@forum/content/client/asset-source.ts'
import { type Content, emptyContent } from '@forum/domain/content/content.ts'
import { namedFiles } from '@forum/domain/content/named-files.ts'
import { type PictureFindings, withFindings } from '@forum/domain/content/picture-findings.ts'
import { aForum, aPartner, aPartnerGroup } from '@forum/domain/forum/forum-builder.ts'
import { aPerson } from '@forum/domain/people/person-builder.ts'
import { newFolder } from '@forum/ground/base/folder-fixture.ts'
import { createLog } from '@forum/ground/base/log.ts'
import { createPageFaults } from '@forum/ground/base/page-faults.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createImages, type Images } from './images.ts'
import { generousLimits } from './limits-fixture.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const [portrait, broken, missing, whiteLogo, blackLogo] = [1, 2, 3, 4, 5].map(idOf) as [string, string, string, string, string]
const logo = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><circle cx="15" cy="15" r="9" fill="${colour}"/></svg>`,
  )
const content: Content = {
  ...emptyContent,
  forums: [
    aForum({
      partnerGroups: [
        aPartnerGroup({ partners: [aPartner({ slug: 'white', logo: whiteLogo }), aPartner({ slug: 'black', logo: blackLogo })] }),
      ],
    }),
  ],
  people: [
    aPerson({ slug: 'whole', photo: portrait }),
    aPerson({ slug: 'torn', photo: broken }),
    aPerson({ slug: 'gone', photo: missing }),
  ],
}

let directory: string
let files: Map<string, Buffer>
let asked: string[]
let lines: string
let told: PictureFindings[]
const rooms: Images[] = []

beforeEach(async () => {
  directory = newFolder()
  const photo = await sharp({ create: { width: 200, height: 250, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  files = new Map([
    [portrait, photo],
    [broken, Buffer.from('<html>')],
    [whiteLogo, logo('#fff')],
    [blackLogo, logo('#000')],
  ])
  asked = []
  lines = ''
  told = []
})
afterEach(async () => {
  for (const room of rooms.splice(0)) await room[Symbol.asyncDispose]()
})

const source: AssetSource = {
  identity: 'test',
  trustedFor: 3_600_000,
  async read(id) {
    asked.push(id)
    const body = files.get(id)
    return body && { body, etag: null }
  },
}

function open(now = Date.now): Images {
  const keptLines = new Writable({
    write(chunk, _, done) {
      lines += chunk
      done()
    },
  })
  const named = new Map(namedFiles(content).map((one) => [one.file, one]))
  const log = createLog('json', keptLines)
  const room = createImages({
    source,
    directory,
    log,
    faults: createPageFaults(log),
    namedFile: (uuid) => named.get(uuid),
    currentYear: () => 2025,
    onFindings: (findings) => told.push(findings),
    tellAfter: 0,
    now,
    limits: generousLimits,
  })
  rooms.push(room)
  return room
}

async function prepared(room = open()): Promise<Images> {
  room.prepare(content)
  await vi.waitFor(() => expect(room.status()).toMatchObject({ isWorking: false }))
  return room
}

test('the pictures of the content are made before anybody asks; a restart makes none of them again', async () => {
  const before = await prepared()
  expect(before.status()).toMatchObject({ wanted: 20, ready: 8 })
  const [folder = ''] = (await readdir(directory)).filter((name) => !name.endsWith('.json'))
  expect((await readdir(join(directory, folder))).filter((name) => name.startsWith(portrait)).sort()).toEqual(
    ['1280.avif', '320.avif', '320.webp', '480.avif', '640.avif', '960.avif']
      .map((end) => `${portrait}-${end}`)
      .concat(`${portrait}.original`)
      .sort(),
  )
  asked = []
  const after = open()
  after.prepare(content)
  await vi.waitFor(() => expect(after.status()).toMatchObject({ isWorking: false, ready: 8 }))
  expect(asked.filter((id) => id === portrait || id === whiteLogo)).toEqual([])
})

test('what cannot be drawn is named with its record, in the log and for /readyz, and answered by a designed picture', async () => {
  const room = await prepared()
  expect(
    room
      .status()
      .broken.map(({ record }) => record)
      .sort(),
  ).toEqual(['speakers/gone', 'speakers/torn'])
  expect(lines).toContain('"record":"speakers/torn"')
  for (const file of [broken, missing]) {
    const answer = await room.answer({ url: `/assets/${file}/480.avif`, headers: {} } as IncomingMessage)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      404,
      'image/svg+xml',
      'no-store',
    ])
  }
})

test('pages learn of broken pictures, and of logos that vanish on their ground', async () => {
  await prepared()
  const shown = () => {
    const findings = told.at(-1)
    if (!findings) throw new Error('nothing was told')
    return withFindings(content, findings)
  }
  const photos = () => shown().people.map(({ photo }) => photo)
  const logos = () => shown().forums[0]?.partnerGroups[0]?.partners.map(({ logo, logoDark }) => [logo, logoDark])
  await vi.waitFor(() => expect(photos()).toEqual([portrait, null, null]))
  const onTheirGround = [
    [null, whiteLogo],
    [blackLogo, null],
  ]
  await vi.waitFor(() => expect(logos()).toEqual(onTheirGround))
})

test('a failure is remembered over a restart, and forgotten when the file has come', async () => {
  await (await prepared())[Symbol.asyncDispose]()
  asked = []
  const after = open()
  await after.load()
  await prepared(after)
  expect(asked).toEqual([])
  files.set(missing, files.get(portrait) ?? Buffer.alloc(0))
  after.filesChanged()
  await prepared(after)
  expect(after.status().broken.map(({ record }) => record)).toEqual(['speakers/torn'])
})

test('a failure of the time when the clock was a year ahead is not believed for a year', async () => {
  let now = Date.now() + 365 * 24 * 3_600_000
  await (await prepared(open(() => now)))[Symbol.asyncDispose]()
  now = Date.now()
  files.set(missing, files.get(portrait) ?? Buffer.alloc(0))
  const after = open(() => now)
  await after.load()
  await prepared(after)
  expect(after.status().broken.map(({ record }) => record)).toEqual(['speakers/torn'])
})

test('a source that is away ends the pass, and the next reading goes on', async () => {
  const room = open()
  const { read } = source
  source.read = () => Promise.reject(new Error('is away'))
  try {
    await prepared(room)
    expect(room.status()).toMatchObject({ ready: 0, broken: [] })
  } finally {
    source.read = read
  }
})
