// Copies of what the desk stores, for the content service: the channel for everybody who sends records there, and what carries it.
import * as v from 'valibot'
import { formOfKind, submissionKinds } from '#domain/submission/submission.ts'
import { type RecordMessage, RecordRefused, type SendRecord } from '../content-service/send-record.ts'
import { type Carrier, type Channel, carrier, DeliveryRefused, deliveryBy, type NewDelivery } from '../outbox/channel.ts'

const collections = [...submissionKinds.map((kind) => formOfKind(kind).collection), 'ticket_orders'] as const
const fields = v.record(v.string(), v.unknown())

const recordMessage = v.object({
  collection: v.picklist(collections),
  record: fields,
  key: v.exactOptional(v.string()),
  fallback: v.exactOptional(fields),
})

const recordChannel: Channel<RecordMessage> = { name: 'content', read: v.parser(recordMessage) }

export function recordDelivery(message: RecordMessage): NewDelivery {
  return deliveryBy(recordChannel, message)
}

/** Whether a delivery changes or makes a record there. */
export function isRecordDelivery({ channel }: { channel: string }): boolean {
  return channel === recordChannel.name
}

/** Carries records to the content service. A service that knows other fields than the project's own gets the bare ones. */
export function recordCarrier(send: SendRecord): Carrier {
  return carrier(recordChannel, async ({ collection, record, key, fallback }) => {
    try {
      await send(collection, record, key).catch((error) => {
        const isAboutFields = error instanceof RecordRefused && (error.status === 400 || error.status === 403)
        if (fallback && isAboutFields) return send(collection, fallback)
        throw error
      })
    } catch (error) {
      throw error instanceof RecordRefused ? new DeliveryRefused(error.message) : error
    }
  })
}
