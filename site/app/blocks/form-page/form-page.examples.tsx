import { bookingRules } from '#domain/submission/booking.ts'
import type { FormAnswer } from '../../form/form-answer.ts'
import { SubmissionForm } from '../../form/submission-form.tsx'
import { contacts } from '../../gallery/content.ts'
import { useLocale } from '../../page/page-facts.tsx'
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
