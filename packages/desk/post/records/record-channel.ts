// The channel for copies in the content service, and its carrier.

import { type RecordMessage, RecordRefused, type SendRecord } from '@forum/content/port.ts'
import { formOfKind, submissionKinds } from '@forum/domain/submission/submission.ts'
import * as v from 'valibot'
import { type Carrier, type Channel, carrier, DeliveryRefused, deliveryBy, type NewDelivery } from '../outbox/channel.ts'

const orders = 'ticket_orders'
const tickets = 'order_tickets'
// packages/desk/forms/deliveries.ts compares the forms with the content model.
const collections = [
  ...submissionKinds.map((kind) => formOfKind(kind).collection),
  orders,
] as readonly RecordMessage['collection'][]
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

/** Updates the copy of an order with its tickets. */
export function orderCopyDelivery(orderId: string): NewDelivery {
  return deliveryBy(recordChannel, { copyOf: orderId })
}

/** Whether a delivery contains a state: copies do not. */
export function isRecordDelivery({ channel, message }: NewDelivery): boolean {
  return channel === recordChannel.name && !v.is(copyMessage, message)
}

type Fields = Readonly<Record<string, unknown>>

/** A copy of an order for the content service. */
export type OrderCopy = {
  /** The record without the optional columns. */
  record: Fields
  /** Without the status: an organiser may have just changed it there. */
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

/** Sends records to the content service. A service without the project's own fields gets the bare ones. */
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

/** Directus gives the same error for a missing record, and for missing or forbidden fields. */
function isAboutFields(error: unknown): boolean {
  return error instanceof RecordRefused && (error.status === 400 || error.status === 403)
}

/** false: the service has no such columns, or forbids writing them. */
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
