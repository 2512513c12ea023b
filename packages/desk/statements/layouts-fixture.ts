// Writes transfers as the banks do, by the facts that are known of each layout.
import { strToU8, zipSync } from 'fflate'
import { otherOwnIban, ownCode, ownIban, type Transfer } from './transfers-fixture.ts'
import { workbook } from './workbook-fixture.ts'
import { bankNumber, dotted, in1251, latinI, quoted, spaced, sumText, xml } from './written-fixture.ts'

const ibankNames =
  'ЄДРПОУ;МФО;Рахунок;Валюта;Дата операції;Код операції;МФО банка;Назва банка;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Документ;Дата документа;Дебет;Кредит;Призначення платежу;Гривневе покриття'

function ibankCells({ day, sum, name, code, iban, number, purpose }: Transfer, time: string): string[] {
  const sides = sum < 0 ? [sumText(-sum), ''] : ['', sumText(sum)]
  return [
    ownCode,
    '399622',
    ownIban,
    'UAH',
    `${dotted(day)} ${time}`,
    '1',
    '305299',
    'АТ "БАНК"',
    iban,
    code,
    name,
    number,
    dotted(day),
    ...sides,
    purpose,
    '',
  ]
}

const lines = (all: readonly string[], end = '\r\n') => all.join(end) + end

/** Raiffeisen: no quotes around cells. */
export const raiffeisen = (all: readonly Transfer[]) =>
  in1251(lines([ibankNames, ...all.map((each) => ibankCells(each, '12:30:15').join(';'))]))

/** UkrSibbank: all cells quoted, a Latin i in the heading. */
export const ukrsibbank = (all: readonly Transfer[]) =>
  in1251(
    lines([
      latinI(ibankNames).split(';').map(quoted).join(';'),
      ...all.map((each) => ibankCells(each, '12:30').map(quoted).join(';')),
    ]),
  )

/** ProCredit: other names, `Код ID НБУ` twice, bare quotes in quoted fields, rows one separator longer. */
export const procredit = (all: readonly Transfer[]) => {
  const names = ibankNames
    .replaceAll('МФО банка', 'Код ID НБУ')
    .replace('МФО', 'Код ID НБУ')
    .replace('Назва банка', 'Надавач платіжних послуг')
    .replace('Документ;', 'Номер документа;')
  return in1251(
    lines([
      names,
      ...all.map(
        (each) =>
          `${ibankCells(each, '12:30:15')
            .map((cell) => (/[" ]/.test(cell) ? `"${cell}"` : cell))
            .join(';')};`,
      ),
    ]),
  )
}

/** Vostok: the 18th column is the bank's key. */
export const vostok = (all: readonly Transfer[]) =>
  in1251(
    lines([
      `${ibankNames};Ідентифікатор операції`,
      ...all.map((each) => [...ibankCells(each, '12:30:15'), `OP${bankNumber(each)}`].join(';')),
    ]),
  )

/** Quotes not escaped, a separator at each end, the opening balance as a row, sums with spaces, a Latin i. */
export const privatCsv = (all: readonly Transfer[]) => {
  const names =
    'ЄДРПОУ;МФО;Рахунок;Валюта;Номер документу;Дата операції;МФО банку;Назва банку;Рахунок кореспондента;ЄДРПОУ кореспондента;Кореспондент;Сума;Призначення платежу;'
  const opening = `${ownCode};305299;${ownIban};UAH;;17.10.2025;;;;;;12 000.00;#ПЕРЕНЕСЕННЯ ЗАЛИШКУ;`
  const rows = all.map(({ day, sum, name, code, iban, number, purpose }, place) =>
    [
      ownCode,
      '305299',
      ownIban,
      'UAH',
      number,
      dotted(day),
      '305299',
      'АТ КБ "ПРИВАТБАНК"',
      iban,
      code,
      name,
      place % 2 === 0 ? spaced(sum) : sumText(sum).replace('.', ','),
      purpose,
      '',
    ].join(';'),
  )
  return in1251(latinI(lines([names, opening, ...rows], '\n')))
}

export const sense = (all: readonly Transfer[]) => {
  const names =
    'Наш рахунок;Наш IBAN;Операція;Рахунок;IBAN;МФО банку контрагента;Найменування контрагента;Код контрагента;Призначення платежу;Дата проведення;Номер документа;Сума;Валюта;Час проведення;Дата документа;Дата архівування;Ід.код;Найменування;МФО'
  const row = ({ day, sum, name, code, iban, number, purpose }: Transfer, own = ownIban) =>
    [
      own.slice(-14),
      own,
      sum < 0 ? 'Дебет' : 'Кредит',
      iban.slice(-14),
      iban,
      '305299',
      quoted(name),
      code,
      quoted(purpose),
      dotted(day),
      number,
      sumText(Math.abs(sum)),
      'UAH',
      '12:30',
      dotted(day),
      dotted(day),
      ownCode,
      quoted('ТОВ "Форум"'),
      '300346',
    ].join(';')
  // A transfer between own accounts stands twice, with one number.
  const rows = all.flatMap((each) =>
    each.iban === otherOwnIban ? [row(each), row({ ...each, sum: -each.sum, iban: ownIban }, otherOwnIban)] : [row(each)],
  )
  return in1251(lines([names, ...rows]))
}

/** `withIbans` false: an older bank's file without CORRIBAN. */
export const ifobs = (all: readonly Transfer[], withIbans = true) => {
  const rows = all.map(
    ({ day, sum, name, code, iban, number, purpose }) =>
      `<ROW DOCUMENTNO="${number}" DOCUMENTDATE="${day.replaceAll('-', '')}" BANKDATE="${day.replaceAll('-', '')}" SUMMA="${Math.abs(sum)}" OPERATIONID="${sum < 0 ? 0 : 1}" BANKID="328209" IBAN="${ownIban}" IDENTIFYCODE="${ownCode}" CONTRAGENTSNAME="ТОВ &quot;Форум&quot;" CORRBANKID="305299"${withIbans ? ` CORRIBAN="${iban}"` : ''} CORRIDENTIFYCODE="${code}" CORRCONTRAGENTSNAME="${xml(name)}" PLATPURPOSE="${xml(purpose)}"/>`,
  )
  return in1251(lines(['<?xml version="1.0" encoding="windows-1251"?>', '<ROWDATA>', ...rows, '</ROWDATA>']))
}

export const zipped = (name: string, bytes: Uint8Array) => zipSync({ [name]: bytes })

/** `purpose` as unstructured remittance information, or with the number in `Strd`. */
export const camt = (all: readonly Transfer[], opening = 1_200_000) => {
  const balance = (code: string, sum: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="UAH">${sumText(Math.abs(sum))}</Amt><CdtDbtInd>${sum < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>2025-10-17</Dt></Dt></Bal>`
  const entries = all.map((each, place) => {
    const { day, sum, name, code, iban, number, purpose } = each
    const side = sum < 0 ? 'Cdtr' : 'Dbtr'
    const said =
      place % 2 === 0
        ? `<Ustrd>${xml(purpose.slice(0, 30))}</Ustrd><Ustrd>${xml(purpose.slice(30))}</Ustrd>`
        : `<Strd><AddtlRmtInf>${xml(purpose)}</AddtlRmtInf></Strd>`
    // A break between two parts of the text may fall into a number, so short ones stand whole.
    const info = purpose.length > 30 && place % 2 === 0 ? `<Ustrd>${xml(purpose)}</Ustrd>` : said
    return `<Ntry><Amt Ccy="UAH">${sumText(Math.abs(sum))}</Amt><CdtDbtInd>${sum < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>R${bankNumber(each)}</AcctSvcrRef><NtryDtls><TxDtls><Refs><InstrId>${number}</InstrId><EndToEndId>NOTPROVIDED</EndToEndId></Refs><RltdPties><${side}><Nm>${xml(name)}</Nm><Id><OrgId><Othr><Id>${code}</Id></Othr></OrgId></Id></${side}><${side}Acct><Id><IBAN>${iban}</IBAN></Id></${side}Acct></RltdPties><RmtInf>${info}</RmtInf></TxDtls></NtryDtls></Ntry>`
  })
  const closing = all.reduce((total, { sum }) => total + sum, opening)
  return strToU8(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>${ownIban}</IBAN></Id><Ccy>UAH</Ccy></Acct>${balance('OPBD', opening)}${balance('CLBD', closing)}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`,
  )
}

/** Codes as numbers, title and total lines. `withHeadings` false: as some of its files have none. */
export function privatXlsx(all: readonly Transfer[], withHeadings = true): Uint8Array {
  const headings = [
    '№ документа',
    'Дата операції',
    'Час операції',
    'Сума',
    'Валюта',
    'Призначення платежу',
    'ЄДРПОУ/РНОКПП',
    'Назва контрагента',
    'Рахунок контрагента',
    'МФО контрагента',
    'Референс',
  ]
  const rows = all.map((each): (string | number)[] => {
    const { day, sum, name, code, iban, number, purpose } = each
    return [
      Number(number),
      dotted(day),
      '12:30',
      sum / 100,
      'UAH',
      purpose,
      Number(code),
      name,
      iban,
      305299,
      `J${bankNumber(each)}`,
    ]
  })
  const total = all.reduce((sum, each) => sum + each.sum, 0)
  return workbook([
    [`Виписка по рахунку ${ownIban} за 17.10.2025 - 26.10.2025`],
    ...(withHeadings ? [headings] : []),
    ...rows,
    ['Всього:', '', '', total / 100],
  ])
}

/** A bank's own table, which no layout knows. */
export const ownTable = (all: readonly Transfer[]) =>
  strToU8(
    lines([
      'Date;Amount;Payer;Payer code;Payer account;Document;Details',
      ...all.map(({ day, sum, name, code, iban, number, purpose }) =>
        [
          dotted(day),
          spaced(sum).replaceAll(' ', '\u00a0').replace('.', ','),
          quoted(name),
          code,
          iban,
          number,
          quoted(purpose),
        ].join(';'),
      ),
    ]),
  )
