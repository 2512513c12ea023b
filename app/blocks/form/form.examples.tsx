import { bookingRules } from '#domain/submission/booking.ts'
import { contacts } from '../../gallery/content.ts'
import { useLocale } from '../../page-facts.tsx'
import { registrationContactView } from '../contact/contact-view.ts'
import type { FormAnswer } from './form-answer.ts'
import { FormPage } from './form-page.tsx'
import { SubmissionForm } from './submission-form.tsx'

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
