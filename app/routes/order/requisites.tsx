import { Fragment, useRef } from 'react'
import { noBreak } from '#domain/localisation/line-ends.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { CopyValue } from './copy-value.tsx'
import type { Requisite } from './invoice-view.ts'
import bodyStyles from './order-body.module.css'
import styles from './requisites.module.css'

/** The bank details, each as it is read, with a button that copies it as a bank takes it. */
export function Requisites({ requisites }: { requisites: readonly Requisite[] }) {
  const { orderPage } = useWords()
  return (
    <>
      <h2 className={bodyStyles.heading}>{orderPage.requisites}</h2>
      <dl className={styles.requisites}>
        {requisites.map((requisite) => (
          <Row key={requisite.label} requisite={requisite} />
        ))}
      </dl>
    </>
  )
}

function Row({ requisite: { label, text, copied, isUkrainian } }: { requisite: Requisite }) {
  const locale = useLocale()
  const { orderPage } = useWords()
  const value = useRef<HTMLSpanElement>(null)
  return (
    <div className={styles.row}>
      <dt>{orderPage[label]}</dt>
      <dd lang={isUkrainian && locale !== 'uk' ? 'uk' : undefined}>
        <span ref={value}>{label === 'iban' ? <Grouped iban={text} /> : copied === null ? noBreak(text) : text}</span>
      </dd>
      {copied !== null && (
        <dd className={styles.copying}>
          <CopyValue label={orderPage[label]} value={copied} shown={value} />
        </dd>
      )}
    </div>
  )
}

/** Apart for the eye only: what is selected by hand has no spaces either. The last group is short and keeps to the one before it. */
function Grouped({ iban }: { iban: string }) {
  const groups = iban.split('\u00a0')
  return groups.map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and none changes places.
    <Fragment key={index}>
      <span className={styles.group}>{group}</span>
      {index < groups.length - 2 && <wbr />}
    </Fragment>
  ))
}
