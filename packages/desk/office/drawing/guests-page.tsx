// The invitation page: the guest list, its check, the mail, and earlier invitations.

import type { GuestLineView, GuestsView } from '@forum/desk/office/pages/guest-view.ts'
import { defaultLocale, locales, localeTable } from '@forum/domain/localisation/locale.ts'
import { ownValue } from '@forum/domain/record/own-value.ts'
import { Area, Choice, Choices, Done, Fault, Field, KindSelect, Reason, Rows, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

export function GuestsPage({ view }: { view: GuestsView }) {
  const { guests, links } = useOffice().words
  const { done, fault, checked } = view
  return (
    <>
      <h1>{guests.title(view.year)}</h1>
      {done && <Done>{guests.done[done.deed](done.number)}</Done>}
      {fault && (
        <Fault>
          {guests.faults[fault.fault]} {fault.detail}
        </Fault>
      )}
      {view.kinds.length === 0 ? <p>{guests.noKinds}</p> : <GuestForm view={view} checked={checked} />}
      <p>
        <a href="/guests/links">{links.open}</a> <span className="aside">{links.openHint}</span>
      </p>
      <h2>{guests.given}</h2>
      <Rows none={guests.none}>
        {view.allocations.map((allocation) => (
          <AllocationRow key={allocation.name} allocation={allocation} />
        ))}
      </Rows>
      {view.allocations.length > 0 && <p className="aside">{guests.find}</p>}
    </>
  )
}

/** One form for all steps: the checked list is above the input, and each button names the next step. */
function GuestForm({ view: { kinds, typed }, checked }: { view: GuestsView; checked: GuestsView['checked'] }) {
  const { guests } = useOffice().words
  return (
    <form method="post" action="/guests" encType="multipart/form-data">
      {checked ? <Checked checked={checked} to={typed.to ?? ''} /> : <p>{guests.lead}</p>}
      <KindSelect kinds={kinds} value={typed.kind ?? ''} label={guests.kind} />
      <Field label={guests.allocation} hint={guests.allocationHint} name="allocation" value={typed.allocation ?? ''} isRequired />
      <Field label={guests.giver} hint={guests.giverHint} name="giver" value={typed.giver ?? ''} />
      <Choices
        legend={guests.language}
        name="language"
        options={locales.map((language) => [language, localeTable[language].name])}
        chosen={typed.language || defaultLocale}
      />
      <Area label={guests.list} hint={guests.listHint} name="list" value={typed.list ?? ''} rows={10} />
      <label>
        {guests.file}
        <input type="file" name="file" accept=".csv,.txt,.tsv,text/csv,text/plain" />
      </label>
      <Choice type="checkbox" name="holders" value="yes" label={guests.holders} isOn={typed.holders === 'yes'} />
      <Submit deed="check">{checked ? guests.checkAgain : guests.check}</Submit>
    </form>
  )
}

function Checked({ checked, to }: { checked: NonNullable<GuestsView['checked']>; to: string }) {
  const { guests } = useOffice().words
  const { lines, invited, digest, letter, sampleTo } = checked
  const left = lines.filter(({ why }) => why !== null)
  return (
    <section className="form">
      <h2>{guests.checked}</h2>
      <p>
        <b>{guests.willSend(invited)}</b> {left.length > 0 && guests.leftOut(left.length)}
      </p>
      {left.length > 0 && (
        <ul role="list" className="list rows">
          {left.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
      )}
      <input type="hidden" name="digest" value={digest} />
      {invited > 0 && (
        <>
          <details>
            <summary>{guests.everybody(invited)}</summary>
            <ol role="list">
              {lines
                .filter(({ why }) => why === null)
                .map(({ line, name, email }) => (
                  <li key={`${line} ${name}`}>
                    {name}, {email}
                  </li>
                ))}
            </ol>
          </details>
          <h3>{guests.letter}</h3>
          <blockquote className="letter">
            <p>
              <b>{letter.subject}</b>
            </p>
            <p>{letter.text}</p>
          </blockquote>
          <p className="aside">{guests.letterHint}</p>
          {sampleTo !== null && (
            <p className="notice strong done" role="status">
              {guests.sampled(sampleTo)}
            </p>
          )}
          <Field label={guests.sampleTo} name="to" type="email" value={to} />
          <Submit look="plain" deed="sample">
            {guests.sample}
          </Submit>
          <Submit deed="send">{guests.send(invited)}</Submit>
        </>
      )}
    </section>
  )
}

function Line({ line: { line, name, email, why, of, faults } }: { line: GuestLineView }) {
  const { guests } = useOffice().words
  const { fields, lineFaults } = guests
  const said = Object.entries(faults).map(
    ([field, fault]) => `${fields[field as keyof typeof fields]}: ${ownValue(lineFaults, fault) ?? lineFaults.other}`,
  )
  return (
    <li>
      <span>
        {guests.line} {line}: <b>{[name, email].filter(Boolean).join(', ')}</b>
      </span>
      <span className={why === 'faulty' ? 'dead' : 'aside'}>
        {why === 'faulty' || why === null ? said.join('; ') : guests.why[why](of)}
      </span>
    </li>
  )
}

function AllocationRow({ allocation }: { allocation: GuestsView['allocations'][number] }) {
  const { guests } = useOffice().words
  const { name, giver, kinds, invited, arrived, withdrawn } = allocation
  return (
    <li>
      <span>
        <b>{name || guests.noName}</b>
        {giver && ` · ${giver}`} · {kinds}
      </span>
      <span>{guests.counts(invited, arrived, withdrawn)}</span>
      {invited > 0 && (
        <details>
          <summary>{guests.withdraw.title}</summary>
          <form method="post" action="/guests">
            <input type="hidden" name="allocation" value={name} />
            <p>{guests.withdraw.text}</p>
            <Reason typed="" isRequired />
            <Submit look="danger" deed="withdraw">
              {guests.withdraw.submit}
            </Submit>
          </form>
        </details>
      )}
    </li>
  )
}
