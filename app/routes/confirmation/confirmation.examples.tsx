import { contacts, forum } from '../../gallery/content.ts'
import { useLocale } from '../../locale.tsx'
import { Confirmation } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'

const services = {
  settings: { currentForumYear: forum.year },
  content: { contacts: () => contacts, forumByYear: () => forum },
}

export function OfAnOrder() {
  return <Confirmation kind="order" view={confirmationView(services, useLocale(), 'order')} />
}
