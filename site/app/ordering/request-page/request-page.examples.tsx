import { useLocale, useWords } from '@forum/design/page/page-facts.tsx'
import { groupOrderRules } from '@forum/domain/submission/group-order.ts'
import { registrationContactView } from '@forum/site/app/blocks/contact/contact-view.ts'
import { contacts } from '@forum/site/app/gallery/content.ts'
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
    notice: null,
    contact,
    day: null,
    booking: null,
    words,
    token: 'token',
  }
  const form = { kind: 'groupOrder', rules: groupOrderRules, title: ticket.titleOf(2025), ticketsOf: 2025 } as const
  return <RequestPage {...form} view={view} answer={undefined} />
}
