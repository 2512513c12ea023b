import { readFileSync } from 'node:fs'
import { DomUtils, parseDocument } from 'htmlparser2'
import { reading } from '../artefacts/tables.mjs'
import { inFolder } from '../debian-tools.mjs'

export const programs = [
  {
    name: 'libreoffice-calc',
    read({ bytes, format }) {
      if (format !== 'xlsx') return {}
      return inFolder(({ folder, run, write }) => {
        const profile = `-env:UserInstallation=file://${folder}/profile`
        run('soffice', profile, '--headless', '--convert-to', 'fods', '--outdir', folder, write('table.xlsx', bytes))
        const book = parseDocument(readFileSync(`${folder}/table.fods`, 'utf8'), { xmlMode: true })
        const all = (name, within = book) => DomUtils.getElementsByTagName(`table:${name}`, within)
        const filters = all('database-range').filter(({ attribs }) => attribs['table:display-filter-buttons'] === 'true').length
        const sheets = all('table')
        const rows = all('table-row', sheets[0]).map((row) => all('table-cell', row).flatMap(valuesOf))
        const written = rows.filter((row) => row.some((value) => value !== ''))
        return reading(written, { sheets: sheets.map(({ attribs }) => attribs['table:name']), filters })
      })
    },
  },
]

/** A cell's value, as often as it is repeated. */
function valuesOf(cell) {
  const { attribs } = cell
  const number = attribs['office:value']
  const moment = attribs['office:date-value']
  const value = number ? Number(number) : moment ? new Date(`${moment}Z`) : DomUtils.textContent(cell).trim()
  return Array.from({ length: Math.min(Number(attribs['table:number-columns-repeated'] ?? 1), 100) }, () => value)
}
