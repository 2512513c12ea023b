import { Fragment } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import type { Locale } from '#domain/localisation/locale.ts'
import { groupedIban, ukrainianIban } from '#domain/payment/iban.ts'
import { CopyButton } from './copy-button.tsx'
import styles from './requisites.module.css'

/** A line of bank details: as it is read and, where it is to be typed into a payment, as it is copied. */
export type RequisiteView = { label: string; text: string; copied: string | null; lang?: Locale | undefined }

/** Bank details, each as it is read, with a button that copies it as a bank takes it; an account stands in groups. */
export function Requisites({ of }: { of: readonly RequisiteView[] }) {
  return (
    <dl>
      {of.map((requisite) => (
        <Row key={`${requisite.label} ${requisite.text}`} requisite={requisite} />
      ))}
    </dl>
  )
}

function Row({ requisite: { label, text, copied, lang } }: { requisite: RequisiteView }) {
  const iban = ukrainianIban(text)
  return (
    <div className={styles.row} {...(copied !== null && { 'data-module': 'copy', 'data-when': 'touched', 'data-copy': copied })}>
      <dt>{label}</dt>
      <dd lang={lang}>
        <span data-shown="">{iban ? <Grouped iban={iban} /> : copied === null ? noBreak(text) : text}</span>
      </dd>
      {copied !== null && (
        <dd className={styles.copying}>
          <CopyButton label={label} />
        </dd>
      )}
    </div>
  )
}

/** Apart for the eye only: what is selected by hand has no spaces either. The last group is short and keeps to the one before it. */
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
