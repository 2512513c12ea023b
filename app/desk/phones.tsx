import { Fragment } from 'react'
import { writtenPhones } from '#domain/contact/contact.ts'

/** The telephones that somebody typed into one field: a link for each number that can be dialled. */
export function Phones({ field }: { field: string }) {
  return writtenPhones(field).map(({ text, dials }, index) => (
    <Fragment key={text}>
      {index > 0 && ', '}
      {dials ? <a href={dials}>{text}</a> : text}
    </Fragment>
  ))
}
