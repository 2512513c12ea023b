import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { type Finding, findingKinds } from '@forum/domain/completeness/finding.ts'
import { ofEdition } from '@forum/domain/completeness/findings.ts'
import { type LocalText, localText } from '@forum/domain/localisation/local-text.ts'
import { type Locale, locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { type Localised, textIn } from '@forum/domain/localisation/localised.ts'
import { clockAt, dayAndMonth } from '@forum/domain/time/kyiv-time.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'

/** Maximum rows per group; fixing them reveals the rest. */
const maxRows = 200

export type IncompleteRow = { key: string; href: string; collection: string; name: LocalText | null; what: string }

export type IncompleteView = ReturnType<typeof incompleteView>

type IncompleteInput = {
  all: readonly Finding[]
  /** Years of the editions, newest first. */
  years: readonly number[]
  year: number | null
  /** Query with the pass, for links of the page. */
  pass: string
  /** Address of the admin application. */
  adminUrl: string
  isHeldBack: boolean
}

/** Findings by kind, missing translations by language, for one edition or all. */
export function incompleteView(
  { all, years, year, pass, adminUrl, isHeldBack }: IncompleteInput,
  locale: Locale,
  words: NonNullable<Catalogue['incomplete']>,
) {
  const shown = ofEdition(all, year)
  const here = localePath(locale, pathWithin.incomplete(pass))
  const group = (key: string, title: string, found: readonly Finding[]) => ({
    key,
    title,
    count: found.length,
    rows: found.slice(0, maxRows).map((one, index) => ({
      key: `${key}-${index}`,
      href: `${adminUrl}/content/${one.record.collection}/${encodeURIComponent(one.record.id)}`,
      collection: words.collections[one.record.collection] ?? one.record.collection,
      name: localText(one.record.name, locale),
      what: whatOf(one, locale, words),
    })),
    more: found.length > maxRows ? words.more(found.length - maxRows) : null,
  })
  const groups = findingKinds.flatMap((kind) => {
    const found = shown.filter((one) => one.kind === kind)
    if (kind !== 'translation') return [group(kind, words.kinds[kind], found)]
    return locales.map((one) =>
      group(
        `${kind}-${one}`,
        words.translation[one] ?? localeTable[one].name,
        found.filter((finding) => finding.kind === 'translation' && finding.locale === one),
      ),
    )
  })
  return {
    total: shown.length,
    /** The site still shows the content before; null: the present one. */
    heldBack: isHeldBack ? words.heldBack : null,
    /** null: everything. */
    years: [null, ...years].map((one) => ({
      year: one,
      href: one === null ? here : `${here}?year=${one}`,
      isShown: one === year,
    })),
    groups: groups.filter(({ count }) => count > 0),
  }
}

function whatOf(finding: Finding, locale: Locale, words: NonNullable<Catalogue['incomplete']>): string {
  const name = (text: Localised) => textIn(text, locale)
  switch (finding.kind) {
    case 'translation':
      return finding.fields.map((field) => fieldName(field, words)).join(', ')
    case 'picture':
      return words.lacks[finding.lacks]
    case 'clash': {
      const time = `${dayAndMonth(finding.start, locale)}, ${clockAt(finding.start)}`
      const told = finding.in === 'room' ? words.inRoom : words.withPerson
      return told(time, name(finding.of), name(finding.other.name))
    }
    case 'contradiction': {
      const [first = '', second = ''] = finding.person ? [name(finding.person)] : finding.values
      const others = finding.what === 'registration' ? finding.values.join(', ') : first
      return words.contradictions[finding.what](others, second)
    }
    case 'roster':
      return words.roster(name(finding.person.name), name(finding.event.name))
    case 'link':
      return words.dead(finding.href, localeTable[finding.locale].name)
    case 'fault':
      return [fieldName(finding.field, words), reasonIn(finding.reason, words)].filter(Boolean).join(': ')
  }
}

/** `stats.2` is the second of the statistics. */
function fieldName(field: string, { fields }: NonNullable<Catalogue['incomplete']>): string {
  const [name = '', number] = field.split('.')
  const told = fields[name] ?? name
  return number === undefined ? told : `${told} ${number}`
}

/** Translates the known parts of a log sentence; the rest stays English. */
function reasonIn(reason: string, { reasons }: NonNullable<Catalogue['incomplete']>): string {
  const parts = reason.split(': ').map((part) => {
    const known = reasons[part]
    if (known !== undefined) return known
    const [, quoted = '', rest = ''] = /^(\S+) (is .*)$/.exec(part) ?? []
    return reasons[rest] === undefined ? part : `${quoted} ${reasons[rest]}`
  })
  return parts.join(': ')
}
