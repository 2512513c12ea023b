// The type of a channel connects its senders and its carrier, so that messages need no casts.

export type Channel<Message> = {
  name: string
  /** Parses a stored message; throws when it does not belong to this channel. */
  read(stored: unknown): Message
}

/** `wait`: delay before the first attempt, milliseconds. */
export type NewDelivery = { channel: string; message: unknown; wait?: number }

export function deliveryBy<Message>({ name }: Channel<Message>, message: Message): NewDelivery {
  return { channel: name, message }
}

/** The receiver rejects the message: an early retry is useless. */
export class DeliveryRefused extends Error {}

/** The receiver works, but cannot take this message now. */
export class DeliveryDelayed extends Error {}

/** The receiver may have taken the message: its answer was lost. A retry may create a duplicate. */
export class DeliveryUncertain extends Error {}

/** `ownerId`: the submission or order; with the message it identifies a repeated delivery. */
export type Deliver<Message> = (message: Message, ownerId: string) => Promise<void>

/** Delivers the messages of a channel. `width`: maximum number at once. */
export type Carrier = { name: string; width: number; carry(stored: unknown, ownerId: string): Promise<void> }

/**
 * `deliver` returns when the message was delivered, now or before. It throws DeliveryRefused, DeliveryDelayed or DeliveryUncertain, or any other
 * error when the receiver cannot be reached. An unreadable message counts as refused; the error does not contain its text.
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
