import { beforeTheForum, forum } from '../../gallery/content.ts'
import { useLocale } from '../../page/page-facts.tsx'
import { TicketCards } from './ticket-card.tsx'
import { ticketCardsView } from './ticket-card-view.ts'

const byCard = () => '/uk/forum/2025/by-card'

function useCards(isOpen: boolean) {
  return ticketCardsView(forum.ticketGroups, { now: beforeTheForum, locale: useLocale(), isOpen })
}

export const OnSale = () => <TicketCards view={useCards(true)} to={byCard} />
export const NotYet = () => <TicketCards view={useCards(false)} to={byCard} />
