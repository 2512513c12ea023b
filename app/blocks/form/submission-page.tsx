import { localePath } from '#domain/address/paths.ts'
import type { FormRules } from '#domain/submission/fields.ts'
import { Island } from '../../islands/island.tsx'
import { useLocale } from '../../page-facts.tsx'
import type { ContactView } from '../contact/contact-view.ts'
import type { FormAnswer } from './form-answer.ts'
import { FormPage } from './form-page.tsx'
import { type FormKind, type FormWords, SubmissionForm } from './submission-form.tsx'

export type PageWords = FormWords & { heading: string; steps: readonly string[] }

type SubmissionPageProps = {
  kind: FormKind
  rules: FormRules
  words: PageWords
  contact: ContactView | null
  /** The page itself, without its language: where the form is sent. */
  path: string
  token: string
  /** The answer because of which the page was drawn. */
  drawn?: FormAnswer | undefined
}

/** The body of a page whose form is drawn from its rules. */
export function SubmissionPage({ contact, path, words, ...form }: SubmissionPageProps) {
  const locale = useLocale()
  const { heading, steps, submit, consent, labels, hints } = words
  return (
    <FormPage heading={heading} steps={steps} contact={contact}>
      <Island
        name="submission"
        of={SubmissionForm}
        when="touched"
        props={{ ...form, words: { submit, consent, labels, hints }, action: localePath(locale, path) }}
      />
    </FormPage>
  )
}
