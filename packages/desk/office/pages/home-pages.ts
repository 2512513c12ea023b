// Routes of the desk's home page. From here rejected content is accepted.

import { noteDeed } from '@forum/desk/audit/audit.ts'
import type { Hono } from 'hono'
import { homeView } from './home-page.ts'
import type { OfficeEnv, OfficeRoom } from './office-room.ts'

export function homePages(stack: Hono<OfficeEnv>, { parts, show }: OfficeRoom): void {
  const { desk, content, isDemo } = parts
  stack.get('/', async (context) => {
    const view = await homeView(desk, content.heldBack())
    // The demo has no content service: its records always wait.
    return show(context, isDemo ? { ...view, late: null } : view)
  })
  stack.post('/accept-content', async (context) => {
    const losses = content.heldBack()
    if (losses.length > 0) {
      const reason = losses.map(({ name, before, after }) => `${name}: ${before} → ${after}`).join('; ')
      const deed = { action: 'contentAccepted', orderId: null, reason } as const
      if (await content.accept())
        await desk.database.transaction((tx) => noteDeed(tx, context.get('organiser'), desk.now(), deed))
    }
    return context.redirect('/', 303)
  })
}
