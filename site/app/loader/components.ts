// How the component of each island is loaded. Only the loader knows this table: it names components of all rooms.
import type { IslandComponent, IslandName } from '../islands/islands.ts'

export const components: { [Name in IslandName]: () => Promise<IslandComponent<never, Name>> } = {
  callback: () => import('../frame/callback-form/callback-form.tsx').then(({ CallbackForm }) => CallbackForm),
  'hall-screen': () => import('../routes/dashboard/hall-screen.tsx').then(({ HallScreen }) => HallScreen),
  order: () => import('../ordering/order-form/order-form.tsx').then(({ OrderForm }) => OrderForm),
  submission: () => import('@forum/design/form/submission-form.tsx').then(({ SubmissionForm }) => SubmissionForm),
}
