// Callback form on every page: two fields, validated on submit. Without scripts the page returns with a fragment that shows the thanks.

import type { FormAnswer } from '@forum/design/form/form-answer.ts'
import { FormErrorNote, HiddenFields, PrivacyLink, SubmitButton } from '@forum/design/form/form-parts.tsx'
import { groupWhileTyping } from '@forum/design/form/phone-mask.ts'
import { useSending } from '@forum/design/form/use-sending.ts'
import { useLocale, usePageFacts, useWords } from '@forum/design/page/page-facts.tsx'
import { TextField } from '@forum/design/ui/field/field.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import { localePath, pathWithin } from '@forum/domain/address/paths.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { pageField } from '@forum/domain/submission/form-fields.ts'
import { useEffect, useRef } from 'react'
import styles from './callback-form.module.css'
import { sentAnchor } from './sent-anchor.ts'

type CallbackFormProps = {
  token: string
  /** The answer from which the page is drawn. */
  drawn?: FormAnswer | undefined
  /** Path to return to; default: the form's page. */
  page?: string | undefined
  headingLevel: 'h2' | 'h3'
  /** Folded in a row. */
  isFolded?: boolean
}

export function CallbackForm({ token, drawn, page, headingLevel: Heading, isFolded = false }: CallbackFormProps) {
  const { callback } = useWords()
  const locale = useLocale()
  const { pathname, search } = usePageFacts()
  const sending = useSending(token, drawn)
  const { answer, isBusy, isKept, isDrawnAnew } = sending
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isKept) thanks.current?.focus()
  }, [isKept])
  const field = (name: 'name' | 'phone') => ({
    id: `callback-${name}`,
    name,
    label: callback[name],
    isRequired: true,
    typed: answer?.typed[name],
    fault: answer?.faults[name] && callback.faults[name],
    isFocused:
      isDrawnAnew && (name === 'name' ? Boolean(answer?.faults.name) : !answer?.faults.name && Boolean(answer?.faults.phone)),
  })
  return (
    <>
      <div ref={thanks} id={sentAnchor} tabIndex={-1} role="status" className={isKept ? styles.said : styles.thanks}>
        <Heading>{callback.thanksTitle}</Heading>
        <p>{noBreak(callback.thanks)}</p>
      </div>
      {!isKept && isFolded && (
        <details className={`lines ${styles.opener}`}>
          <summary>
            {callback.open}
            <Icon name="caret" />
          </summary>
        </details>
      )}
      {!isKept && (
        <form
          className={`pair ${styles.form}`}
          action={localePath(locale, pathWithin.callback())}
          aria-label={callback.title}
          {...sending.form}
        >
          <HiddenFields token={sending.token} />
          <input type="hidden" name={pageField} value={page ?? pathname + search} />
          <TextField {...field('name')} autoComplete="name" placeholder={callback.nameExample} />
          <TextField
            {...field('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={callback.phoneMask}
            onInput={groupWhileTyping}
          />
          {answer?.formError && !isBusy && (
            <div className="across">
              <FormErrorNote formError={answer.formError} />
            </div>
          )}
          <div className="across cluster">
            <SubmitButton label={callback.submit} isBusy={isBusy} isFocused={isDrawnAnew && Boolean(answer?.formError)} />
            <p className={`quiet ${styles.use}`}>
              {noBreak(callback.use)}
              <PrivacyLink />
            </p>
          </div>
        </form>
      )}
    </>
  )
}
CallbackForm.island = 'callback' as const
