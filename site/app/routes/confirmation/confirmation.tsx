// Thank-you page: what happens next, contact, time and place.

import '@forum/design/styles/parts/motto.css'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { buttonClass } from '@forum/design/ui/button/button.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import type { Thanked } from '@forum/domain/address/pages.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import type { Catalogue } from '@forum/messages/uk/catalogue.ts'
import { Contact } from '@forum/site/app/blocks/contact/contact.tsx'
import { fitMotto } from '@forum/site/app/blocks/motto/motto-fit.ts'
import { Sheaf } from '@forum/site/app/blocks/sheaf/sheaf.tsx'
import { useFrameData } from '@forum/site/app/context/frame-data.ts'
import { ForumDay } from '@forum/site/app/ordering/forum-day/forum-day.tsx'
import type { CSSProperties } from 'react'
import styles from './confirmation.module.css'
import type { ConfirmationView } from './confirmation-view.ts'

/** Words of this kind only. */
type ConfirmationWords = Catalogue['submissionThanks'][keyof Catalogue['submissionThanks']]

/** What identifies visitors at the registration: an order's number, a group's company. */
function askText(kind: Thanked, { contactText, contactGroup, contactPlain }: Catalogue['confirmation']): string {
  if (kind === 'order') return contactText
  return kind === 'groupOrder' ? contactGroup : contactPlain
}

type ConfirmationProps = { kind: Thanked; words: ConfirmationWords; view: ConfirmationView }

export function Confirmation({ kind, words, view: { contact, day, calendar } }: ConfirmationProps) {
  const { confirmation, orderPage } = useWords()
  return (
    <>
      <Head words={words} />
      <section className="section" data-theme="white">
        <div className="wrap">
          <h2 className="large below6">{confirmation.next}</h2>
          <ol role="list" className={`${styles.steps} list`}>
            {words.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className="figure dial" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{noBreak(title)}</h3>
                <p>{noBreak(text)}</p>
              </li>
            ))}
          </ol>
          {contact && (
            <div className="grid split at7 steady above7">
              <h2>{confirmation.contact}</h2>
              <div>
                <p className="measure below4">{noBreak(askText(kind, confirmation))}</p>
                <Contact contact={contact} />
              </div>
            </div>
          )}
          {day && (
            <div className="above7">
              <ForumDay day={day} />
              {calendar && (
                <p className="above5">
                  <a className={buttonClass({ variant: 'outlined' })} href={calendar}>
                    <Icon name="calendar" />
                    {orderPage.calendar}
                  </a>
                </p>
              )}
            </div>
          )}
        </div>
      </section>
    </>
  )
}

const wideShape = { width: 1440, height: 560, top: 100, pointX: 360, edgeHandle: 0.5, pointHandle: 0.6, share: 0.63 }

function Head({ words: { heading, summary } }: { words: ConfirmationWords }) {
  const { strands } = useFrameData()
  const { lines, line, word } = fitMotto(heading)
  return (
    <section className="horizon" data-theme="ink">
      <div className={`wrap ${styles.say}`}>
        <h1 className="motto" style={{ '--line': line, '--word': word } as CSSProperties}>
          {lines.map((text) => (
            <span key={text}>{text} </span>
          ))}
        </h1>
        <p>{noBreak(summary)}</p>
      </div>
      <div className="notPhone screenOnly behind">
        <Sheaf strands={strands} shape={wideShape} />
      </div>
    </section>
  )
}
