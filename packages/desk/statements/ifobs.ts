// iFOBS: XML with a ROW for each line, its columns as attributes, sums in kopiykas. The other side is always CORR*, whoever paid.
import type { XmlElement } from '@rgrove/parse-xml'
import type { Found } from './line-of.ts'
import type { RowFault } from './statement.ts'
import { kopiykasOfText } from './sums.ts'
import { bareName, below } from './xml.ts'

/** The rows; null: another XML. */
export function ifobsRows(root: XmlElement): XmlElement[] | null {
  const data = bareName(root) === 'ROWDATA' ? [root] : below(root, 'ROWDATA')
  const rows = data.flatMap((each) => below(each, 'ROW'))
  return rows.some(({ attributes }) => 'SUMMA' in attributes && 'OPERATIONID' in attributes) ? rows : null
}

export function ifobsLine({ attributes: said }: XmlElement): Found | { fault: RowFault } {
  const sum = kopiykasOfText(said.SUMMA ?? '')
  const operation = said.OPERATIONID?.trim()
  if (operation !== '0' && operation !== '1') return { fault: 'unclearDirection' }
  if (typeof sum === 'number' && sum < 0) return { fault: 'unclearSum' }
  return {
    day: said.BANKDATE || said.DOCUMENTDATE || undefined,
    sum: typeof sum === 'number' ? (operation === '1' ? sum : -sum) : sum,
    currency: said.CURRSYMBOLCODE ?? said.CURRENCYID ?? '',
    account: said.IBAN ?? '',
    ownCode: said.IDENTIFYCODE ?? '',
    name: said.CORRCONTRAGENTSNAME ?? '',
    code: said.CORRIDENTIFYCODE ?? '',
    iban: said.CORRIBAN ?? '',
    number: said.DOCUMENTNO ?? '',
    purpose: said.PLATPURPOSE ?? '',
  }
}
