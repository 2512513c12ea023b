// The last step before the provider's page: with scripts it continues automatically.

import { data } from '@forum/design/attributes/attributes.ts'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { MoreLink } from '@forum/design/ui/more-link/more-link.tsx'
import { filled } from '@forum/domain/localisation/filled.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { HandoverAnswer } from './handover.ts'

export function HandoverPage({ answer: { handover, orderNumber, orderPage, words } }: { answer: HandoverAnswer }) {
  return (
    <section className="section" data-theme="white">
      <div className="wrap">
        <h1 className="large">{words.title}</h1>
        <p className="measure sentence">{noBreak(filled(words.text, { number: orderNumber }))}</p>
        {handover.kind === 'form' ? (
          <form method="post" action={handover.action} {...data({ 'data-module': 'hand-over' })}>
            {Object.entries(handover.fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <button type="submit" className={buttonClass()}>
              {words.go}
            </button>
          </form>
        ) : (
          <a className={buttonClass()} href={handover.address} {...data({ 'data-module': 'hand-over' })}>
            {words.go}
          </a>
        )}
        <p className="above5">
          <MoreLink to={orderPage}>{words.order}</MoreLink>
        </p>
      </div>
    </section>
  )
}
