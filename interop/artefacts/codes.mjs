// The codes on papers, drawn as a screen of 96 dpi and a print of 150 dpi show them: the ticket's, and the bank's with the disc in it.
import { paperOf } from '../sold.mjs'

const bank = {
  head: 'BCD 003 2',
  recipient: 'ТОВ «Демонстраційний форум»',
  account: 'UA903052992990004149123456789',
  sum: 'UAH6900',
  code: '30000005',
  purpose: 'Оплата участі у форумі, рахунок № 2025-00001 від 09.09.2025, у т.ч. ПДВ 20 % 1150,00 грн',
}

export const artefacts = [96, 150].flatMap((dpi) => [
  {
    name: `ticket's code, ${dpi} dpi`,
    make: async (site) => ({ bytes: await paperOf(site, 'uk', 'ticket'), dpi }),
    right: { codes: 1, shape: 'KEF1, 26 signs, 86 signs', year: 2025 },
  },
  {
    name: `bank's code, ${dpi} dpi`,
    make: async (site) => ({ bytes: await paperOf(site, 'uk', 'invoice'), dpi }),
    right: { codes: 1, ...bank },
  },
])

/** `texts`: of all codes that were found on the page. */
export function reading(texts) {
  const [text = ''] = texts
  const [, payload] = text.split('https://qr.bank.gov.ua/')
  return { codes: texts.length, ...(payload ? transferIn(payload) : tokenIn(text)) }
}

/** The fields of a credit transfer by the National Bank's rules (resolution 97), as a banking app takes them. */
function transferIn(payload) {
  const [head, version, set, , , recipient, account, sum, code, , , purpose] = new TextDecoder('windows-1251')
    .decode(Buffer.from(payload, 'base64url'))
    .split('\n')
  return { head: [head, version, set].join(' '), recipient, account, sum, code, purpose }
}

/** Of a ticket's token only the year is always the same. */
function tokenIn(text) {
  const [prefix, body = '', signature = ''] = text.split('.')
  const year = body && Buffer.from(body, 'base64url').readUInt16BE(17)
  return { shape: `${prefix}, ${body.length} signs, ${signature.length} signs`, year }
}
