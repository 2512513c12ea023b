// The page of mailings to ticket holders: text, progress and actions.

import type { ForumLetterView, LettersView } from '@forum/desk/office/pages/letter-view.ts'
import { localeTable } from '@forum/domain/localisation/locale.ts'
import { Fault, Field, Submit } from './form-parts.tsx'
import { useOffice } from './office-words.tsx'

export function LettersPage({ view: { year, letters, reminders, done, fault } }: { view: LettersView }) {
  const { mailing } = useOffice().words
  return (
    <>
      <h1>{mailing.title(year)}</h1>
      <p>{mailing.lead}</p>
      {letters.map((letter) => (
        <section key={letter.kind} id={letter.kind} className="form">
          <h2>{mailing.kinds[letter.kind]}</h2>
          {done?.kind === letter.kind && (
            <p className="notice strong done" role="status">
              {mailing.done[done.deed](done.detail)}
            </p>
          )}
          {fault?.kind === letter.kind && <Fault>{mailing.faults[fault.fault]}</Fault>}
          <Figures letter={letter} />
          <LetterForm letter={letter} typed={fault?.kind === letter.kind ? fault.typed : {}} />
        </section>
      ))}
      <h2>{mailing.reminders}</h2>
      <p>{mailing.remindersText(reminders.days, reminders.sent)}</p>
    </>
  )
}

function Figures({ letter }: { letter: ForumLetterView }) {
  const { mailing } = useOffice().words
  const { state, people, delivered, waiting, dead } = letter
  const { figures } = mailing
  const said = [
    figures.people(people),
    ...(delivered > 0 ? [figures.delivered(delivered)] : []),
    ...(waiting > 0 ? [figures.waiting(waiting)] : []),
  ]
  return (
    <>
      <p>
        <b>{mailing.states[state]}</b> · {said.join(' · ')}
        {dead > 0 && (
          <>
            {' · '}
            <span className="dead">{figures.dead(dead)}</span>
          </>
        )}
      </p>
      {dead > 0 && <p className="aside">{mailing.failed}</p>}
    </>
  )
}

/** The text in each language with the organisers' addition, and its sending: one form, so that no button loses what was typed. */
function LetterForm({ letter, typed }: { letter: ForumLetterView; typed: Readonly<Record<string, string>> }) {
  const { mailing } = useOffice().words
  const { kind, versions, state, people, waiting } = letter
  const isSent = state === 'done' || state === 'stopped'
  return (
    <form method="post" action="/letters">
      <input type="hidden" name="letter" value={kind} />
      {/* Enter in the field of the address presses the first button; Safari passes over one that is not drawn. */}
      <button type="submit" name="deed" value="sample" tabIndex={-1} aria-hidden="true" className="visuallyHidden" />
      {versions.map(({ locale, words, subject, text }, index) => (
        <details key={locale} open={index === 0 && state !== 'done'}>
          <summary>{localeTable[locale].name}</summary>
          <blockquote className="letter" lang={locale}>
            <p>
              <b>{subject}</b>
            </p>
            <p>{text}</p>
          </blockquote>
          <label>
            {mailing.own}
            <textarea
              name={`words-${locale}`}
              rows={4}
              maxLength={2000}
              defaultValue={typed[`words-${locale}`] ?? words}
              lang={locale}
            />
            <span className="aside">{mailing.ownHint}</span>
          </label>
        </details>
      ))}
      {state !== 'going' && (
        <Submit look="plain" deed="word">
          {mailing.word}
        </Submit>
      )}
      <Field label={mailing.sampleTo} name="to" type="email" value={typed.to ?? ''} />
      <label>
        {mailing.language}
        <select name="language" defaultValue={typed.language}>
          {versions.map(({ locale }) => (
            <option key={locale} value={locale}>
              {localeTable[locale].name}
            </option>
          ))}
        </select>
      </label>
      <Submit look="plain" deed="sample">
        {mailing.sample}
      </Submit>
      {state !== 'going' && state !== 'new' && <Submit deed="send">{isSent ? mailing.goOn : mailing.send(people)}</Submit>}
      {(state === 'going' || waiting > 0) && (
        <Submit look="danger" deed="stop">
          {mailing.stop}
        </Submit>
      )}
    </form>
  )
}
