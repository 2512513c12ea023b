import { useWords } from '@forum/design/page/page-facts.tsx'
import { groupOrderRules } from '@forum/domain/submission/group-order.ts'
import { formHeaders } from '@forum/site/app/blocks/form-page/submit-form.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import { requestPageOf, takeRequest } from '@forum/site/app/ordering/request-page/request-page.server.ts'
import { RequestPage } from '@forum/site/app/ordering/request-page/request-page.tsx'
import type { Route } from './+types/route.ts'

/** No navigation that would distract from ordering. */
export const handle = { layout: 'quiet', isOfTicket: true } satisfies PageHandle

/** Group requests during the sale; otherwise a notice. */
export const loader = (args: Route.LoaderArgs) => requestPageOf(args, 'groupOrder')
export const action = (args: Route.ActionArgs) => takeRequest(args, 'groupOrder')
export const headers = formHeaders

export default function ByForm({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket } = useWords()
  return (
    <RequestPage
      kind="groupOrder"
      rules={groupOrderRules}
      title={ticket.ways.form.page}
      view={loaderData}
      answer={actionData}
      ticketsOf={loaderData.year}
      isQuiet
    />
  )
}
