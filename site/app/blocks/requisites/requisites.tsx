import { data } from '@forum/design/attributes/attributes.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { Locale } from '@forum/domain/localisation/locale.ts'
import { groupedIban, ukrainianIban } from '@forum/domain/payment/iban.ts'
import { Fragment } from 'react'
import { CopyButton } from './copy-button.tsx'
import styles from './requisites.module.css'

/** A line of bank details: as shown and, if it is needed in a payment, as copied. */
export type RequisiteView = { label: string; text: string; copied: string | null; lang?: Locale | undefined }

/** Bank details, each with a copy button; an IBAN is shown in groups. */
export function Requisites({ of }: { of: readonly RequisiteView[] }) {
  return (
    <dl className="list">
      {of.map((requisite) => (
        <Row key={`${requisite.label} ${requisite.text}`} requisite={requisite} />
      ))}
    </dl>
  )
}

function Row({ requisite: { label, text, copied, lang } }: { requisite: RequisiteView }) {
  const iban = ukrainianIban(text)
  return (
    <div
      className={styles.row}
      {...(copied !== null && data({ 'data-module': 'copy', 'data-when': 'touched', 'data-copy': copied }))}
    >
      <dt>{label}</dt>
      <dd lang={lang}>
        <span {...data({ 'data-shown': '' })}>{iban ? <Grouped iban={iban} /> : copied === null ? noBreak(text) : text}</span>
      </dd>
      {copied !== null && (
        <dd className={styles.copying}>
          <CopyButton label={label} />
        </dd>
      )}
    </div>
  )
}

/** Visual groups only: selected text has no spaces. The short last group stays with the one before. */
function Grouped({ iban }: { iban: string }) {
  const groups = groupedIban(iban).split('\u00a0')
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and none changes places.
    <Fragment key={index}>
      <span className={styles.group}>{group}</span>
      {index < groups.length - 2 && <wbr />}
    </Fragment>
  ))
}
