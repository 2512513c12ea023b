// Downloads for organisers: tables for the accountant, attendee list, badges. Each is a form, because the journal records it.

import type { DownloadsView } from '@forum/desk/office/lists/downloads-view.ts'
import { downloadWords } from '@forum/desk/words/downloads/languages.ts'
import { Choice, Choices, Fault, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'
import { Years } from './years.tsx'

export function DownloadsPage({ view: { year, years, kinds, problem } }: { view: DownloadsView }) {
  const { frame, words: office } = useOffice()
  const { papers } = office
  const { downloads: tables, downloadPages, books } = downloadWords[frame.language]
  const { downloads: words } = downloadPages
  const action = (download: string) => `/papers/${download}?year=${year}`
  return (
    <>
      <h1>{words.title(year)}</h1>
      <Years path="/papers" year={year} years={years} />
      {problem && <Fault>{words[problem]}</Fault>}
      <p className="aside">{words.text}</p>
      <h2>{words.accounts}</h2>
      <p>
        {words.accountsText} <a href={`/figures/books?year=${year}`}>{books.link}</a>
      </p>
      <form method="post" action={action('accounts')}>
        <p className="cluster">
          <File format="xlsx" label={words.workbook} />
          {(['orders', 'payments', 'refunds', 'transfers'] as const).map((table) => (
            <File key={table} format={table} label={words.csv(tables.tables[table])} />
          ))}
        </p>
      </form>
      <p>
        <a href={`/orders/papers?year=${year}`}>{papers.link}</a>
      </p>
      <h2>{words.attendees}</h2>
      <p>{words.attendeesText}</p>
      <form method="post" action={action('attendees')} className="form">
        <Kinds kinds={kinds} />
        <p className="cluster">
          <File format="xlsx" label="XLSX" />
          <File format="csv" label="CSV" />
        </p>
      </form>
      <h2>{words.badges}</h2>
      <p>{words.badgesText}</p>
      <form method="post" action={action('badges')} className="form">
        <Kinds kinds={kinds} />
        <Choices legend={words.size} name="size" options={Object.entries(words.sizes)} chosen="a6" />
        <Choice type="checkbox" name="codes" value="yes" label={words.codes} isOn />
        <Submit look="plain">PDF</Submit>
      </form>
    </>
  )
}

function File({ format, label }: { format: string; label: string }) {
  return (
    <button type="submit" className="button plain" name="format" value={format}>
      {label}
    </button>
  )
}

function Kinds({ kinds }: Pick<DownloadsView, 'kinds'>) {
  const { downloads: words } = downloadWords[useOffice().frame.language].downloadPages
  return (
    <label>
      {words.kind}
      <select name="kind">
        <option value="">{words.all}</option>
        {kinds.map(({ id, name }) => (
          <option key={id} value={id} lang="uk">
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
