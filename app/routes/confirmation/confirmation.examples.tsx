import { contacts, forum } from '../../gallery/content.ts'
import { useLocale, useWords } from '../../locale.tsx'
import { Confirmation } from './confirmation.tsx'
import { confirmationView } from './confirmation-view.ts'

const services = {
  settings: { currentForumYear: forum.year },
  content: { contacts: () => contacts, forumByYear: () => forum },
}

export function OfAnOrder() {
  const { confirmation } = useWords()
  return <Confirmation kind="order" words={confirmation.order} view={confirmationView(services, useLocale(), 'order')} />
}
