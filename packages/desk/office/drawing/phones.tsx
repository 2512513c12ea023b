import { writtenPhones } from '@forum/domain/contact/contact.ts'
import { Fragment } from 'react'

/** Phone numbers of one field, each as a link. */
export function Phones({ field }: { field: string }) {
  return writtenPhones(field).map(({ text, dials }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {dials ? <a href={dials}>{text}</a> : text}
    </Fragment>
  ))
}
