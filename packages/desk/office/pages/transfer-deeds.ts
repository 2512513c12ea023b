// What an organiser does with transfers: parses the form, and acts in one transaction with its entry in the journal.
import { type Deed, OverLimit } from '@forum/desk/audit/audit.ts'
import { type Giving, giveTransfer, type TakingBack, takeBackShare } from '@forum/desk/orders/give-transfer.ts'
import type { OrderContext } from '@forum/desk/orders/order-context.ts'
import { orderDeliveries } from '@forum/desk/orders/order-deliveries.ts'
import { type Noting, noteTransfer } from '@forum/desk/transfers/note-transfer.ts'
import { correctReceiver, markSent, type SendingBack, sendBack, withdrawReturn } from '@forum/desk/transfers/send-back.ts'
import { anyIban } from '@forum/domain/payment/iban.ts'
import { typedSum } from '@forum/domain/payment/typed-sum.ts'
import { dateAt, parseMoment } from '@forum/domain/time/kyiv-time.ts'
import type { Receiver, TransferFacts, TransferReturn } from '@forum/domain/transfer/transfer.ts'
import { noted, type OfficeContext, type OfficeParts, typedText } from './office-room.ts'
import type { TransferDeed, TransferFault } from './transfer-view.ts'

/** Who acts, and until when they may send money away. */
export type Acting = { context: OfficeContext; parts: OfficeParts; isFresh: boolean }

/** null: done. */
export type TransferOutcome = TransferFault | null

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** The key of the form, or another UUID in it; null: it was not made here. */
export function keyIn(form: FormData, name = 'key'): string | null {
  const key = String(form.get(name) ?? '')
  return uuid.test(key) ? key : null
}

function contextFor<Result>({ context, parts }: Acting, deedOf: (result: Result) => Deed | null): OrderContext {
  const { outbox, now } = parts.desk
  return { database: noted(context, parts, deedOf), outbox, deliveries: orderDeliveries, now }
}

/** Notes a transfer. Returns its id, or what is wrong. */
export async function noteByForm(acting: Acting, form: FormData): Promise<{ id: string } | { fault: TransferFault }> {
  const [key, facts] = [keyIn(form), factsIn(form, acting.parts.desk.now())]
  if (key === null) return { fault: 'stale' }
  if (typeof facts === 'string') return { fault: facts }
  const deedOf = ({ isNew, transfer: { id, amount } }: Noting): Deed | null =>
    isNew ? { action: 'transferNoted', orderId: null, before: { transfer: id, amount } } : null
  const context = contextFor(acting, deedOf)
  const [notedAt, notedBy] = [context.now(), acting.context.get('organiser').name]
  const { transfer } = await noteTransfer(context, { ...facts, id: key, lineKey: null, source: 'noted', notedAt, notedBy })
  return { id: transfer.id }
}

function factsIn(form: FormData, now: number): TransferFacts | TransferFault {
  const [day, amount] = [typedText(form, 'day'), typedSum(typedText(form, 'amount'))]
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || parseMoment(`${day}T12:00:00`) === null) return 'notDay'
  if (day > dateAt(now)) return 'future'
  if (amount === null || amount === 0) return 'notSum'
  const payerIban = ibanIn(form, 'payerIban')
  if (payerIban === null) return 'notIban'
  const [payer, payerCode, number] = [typedText(form, 'payer'), typedText(form, 'payerCode', 20), typedText(form, 'number', 40)]
  return { day, amount, payer, payerCode, payerIban, purpose: typedText(form, 'purpose', 500), number }
}

/** Empty: none was typed; null: it is none. */
function ibanIn(form: FormData, name: string): string | null {
  const typed = typedText(form, name, 60)
  return typed === '' ? '' : anyIban(typed)
}

export function doTransferDeed(deed: TransferDeed, id: string, form: FormData, acting: Acting): Promise<TransferOutcome> {
  return deeds[deed](id, form, acting).catch((error: unknown) => {
    if (error instanceof OverLimit) return 'overLimit' as const
    throw error
  })
}

const deeds: Readonly<Record<TransferDeed, (id: string, form: FormData, acting: Acting) => Promise<TransferOutcome>>> = {
  async given(transferId, form, acting) {
    const [key, amount] = [keyIn(form), typedSum(typedText(form, 'amount'))]
    if (key === null) return 'stale'
    if (amount === null) return 'notSum'
    const context = contextFor(acting, (giving: Giving): Deed | null =>
      giving.outcome === 'given' && giving.isNew
        ? { action: 'transferGiven', orderId: giving.order.id, before: { transfer: transferId, amount } }
        : null,
    )
    const [number, by] = [typedText(form, 'number'), acting.context.get('organiser').name]
    const giving = await giveTransfer(context, { id: key, transferId, number, amount, by })
    return giving.outcome === 'given' ? null : giving.fault
  },

  async takenBack(transfer, form, acting) {
    const context = contextFor(acting, (taking: TakingBack): Deed | null =>
      taking.outcome === 'takenBack'
        ? { action: 'shareTakenBack', orderId: taking.order.id, before: { transfer, amount: taking.share.amount } }
        : null,
    )
    const taking = await takeBackShare(context, typedText(form, 'share'))
    if (taking.outcome === 'takenBack') return null
    return taking.fault === 'noSuchShare' ? 'stale' : taking.fault
  },

  async sentBack(transferId, form, acting) {
    if (!acting.isFresh) return 'notFresh'
    const [key, amount, receiver] = [keyIn(form), typedSum(typedText(form, 'amount')), receiverIn(form)]
    if (key === null) return 'stale'
    if (amount === null) return 'notSum'
    if (typeof receiver === 'string') return receiver
    const context = contextFor(acting, (sending: SendingBack): Deed | null =>
      sending.outcome === 'asked' && sending.isNew ? { ...ofReturn('sentBack', sending.sent), amount } : null,
    )
    const by = acting.context.get('organiser').name
    const sending = await sendBack(context, { id: key, transferId, amount, ...receiver, by })
    return sending.outcome === 'asked' ? null : sending.fault
  },

  async corrected(_, form, acting) {
    if (!acting.isFresh) return 'notFresh'
    const receiver = receiverIn(form)
    if (typeof receiver === 'string') return receiver
    const context = contextFor(acting, (sent: TransferReturn | null) => sent && ofReturn('receiverCorrected', sent))
    return (await correctReceiver(context, typedText(form, 'return'), receiver)) ? null : 'stale'
  },

  async withdrawn(_, form, acting) {
    const context = contextFor(acting, (sent: TransferReturn | null) => sent && ofReturn('returnWithdrawn', sent))
    return (await withdrawReturn(context, typedText(form, 'return'))) ? null : 'stale'
  },

  async sent(_, form, acting) {
    return (await markSentBy(acting, [typedText(form, 'return')])) > 0 ? null : 'stale'
  },
}

/** The bank was told of these. Returns how many that was news of. */
export async function markSentBy(acting: Acting, ids: readonly string[]): Promise<number> {
  const context = contextFor(acting, (sent: TransferReturn[]): Deed | null => {
    const amount = sent.reduce((sum, each) => sum + each.amount, 0)
    const [one, ...more] = sent
    if (!one) return null
    return more.length === 0
      ? ofReturn('returnsSent', one)
      : { action: 'returnsSent', orderId: null, before: { transfers: sent.length, amount } }
  })
  return (await markSent(context, ids)).length
}

/** Of the bank account only its end is noted: journals are kept longer than names. */
function ofReturn(action: Deed['action'], { transferId, amount, receiverIban }: TransferReturn): Deed {
  return {
    action,
    orderId: null,
    before: { transfer: transferId, amount, ...(receiverIban && { iban: `…${receiverIban.slice(-4)}` }) },
  }
}

/** To whom money goes: both a name and an account, or the bank refuses it. */
function receiverIn(form: FormData): Receiver | TransferFault {
  const [receiver, receiverIban] = [typedText(form, 'receiver'), ibanIn(form, 'receiverIban')]
  if (receiver === '') return 'noReceiver'
  if (receiverIban === null || receiverIban === '') return 'notIban'
  return { receiver, receiverCode: typedText(form, 'receiverCode', 20), receiverIban }
}
