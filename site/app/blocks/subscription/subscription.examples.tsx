import { Subscription } from './subscription.tsx'

export const OfAnEdition = () => <Subscription title="Підписатися на календар" path="/uk/forum/2025/calendar.ics" />

/** The key is added when it is opened. */
export const OfOwnStars = () => (
  <Subscription title="Підписатися на календар" path="/uk/forum/2025/my.ics?k=" own={{ file: '/uk/forum/2025/my.ics?s=' }} />
)
