import { catalogues } from '@forum/messages/catalogues.ts'
import { drawn, htmlOf, only } from '@forum/site/app/gallery/rendered.tsx'
import { describe, expect, it } from 'vitest'
import { InItsPage, WithFaults } from './form-page.examples.tsx'

describe('a form', () => {
  it('is posted where it is told, and checked by nobody but the server', () => {
    const { attributes } = only(htmlOf(<InItsPage />), 'form')
    expect(attributes).toMatchObject({ method: 'post', action: '/uk/forum/2025/booking' })
    expect(attributes).toHaveProperty('novalidate')
  })

  it('is called by the heading of its page', () => {
    const html = htmlOf(<InItsPage />)
    const { 'aria-labelledby': name } = only(html, 'form').attributes
    expect(drawn(html, 'h2').find(({ attributes: { id } }) => id === name)?.text).toBe('Попередня реєстрація')
  })

  it('labels every field that is seen, and hides the trap from everybody', () => {
    const html = htmlOf(<InItsPage />)
    const labelled = new Set(drawn(html, 'label').map(({ attributes }) => attributes.for))
    const seen = drawn(html, 'input').filter(({ attributes: { type, tabindex } }) => type !== 'hidden' && tabindex !== '-1')
    expect(seen.map(({ attributes: { id } }) => labelled.has(id ?? ''))).toEqual([true, true, true, true])
    expect(only(html, 'button').attributes.type).toBe('submit')
  })

  it('brings its token along', () => {
    expect(drawn(htmlOf(<InItsPage />), 'input').find(({ attributes: { type } }) => type === 'hidden')?.attributes.value).toBe(
      'token',
    )
  })
})

describe('a form that was refused', () => {
  const html = htmlOf(<WithFaults />, 'en')

  it('lists its faults, each a link to its field, which is marked', () => {
    const links = drawn(html, 'a').filter(({ attributes: { href = '' } }) => href.startsWith('#'))
    expect(links.map(({ attributes: { href } }) => href)).toEqual(['#subscription-email', '#subscription-consent'])
    const invalid = drawn(html, 'input').filter(({ attributes }) => attributes['aria-invalid'] === 'true')
    expect(invalid.map(({ attributes: { id } }) => `#${id}`)).toEqual(links.map(({ attributes: { href } }) => href))
  })

  it('keeps what was typed, and says what stopped it as a whole', () => {
    expect(drawn(html, 'input').map(({ attributes: { value } }) => value)).toContain('olena')
    const alerts = drawn(html, 'p').filter(({ attributes: { role } }) => role === 'alert')
    expect(alerts.map(({ text }) => text)).toEqual([catalogues.en.form.formErrors.again])
  })

  it('puts the keyboard into the first field with a fault', () => {
    const focused = drawn(html, 'input').filter(({ attributes }) => 'autofocus' in attributes)
    expect(focused.map(({ attributes: { id } }) => id)).toEqual(['subscription-email'])
  })
})
