import { latestDeeds } from '@forum/desk/audit/audit.ts'
import { tokenField, waitingForm } from '@forum/domain/submission/form-fields.ts'
import { expect, test } from 'vitest'
import { startOfficeSite } from './office-site-fixture.ts'
import type { WaitingView } from './waiting-view.ts'

test('who waits is seen at the desk, and taken off there with a row in the journal', async () => {
  await using site = await startOfficeSite()
  const { desk } = site
  const form = new FormData()
  const typed = {
    name: 'Ада',
    email: 'ada@b.example',
    seats: '2',
    consent: 'yes',
    [tokenField]: desk.forms.formGuard.token(waitingForm),
  }
  for (const [name, text] of Object.entries(typed)) form.set(name, text)
  const asked = { forumYear: 2025, ticketId: 't', title: 'Учасник', locale: 'uk', visitor: { address: '203.0.113.7' } } as const
  expect(await desk.sale.waitingList.join({ ...asked, form })).toEqual({ outcome: 'kept' })
  const olena = await site.enter()
  const { people } = (await olena.view('/waiting')) as WaitingView
  expect(people).toMatchObject([{ name: 'Ада', kind: 'Учасник', seats: 2, state: 'asked', turn: null }])
  const remove = `/waiting/${people[0]?.id}/remove`
  expect(await olena.send(remove, {})).toMatchObject({ status: 303, to: '/waiting?done=removed#done' })
  expect(await olena.send(remove, {})).toMatchObject({ to: '/waiting' })
  expect((await olena.view('/waiting')) as WaitingView).toMatchObject({ people: [{ state: 'removed' }] })
  expect((await latestDeeds(desk.database, 9)).map(({ action, by }) => [action, by.name])).toEqual([['waitingRemoved', 'Олена']])
})
