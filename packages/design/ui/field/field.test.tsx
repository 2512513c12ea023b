import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { describe, expect, it } from 'vitest'
import { Consent, ConsentWithFault, Empty, LongText, WithFault, WithHintAndNote } from './field.examples.tsx'

describe('a field', () => {
  it('is labelled, and says that it must be filled in without the browser checking it', () => {
    const html = htmlOf(<Empty />)
    const { id, required, ...input } = only(html, 'input').attributes
    expect(only(html, 'label')).toMatchObject({ attributes: { for: id }, text: 'Імʼя' })
    expect(input).toMatchObject({ 'aria-required': 'true', autocomplete: 'name' })
    expect(required).toBeUndefined()
    expect(input).not.toHaveProperty('aria-invalid')
    expect(input).not.toHaveProperty('aria-describedby')
  })

  it('is described by its hint, and by its fault as soon as it has one', () => {
    expect(only(htmlOf(<WithHintAndNote />), 'input').attributes['aria-describedby']).toBe('company-hint')
    const html = htmlOf(<WithFault />)
    expect(only(html, 'input').attributes).toMatchObject({
      type: 'email',
      value: 'olena',
      'aria-invalid': 'true',
      'aria-describedby': 'email-hint email-fault',
    })
    expect(drawn(html, 'p').map(({ attributes: { id }, text }) => [id, text])).toEqual([
      ['email-hint', 'На неї прийде квиток'],
      ['email-fault', 'Немає знака @'],
    ])
  })

  it('says beside its label that it may stay empty', () => {
    expect(only(htmlOf(<WithHintAndNote />), 'label').text).toBe('Компанія (можна лишити порожнім)')
  })

  it('of many lines keeps what was typed', () => {
    expect(only(htmlOf(<LongText />), 'textarea')).toMatchObject({ text: 'Добрий день', attributes: { id: 'message' } })
  })
})

describe('a box', () => {
  it('stands empty, has to be ticked, and is sent as "yes"', () => {
    const { attributes } = only(htmlOf(<Consent />), 'input')
    expect(attributes).toMatchObject({ type: 'checkbox', value: 'yes', 'aria-required': 'true' })
    expect(attributes).not.toHaveProperty('checked')
    // The browser would say that it is wrong before anybody has touched it.
    expect(attributes).not.toHaveProperty('required')
  })

  it('is named by what it agrees to alone; what can be read about it stands beside its label', () => {
    const html = htmlOf(<Consent />)
    expect(only(html, 'label')).toMatchObject({ attributes: { for: 'consent' }, text: 'Я погоджуюся' })
    expect(only(html, 'a')).toMatchObject({ attributes: { href: '#policy' }, text: 'Політика' })
  })

  it('is described by its fault', () => {
    const html = htmlOf(<ConsentWithFault />)
    expect(only(html, 'input').attributes['aria-describedby']).toBe(only(html, 'p').attributes.id)
  })
})
