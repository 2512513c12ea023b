// All that the desk may ask of the content service: writing records, and whether it can be reached.
export { createOrderStates, type OrderState } from '../content-service/order-states.ts'
export { probeContentService } from '../content-service/probe.ts'
export {
  createRecordSender,
  type RecordMessage,
  RecordRefused,
  recordMessage,
  type SendRecord,
} from '../content-service/send-record.ts'
