/** What takes a visitor to whoever takes the money: a form that is posted there, or an address. */
type Handover = { kind: 'form'; action: string; fields: Readonly<Record<string, string>> } | { kind: 'address'; address: string }

/** What an action answers with when the page has nothing left to do but to show the way to pay (handover-page.tsx). */
export type HandoverAnswer = {
  handover: Handover
  orderNumber: string
  orderPage: string
  words: { title: string; text: string; go: string; order: string }
}

export function isHandover(answer: unknown): answer is HandoverAnswer {
  return typeof answer === 'object' && answer !== null && 'handover' in answer
}
