// `npm run settings`: writes the tables of settings into deploy/site.env.example and docs/operate.md. With --check: fails when one is out of date.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Setting, type SettingTable, settingsIn } from '@forum/ground/settings/setting.ts'
import { allSettings } from '@forum/site/server/config/env.ts'

const root = join(import.meta.dirname, '..')

const head = `# /etc/forum/site.env (mode 600, root): every setting of the site. Meanings and defaults: docs/operate.md. A wrong value stops the start with a
# sentence. A secret may be in a file instead: SMTP_URL_FILE=/path.
# \`npm run settings\` writes this example from the tables in site/server/config and packages/desk/settings.
`

function exampleLines({ name, section, note, example, otherwise = '' }: Setting): string[] {
  const value = example ?? otherwise
  const line = value.startsWith('#') ? `#${name}=${value.slice(1)}` : `${name}=${value}`
  return [section && `\n# ${section}`, note && `# ${note}`, line].filter((text) => text !== undefined)
}

/** Names, default and meaning. Settings without a meaning share the row of the one above. */
function documentTable(table: SettingTable): string {
  const rows: Setting[][] = []
  for (const setting of settingsIn(table)) {
    if (setting.means || rows.length === 0) rows.push([])
    rows.at(-1)?.push(setting)
  }
  const cells = rows.map((row) => [row.map(({ name }) => `\`${name}\``).join(', '), defaultOf(row), row[0]?.means])
  return [['name', 'default', 'meaning'], ['---', '---', '---'], ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function defaultOf(row: Setting[]): string {
  const each = row.map(({ otherwise, empty }) => (otherwise === undefined ? empty && `empty: ${empty}` : `\`${otherwise}\``))
  return each.filter(Boolean).join(', ') || 'empty'
}

function written(document: string): string {
  const parts = {
    site: documentTable(allSettings.site),
    desk: documentTable(allSettings.desk),
    secrets: settingsIn(allSettings)
      .flatMap(({ name, kind }) => (kind.isSecret ? `\`${name}\`` : []))
      .join(', '),
  }
  return document.replaceAll(
    /(<!-- settings: (\w+) -->\n)[\s\S]*?(\n<!-- end -->)/g,
    (_, start: string, name: keyof typeof parts, end: string) => `${start}\n${parts[name]}\n${end}`,
  )
}

const files = {
  'deploy/site.env.example': () => `${head}${settingsIn(allSettings).flatMap(exampleLines).join('\n')}\n`,
  'docs/operate.md': written,
}

for (const [name, make] of Object.entries(files)) {
  const path = join(root, name)
  const stands = readFileSync(path, 'utf8')
  const text = make(stands)
  if (text === stands) continue
  if (process.argv.includes('--check')) {
    console.error(`${name} is not what the tables of settings say: npm run settings`)
    process.exitCode = 1
  } else writeFileSync(path, text)
}
console.log(`${settingsIn(allSettings).length} settings`)
