// Card payments, bank transfers that organisers mark as paid, and what the sale lacks.

import { createDeskQuestions } from '@forum/content/port.ts'
import type { MissingTerm } from '@forum/domain/order/consent.ts'
import type { Orders } from '../orders/orders.ts'
import { createPaidInAdmin } from '../orders/paid-in-admin.ts'
import { createPaymentService } from '../orders/payment-service.ts'
import { createSaleCheck } from '../orders/sale-check.ts'
import type { DeskBase } from './desk-base.ts'
import { paymentOptions, providerOnRealTime } from './payments.ts'

export function composePayments(base: DeskBase, orders: Orders, missingTerms: () => readonly MissingTerm[]) {
  const { config, now, onStored: onSettled, log } = base
  const provider = providerOnRealTime(config, now)
  return {
    paymentService: createPaymentService({ ...base, ...paymentOptions(config), orders, provider, onSettled }),
    paidInAdmin: createPaidInAdmin({ ...base, orders, read: createDeskQuestions(config.content).orderStates, onSettled }),
    checkSale: createSaleCheck(missingTerms, log),
  }
}
