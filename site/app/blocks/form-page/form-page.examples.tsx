import type { FormAnswer } from '@forum/design/form/form-answer.ts'
import { SubmissionForm } from '@forum/design/form/submission-form.tsx'
import { useLocale } from '@forum/design/page/page-facts.tsx'
import { bookingRules } from '@forum/domain/submission/booking.ts'
import { contacts } from '@forum/site/app/gallery/content.ts'
import { registrationContactView } from '../contact/contact-view.ts'
import { FormPage } from './form-page.tsx'

const words = {
  submit: 'Надіслати',
  consent: 'Я погоджуюся на обробку даних',
  labels: {},
  hints: { email: 'На неї прийде відповідь' },
}
const form = {
  kind: 'booking',
  rules: bookingRules,
  words,
  action: '/uk/forum/2025/booking',
  token: 'token',
  privacy: 'policy',
} as const

const refused: FormAnswer = {
  isKept: false,
  formError: 'again',
  faults: { email: 'notEmail', consent: 'notAccepted' },
  typed: { name: 'Олена', email: 'olena' },
  token: null,
}

export function InItsPage() {
  return (
    <FormPage
      heading="Попередня реєстрація"
      steps={['Ми зателефонуємо', 'Ви оплатите']}
      contact={registrationContactView(contacts, useLocale())}
    >
      <SubmissionForm {...form} />
    </FormPage>
  )
}

export const WithFaults = () => <SubmissionForm {...form} kind="subscription" drawn={refused} />
