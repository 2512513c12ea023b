import type { Contact, SocialLink } from '@forum/domain/contact/contact.ts'
import { aContact } from '@forum/domain/contact/contact-builder.ts'
import { inSome } from '@forum/domain/localisation/localised-builder.ts'
import { expect, test } from 'vitest'
import { supportWays } from './support-ways.ts'

const desk: Contact = aContact({
  id: '1',
  name: inSome({ uk: 'Реєстрація учасників' }),
  phone: '+38 044 000 10 02',
  email: 'tickets@forum.example',
})
const social = (id: string, network: SocialLink['network']): SocialLink => ({
  id,
  network,
  link: `https://${network}.example/${id}`,
})

test('chats come first, then the telephone and the e-mail of the registration; networks are no support', () => {
  const links = [social('1', 'telegram'), social('2', 'whatsapp'), social('3', 'telegrambot'), social('4', 'telegrambot')]
  expect(supportWays([desk], links)).toEqual([
    { kind: 'telegrambot', link: 'https://telegrambot.example/3' },
    { kind: 'whatsapp', link: 'https://whatsapp.example/2' },
    { kind: 'phone', link: '+38 044 000 10 02' },
    { kind: 'email', link: 'tickets@forum.example' },
  ])
})

test.each([
  ['no chat', [desk], [], ['phone', 'email']],
  ['no telephone', [{ ...desk, phone: null }], [social('1', 'whatsapp')], ['whatsapp', 'email']],
  ['no contact', [], [social('1', 'telegrambot')], ['telegrambot']],
  ['nothing', [], [], []],
] as const)('%s: what is missing is left out', (_, contacts, links, expected) =>
  expect(supportWays(contacts, links).map(({ kind }) => kind)).toEqual(expected),
)
