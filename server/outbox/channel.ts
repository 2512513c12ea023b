// The contract of a channel: who puts messages into the outbox and who takes them out agree on it, and nobody casts.

/** A way by which messages leave. */
export type Channel<Message> = {
  name: string
  /** A message as it was stored; throws when it is none of this channel's. */
  read(stored: unknown): Message
}

/** `wait`: for how long it waits before it is due, milliseconds. */
export type NewDelivery = { channel: string; message: unknown; wait?: number }

export function deliveryBy<Message>({ name }: Channel<Message>, message: Message): NewDelivery {
  return { channel: name, message }
}

/** The receiver understood and does not take it: repeating it soon is of no use. */
export class DeliveryRefused extends Error {}

/** The receiver is there and does not take this message now. */
export class DeliveryDelayed extends Error {}

/** The receiver may have taken it: nobody heard its answer. Repeating it may make a copy. */
export class DeliveryUncertain extends Error {}

/** `ownerId`: of what the message is about; with the message it tells a repeated delivery. */
export type Deliver<Message> = (message: Message, ownerId: string) => Promise<void>

/** What carries the messages of a channel. `width`: how many at once. */
export type Carrier = { name: string; width: number; carry(stored: unknown, ownerId: string): Promise<void> }

/**
 * `deliver` ends well when the message has arrived (now or before); it throws DeliveryRefused, DeliveryDelayed or DeliveryUncertain, or any
 * other error when the receiver is away. A message that cannot be read is refused, too, in words that say nothing of it.
 */
export function carrier<Message>(channel: Channel<Message>, deliver: Deliver<Message>, width = 4): Carrier {
  const read = (stored: unknown) => {
    try {
      return channel.read(stored)
    } catch {
      throw new DeliveryRefused('the message cannot be read')
    }
  }
  return { name: channel.name, width, carry: async (stored, ownerId) => deliver(read(stored), ownerId) }
}
