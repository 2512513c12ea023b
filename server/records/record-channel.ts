// Copies of what the desk stores, for the content service: the channel for everybody who sends records there, and what carries it.
import * as v from 'valibot'
import { formOfKind, submissionKinds } from '#domain/submission/submission.ts'
import { type RecordMessage, RecordRefused, type SendRecord } from '../content-service/send-record.ts'
import { type Carrier, type Channel, carrier, DeliveryRefused, deliveryBy, type NewDelivery } from '../outbox/channel.ts'

const orders = 'ticket_orders'
const tickets = 'order_tickets'
const collections = [...submissionKinds.map((kind) => formOfKind(kind).collection), orders] as const
const fields = v.record(v.string(), v.unknown())

const recordMessage = v.object({
  collection: v.picklist(collections),
  record: fields,
  key: v.exactOptional(v.string()),
  fallback: v.exactOptional(fields),
})

/** The order is drawn when it is sent. */
const copyMessage = v.object({ copyOf: v.string() })

const recordChannel: Channel<RecordMessage | v.InferOutput<typeof copyMessage>> = {
  name: 'content',
  read: v.parser(v.union([copyMessage, recordMessage])),
}

export function recordDelivery(message: RecordMessage): NewDelivery {
  return deliveryBy(recordChannel, message)
}

/** Brings what people read of an order there up to date, with its tickets. */
export function orderCopyDelivery(orderId: string): NewDelivery {
  return deliveryBy(recordChannel, { copyOf: orderId })
}

/** Whether a delivery says how something stands there: a copy for people does not. */
export function isRecordDelivery({ channel, message }: NewDelivery): boolean {
  return channel === recordChannel.name && !v.is(copyMessage, message)
}

type Fields = Readonly<Record<string, unknown>>

/** An order as it is written into the content service. */
export type OrderCopy = {
  /** The record without its columns, as every service takes it. */
  record: Fields
  /** Never how it stands: an organiser may have said so there a moment ago. */
  columns: Fields
  /** `changes`: what may change of a ticket's record. */
  tickets: readonly { id: string; record: Fields; changes: Fields }[]
}

export type OrderCopying = {
  /** null: there is no such order. */
  copyOf(orderId: string): Promise<OrderCopy | null>
  log: { warn(details: object, text: string): void }
}

const withoutCopies: OrderCopying = { copyOf: async () => null, log: { warn: () => {} } }

/** Carries records to the content service. A service that knows other fields than the project's own gets the bare ones. */
export function recordCarrier(send: SendRecord, { copyOf, log }: OrderCopying = withoutCopies): Carrier {
  let isTold = false
  const tellOlder = () => {
    if (!isTold)
      log.warn({}, 'the content service has no columns for buyers and tickets: run its set-up (npm run desk -- doctor)')
    isTold = true
  }
  return carrier(recordChannel, async (message) => {
    try {
      if ('copyOf' in message) {
        const copy = await copyOf(message.copyOf)
        if (copy && !(await sendCopy(send, copy, message.copyOf))) tellOlder()
        return
      }
      const { collection, record, key, fallback } = message
      await send(collection, record, key).catch((error) => {
        if (fallback && isAboutFields(error)) return send(collection, fallback)
        throw error
      })
    } catch (error) {
      throw error instanceof RecordRefused ? new DeliveryRefused(error.message) : error
    }
  })
}

/** Directus says the same of a record that is not there, and of fields that are not there or may not be changed. */
function isAboutFields(error: unknown): boolean {
  return error instanceof RecordRefused && (error.status === 400 || error.status === 403)
}

/** false: the service has no columns for it, or lets nobody fill them. */
async function sendCopy(send: SendRecord, { record, columns, tickets: each }: OrderCopy, id: string): Promise<boolean> {
  const isTaken = async () => {
    try {
      return await send(orders, columns, id)
    } catch (error) {
      if (isAboutFields(error)) return false
      throw error
    }
  }
  if (!(await isTaken())) {
    const isMade = await send(orders, record)
    if (!isMade || !(await isTaken())) return false
  }
  for (const ticket of each) if (!(await send(tickets, ticket.record))) await send(tickets, ticket.changes, ticket.id)
  return true
}
