// What the desk asks the content service.
import type { ContentLocation } from './content-location.ts'
import { createOrderStates } from './order-states.ts'
import { createStaffReader } from './staff.ts'

/** Each is null when there is no content service. */
export const createDeskQuestions = (location: ContentLocation) => ({
  /** How orders stand there. */
  orderStates: createOrderStates(location),
  /** Whose account may come in to the organisers' desk now. */
  staff: createStaffReader(location),
})
