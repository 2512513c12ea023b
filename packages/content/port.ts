// All that site and desk may ask of the content, at most twelve values: reading it, writing records, and whether the content service can be reached.
export type { FieldOf, SubmissionName } from '@forum/content/model/model.ts'
export { FILES } from '@forum/content/model/relation.ts'
export type { AccountCollection } from '@forum/content/model/staff.ts'
export { type AssetSource, createAssetSource } from './client/asset-source.ts'
export type { ContentLocation } from './client/content-location.ts'
export { createContentSource } from './client/content-service.ts'
export { createDeskQuestions } from './client/desk-questions.ts'
export type { Fault } from './client/fault.ts'
export type { OrderState } from './client/order-states.ts'
export { type PassFor, passIn } from './client/pass.ts'
export type { DraftName, DraftState, Preview } from './client/preview.ts'
export { probeContentService } from './client/probe.ts'
export {
  createRecordSender,
  type RecordMessage,
  RecordRefused,
  recordMessage,
  type SendRecord,
} from './client/send-record.ts'
export type { ReadStaff } from './client/staff.ts'
export type { ContentStore } from './store/content-store.ts'
export { requestForcedReading } from './store/forced-reading.ts'
export { createLiveStore, type LiveStore, type StoreStatus } from './store/live-store.ts'
export type { Loss } from './store/losses.ts'
export { indexContent } from './store/memory-store.ts'
