// Commands for promo codes. They call the same functions as the desk's page.
import { resolve } from 'node:path'
import { currentYearOf } from '#domain/forum/edition.ts'
import { priceAt } from '#domain/ticket/price-step.ts'
import type { DeskParts } from '../desk/desk.ts'
import type { SettingsForDesk } from '../desk-settings/settings-for-desk.ts'
import { listCodes } from '../orders/promo-codes.ts'
import { endCode, makeCode, readCode, type SoldKinds } from '../organisers/code-deeds.ts'
import type { NewCodeFault } from '../organisers/code-view.ts'
import type { Command, Options } from './command.ts'
import { forumsOnDisk } from './forums-on-disk.ts'
import { asOperator } from './operator.ts'

const faults: Record<NewCodeFault, string> = {
  noCode: 'A code has 3 to 40 letters, figures and hyphens.',
  taken: 'This code exists already.',
  noAmount: 'Give --percent from 1 to 100, or --sum in whole hryvnias.',
  noNumber: 'For how many tickets? --tickets is a whole number.',
  noKind: 'This edition has no such kind of ticket.',
  notDay: '--day is a day such as 2025-10-01.',
  past: 'This day is over.',
  overLimit: 'This exceeds the free seats that may be given away in a day.',
}

function soldKinds({ now }: DeskParts, { currentForumYear, dataDirectory }: SettingsForDesk): SoldKinds {
  const forums = forumsOnDisk(resolve(dataDirectory))
  const forumYear = currentYearOf(currentForumYear, forums)
  const groups = forums.find(({ year }) => year === forumYear)?.ticketGroups ?? []
  return {
    forumYear,
    tickets: groups.flatMap(({ tickets }) => tickets.map((ticket) => ({ ...ticket, price: priceAt(ticket, now()) }))),
  }
}

async function addCode(
  code: string,
  { percent, sum, tickets = '', day = '', kinds = '' }: Options,
  desk: DeskParts,
  sold: SoldKinds,
) {
  const typed = {
    code,
    kind: percent === undefined ? 'sum' : 'percent',
    amount: percent ?? sum ?? '',
    number: tickets,
    day,
    kinds: kinds.split(',').filter(Boolean),
  }
  const read = readCode(typed, sold, desk.now())
  const fault = typeof read === 'string' ? read : await makeCode(read, sold, asOperator(desk))
  if (fault) throw new Error(`${faults[fault]} Nothing was done.`)
  return `The code is valid for ${tickets} tickets of ${sold.forumYear}. ?code=${encodeURIComponent(code)} in the address of the order form fills it in.`
}

export const codeCommands: Record<string, Command> = {
  code: async (desk, [deed, text = ''], options, config) => {
    const sold = soldKinds(desk, config)
    switch (deed) {
      case 'add':
        return addCode(text, options, desk, sold)
      case 'list':
        return (await listCodes(desk.database, sold.forumYear, desk.now()))
          .map(({ code, kind, amount, used, maxTickets, discount, stoppedAt }) =>
            [
              ...[
                code,
                `-${amount}${kind === 'percent' ? ' %' : ' UAH'}`,
                `${used} of ${maxTickets} tickets`,
                `${discount} UAH off`,
              ],
              ...(stoppedAt === null ? [] : ['stopped']),
            ].join('  '),
          )
          .join('\n')
      case 'stop':
        if (!(await endCode(sold.forumYear, text, asOperator(desk))))
          throw new Error(`There is no code "${text}", or it is stopped already.`)
        return `${text} is stopped. Orders that were placed with it keep their price.`
      default:
        throw new Error('Which action? code add <code>, code list, code stop <code>.')
    }
  },
}
