// Common parts of forms: hidden fields, button, errors.
import { documentPath } from '@forum/domain/picture/short-name.ts'
import { tokenField, trapField } from '@forum/domain/submission/form-fields.ts'
import { usePageFacts, useWords } from '../page/page-facts.tsx'
import { buttonClass } from '../ui/button/button.tsx'
import type { FormError } from './form-answer.ts'
import styles from './form-parts.module.css'

/** Id of the page heading that names the form. */
export const formHeading = 'form-heading'

/** The token, and the honeypot, which is hidden from people, screen readers and the keyboard. */
export function HiddenFields({ token }: { token: string }) {
  const { form } = useWords()
  return (
    <>
      <input type="hidden" name={tokenField} value={token} />
      <div className="visuallyHidden" aria-hidden="true">
        <label>
          {form.trap}
          <input key={token} type="text" name={trapField} defaultValue="" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}

/** Not disabled while sending, so that it keeps the focus. */
export function SubmitButton({ label, isBusy, isFocused = false }: { label: string; isBusy: boolean; isFocused?: boolean }) {
  const { form } = useWords()
  return (
    <button
      type="submit"
      className={`${buttonClass()} ${styles.submit}`}
      aria-disabled={isBusy || undefined}
      // biome-ignore lint/a11y/noAutofocus: the page was drawn anew because the button is to be pressed again.
      autoFocus={isFocused}
    >
      {isBusy ? form.sending : label}
    </button>
  )
}

/** Error of the whole form. */
export function FormErrorNote({ formError }: { formError: FormError }) {
  const { form } = useWords()
  return <FormNote>{form.formErrors[formError]}</FormNote>
}

/** A note beside the button. */
export function FormNote({ children }: { children: string }) {
  return (
    <p className={styles.formError} role="alert">
      {children}
    </p>
  )
}

/** All errors as links to their fields. */
export function FaultSummary({ faults }: { faults: readonly { id: string; sentence: string }[] }) {
  const { forms } = useWords()
  if (faults.length === 0) return null
  return (
    <div className={`targets ${styles.summary}`} role="alert">
      <p>{forms.summary}</p>
      <ul role="list">
        {faults.map(({ id, sentence }) => (
          <li key={id}>
            <a href={`#${id}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Link to the privacy policy, if there is one. */
export function PrivacyLink() {
  const { form } = useWords()
  return <DocumentLink kind="privacy" label={form.privacy} />
}

/** Link to a document; empty if there is none. */
export function DocumentLink({ kind, label }: { kind: 'privacy' | 'offer' | 'refund'; label: string }) {
  const { form } = useWords()
  const file = usePageFacts().documents[kind]
  if (!file) return null
  return (
    <>
      {' '}
      <a className={`${styles.document} link strong`} href={documentPath(file)} target="_blank" rel="noopener">
        {label}
        <span className="visuallyHidden"> ({form.newTab})</span>
      </a>
    </>
  )
}
