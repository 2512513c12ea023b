import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { aForum } from '@forum/domain/forum/forum-builder.ts'
import { inAll } from '@forum/domain/localisation/localised-builder.ts'
import { aTicket, aTicketGroup } from '@forum/domain/ticket/ticket-builder.ts'
import { expect, test } from 'vitest'
import type { CodesView } from './code-view.ts'
import { startOfficeSite } from './office-site-fixture.ts'

const forum = aForum({
  year: 2025,
  ticketGroups: [
    aTicketGroup({ id: 'g', title: inAll('Учасник'), tickets: [aTicket({ id: 'full', title: inAll('Учасник'), price: 7900 })] }),
  ],
})
const typed = { code: 'partner', kind: 'percent', amount: '15', number: '30', day: '', kinds: 'full' }

test('a code is made once, with the address that fills it in, and stopped; both stand in the journal', async () => {
  await using site = await startOfficeSite({ forum })
  const olena = await site.enter()
  expect(await olena.send('/codes', typed)).toMatchObject({ status: 303, to: '/codes?done=made&code=PARTNER#done' })
  const { view } = await olena.send('/codes', typed)
  expect(view).toMatchObject({ fault: 'taken', typed: { amount: '15' }, chosen: ['full'] })
  expect((view as CodesView).codes).toMatchObject([
    { code: 'PARTNER', amount: 15, ticketIds: ['full'], address: expect.stringMatching(/\?code=PARTNER$/) },
  ])
  await olena.send('/codes/stop', { code: 'PARTNER' })
  expect((await olena.view('/codes')) as CodesView).toMatchObject({ codes: [{ stoppedAt: expect.any(Number) }] })
  const deeds = await latestDeeds(site.desk.database, 9)
  expect(deeds.map(({ action, by, reason }) => [action, by.name, reason])).toEqual([
    ['codeStopped', 'Олена', 'PARTNER'],
    ['codeMade', 'Олена', 'PARTNER: 15 % × 30'],
  ])
})

test.each([
  [{ code: 'a' }, 'noCode'],
  [{ amount: '101' }, 'noAmount'],
  [{ amount: '12,5' }, 'noAmount'],
  [{ number: '0' }, 'noNumber'],
  [{ kinds: 'gone' }, 'noKind'],
  [{ day: '2025-02-31x' }, 'notDay'],
  [{ day: '2001-01-01' }, 'past'],
  [{ amount: '100', number: '101' }, 'overLimit'],
])('a code with %o is refused: %s', async (own, fault) => {
  await using site = await startOfficeSite({ forum })
  const olena = await site.enter()
  expect(await olena.send('/codes', { ...typed, ...own })).toMatchObject({ status: 400, view: { fault, codes: [] } })
})
