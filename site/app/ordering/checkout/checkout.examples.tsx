import { useWords } from '@forum/design/page/page-facts.tsx'
import type { HandoverAnswer } from './handover.ts'
import { HandoverPage } from './handover-page.tsx'

const form = { kind: 'form', action: 'https://payment.example/pay', fields: { data: 'data', signature: 'signature' } } as const

function useAnswer(handover: HandoverAnswer['handover']): HandoverAnswer {
  return { handover, orderNumber: '2025-00042', orderPage: '/uk/order/key', words: useWords().ordering.handover }
}

export const ToAForm = () => <HandoverPage answer={useAnswer(form)} />
