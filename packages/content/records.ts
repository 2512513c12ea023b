// All that the desk may ask of the content service: writing records, and whether it can be reached.
export { createOrderStates, type OrderState } from './client/order-states.ts'
export { probeContentService } from './client/probe.ts'
export {
  createRecordSender,
  type RecordMessage,
  RecordRefused,
  recordMessage,
  type SendRecord,
} from './client/send-record.ts'
