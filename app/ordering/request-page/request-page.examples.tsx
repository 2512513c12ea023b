import { groupOrderRules } from '#domain/submission/group-order.ts'
import { registrationContactView } from '../../blocks/contact/contact-view.ts'
import { contacts } from '../../gallery/content.ts'
import { useLocale, useWords } from '../../page-facts.tsx'
import { RequestPage } from './request-page.tsx'

export function OfAGroup() {
  const contact = registrationContactView(contacts, useLocale())
  const { ticket } = useWords()
  const words = {
    heading: 'Заявка групи',
    summary: 'Від десяти людей.',
    steps: ['Ми зателефонуємо'],
    submit: 'Надіслати',
    consent: 'Я погоджуюся',
    labels: {},
    hints: {},
  }
  const view = {
    page: { path: '/uk/forum/2025/by-form' },
    year: 2025,
    notice: null,
    contact,
    day: null,
    booking: null,
    words,
    token: 'token',
  }
  return <RequestPage kind="groupOrder" rules={groupOrderRules} title={ticket.titleOf(2025)} view={view} answer={undefined} />
}
