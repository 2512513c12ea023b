/** The way to the provider: a form (POST), or a link. */
type Handover = { kind: 'form'; action: string; fields: Readonly<Record<string, string>> } | { kind: 'address'; address: string }

/** Data of an action whose page only leads to payment (handover-page.tsx). */
export type HandoverAnswer = {
  handover: Handover
  orderNumber: string
  orderPage: string
  words: { title: string; text: string; go: string; order: string }
}

export function isHandover(answer: unknown): answer is HandoverAnswer {
  return typeof answer === 'object' && answer !== null && 'handover' in answer
}
