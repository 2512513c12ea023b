// Where a partner's people take their seats: names and addresses, tickets by mail. Not cached: site/server/middleware/personal-pages.ts.

import { faultSentence } from '@forum/design/form/fault-sentence.ts'
import { FaultSummary, FormNote } from '@forum/design/form/form-parts.tsx'
import { wordsIn } from '@forum/design/page/locale.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { pathWithin } from '@forum/domain/address/paths.ts'
import { filled } from '@forum/domain/localisation/filled.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { localeOf } from '@forum/site/app/context/context.server.ts'
import type { PageHandle } from '@forum/site/app/context/page-handle.ts'
import type { PageInfo } from '@forum/site/app/frame/page-info/page-info.tsx'
import type { Route } from './+types/route.ts'
import { claimSeats, type SeatsAnswer, seatsFor } from './seats.server.ts'

export const handle = { layout: 'quiet', isOfTicket: true } satisfies PageHandle

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const locale = localeOf(context)
  const view = await seatsFor(context, params.key, locale)
  const { sharedSeats: words } = wordsIn(locale)
  const page: PageInfo = {
    title: words.title,
    description: words.description,
    path: pathWithin.seats(params.key),
    nearestList: pathWithin.home(),
  }
  const query = new URL(request.url).searchParams
  const [made, known] = ['made', 'known'].map((name) => Number(query.get(name)) || 0) as [number, number]
  return { page, view, words, made, known }
}

export const action = ({ params, context, request }: Route.ActionArgs) => claimSeats(context, params.key, request)

export default function Seats({ loaderData: { view, words, made, known }, actionData }: Route.ComponentProps) {
  const { giver, seats, left, until, ticket, isOpen } = view
  const said = [...(made > 0 ? [filled(words.made, { made })] : []), ...(known > 0 ? [filled(words.known, { known })] : [])]
  return (
    <section className="section" data-theme="white">
      <div className="wrap stack">
        <h1>{giver ? filled(words.heading, { giver }) : words.noGiver}</h1>
        {ticket && <p className="strong">{ticket}</p>}
        {said.length > 0 && !actionData && (
          <p role="status" className="strong">
            {noBreak(said.join(' '))}
          </p>
        )}
        {!isOpen && <p className="measure">{noBreak(words.closed)}</p>}
        {isOpen && left === 0 && <p className="measure">{noBreak(words.full)}</p>}
        {isOpen && left > 0 && (
          <>
            <p className="measure">{noBreak(filled(words.left, { left, seats, until }))}</p>
            <p className="measure">{noBreak(words.lead)}</p>
          </>
        )}
        {isOpen && (left > 0 || actionData) && <SeatsForm view={view} words={words} answer={actionData ?? null} />}
      </div>
    </section>
  )
}

type FormProps = { view: Route.ComponentProps['loaderData']['view']; words: Route.ComponentProps['loaderData']['words'] } & {
  answer: SeatsAnswer | null
}

function SeatsForm({ view: { lines }, words, answer }: FormProps) {
  const { forms } = useWords()
  const faults = answer?.faults ?? {}
  const sentenceOf = (field: 'name' | 'email', line: number) => {
    const fault = faults[`${field}-${line}`]
    return fault && faultSentence(forms, fault, { kind: 'line', isRequired: true, max: 200 }, forms.fields[field])
  }
  const typedLines = Object.entries(answer?.typed ?? {}).filter(([, text]) => text !== '').length
  const shown = Math.max(lines, typedLines > 0 ? 5 : 0)
  const all = Array.from({ length: shown }, (_, line) => line)
  const summary = all.flatMap((line) =>
    (['name', 'email'] as const).flatMap((field) => {
      const sentence = sentenceOf(field, line)
      return sentence ? [{ id: `seat-${field}-${line}`, sentence }] : []
    }),
  )
  return (
    <form method="post" className="gap5 measure above6">
      <FaultSummary faults={summary} />
      {all.map((line) => (
        <fieldset key={line} className="pair">
          <legend className="strong below4">{filled(words.person, { number: line + 1 })}</legend>
          {(['name', 'email'] as const).map((field) => (
            <TextField
              key={field}
              id={`seat-${field}-${line}`}
              name={`${field}-${line}`}
              type={field === 'email' ? 'email' : 'text'}
              autoComplete="off"
              label={forms.fields[field]}
              typed={answer?.typed[`${field}-${line}`]}
              fault={sentenceOf(field, line)}
              isFocused={summary[0]?.id === `seat-${field}-${line}`}
            />
          ))}
        </fieldset>
      ))}
      {answer?.fault && <FormNote>{filled(words.faults[answer.fault], { left: answer.left })}</FormNote>}
      <p>
        <button type="submit" className={buttonClass()}>
          {words.submit}
        </button>
      </p>
      <p className="small quiet">{noBreak(words.secret)}</p>
    </form>
  )
}
