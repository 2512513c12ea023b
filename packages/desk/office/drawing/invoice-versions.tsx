// The versions of an invoice that was corrected, and the form that corrects it.
import type { OrderView } from '@forum/desk/office/pages/order-page.ts'
import type { InvoicePayer } from '@forum/domain/order/invoice-version.ts'
import { Choice, Field, Reason } from './form-parts.tsx'
import { Moment, useOffice } from './office-words.tsx'

/** Empty for an invoice that was never corrected. */
export function InvoiceVersions({ view: { invoice } }: { view: OrderView }) {
  const { words } = useOffice()
  const { newest, replaced, paper } = invoice
  if (replaced.length === 0 && !invoice.isActed) return null
  const said = words.invoice
  return (
    <>
      <h2>{said.title}</h2>
      <ul role="list" className="list rows">
        {[{ ...newest, paper }, ...replaced].map(({ version, since, madeBy, payer, paper }) => (
          <li key={version}>
            <span>
              {paper ? (
                <a href={paper} rel="noreferrer" target="_blank">
                  {said.version(version)} (PDF)
                </a>
              ) : (
                said.version(version)
              )}
              {version === newest.version ? paper && <b>, {said.valid}</b> : `, ${said.replaced}`}
            </span>
            <span>{payerText(payer, said.abroad) || said.forgotten}</span>
            <span className="aside">
              <Moment at={since} />, {said.madeBy[madeBy]}
            </span>
          </li>
        ))}
      </ul>
      {invoice.isActed && <p className="aside">{words.faults.actedInvoice}</p>}
    </>
  )
}

const payerText = ({ company, name, edrpou, address, isAbroad }: InvoicePayer, abroad: string) =>
  [company || name, edrpou, address, isAbroad && abroad].filter(Boolean).join(', ')

/** The fields of the form, filled with what the invoice says; after a refusal with what was typed. */
export function CorrectionFields({ view }: { view: OrderView }) {
  const { words } = useOffice()
  const { invoiceCorrected: form } = words.forms
  const { newest } = view.invoice
  const typed = view.refused?.deed === 'invoiceCorrected' ? view.refused.typed : null
  const value = (name: 'company' | 'edrpou' | 'address' | 'name') => (typed ? (typed[name] ?? '') : (newest.payer[name] ?? ''))
  return (
    <>
      <p>{form.text}</p>
      <input type="hidden" name="seen" value={newest.version} />
      <Field label={form.company} name="company" value={value('company')} most={200} />
      <Field label={form.edrpou} name="edrpou" value={value('edrpou')} most={100} />
      <Choice
        type="checkbox"
        name="abroad"
        value="yes"
        label={form.abroad}
        isOn={typed ? typed.abroad === 'yes' : newest.payer.isAbroad === true}
      />
      <Field label={form.address} name="address" value={value('address')} most={300} />
      <Field label={form.name} name="name" value={value('name')} most={200} isRequired />
      <Reason typed={typed?.reason ?? ''} />
    </>
  )
}
