import { useLocale } from '@forum/design/page/page-facts.tsx'
import { beforeTheForum, forum } from '@forum/site/app/gallery/content.ts'
import { TicketCards } from './ticket-card.tsx'
import { ticketCardsView } from './ticket-card-view.ts'

const byCard = () => '/uk/forum/2025/by-card'

function useCards(isOpen: boolean) {
  return ticketCardsView(forum.ticketGroups, { now: beforeTheForum, locale: useLocale(), isOpen })
}

export const OnSale = () => <TicketCards view={useCards(true)} to={byCard} />
export const NotYet = () => <TicketCards view={useCards(false)} to={byCard} />
