// Owns the fields that hold an address or lead to one: on the site, and elsewhere.
import { locales, localeTable } from '../../domain/localisation/locale.ts'
import { alias, column, type Extra, type Field, line } from './field.ts'
import { type Label, phrase } from './label.ts'

export const url = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  line(field, label, { options: { placeholder: 'https://', iconLeft: 'link', trim: true }, ...extra })

/** Made from the title by the service (extensions/editors) when an editor gives none. */
export const slug = (extra: Extra = {}, unique = true) =>
  column(
    'slug',
    'string',
    ['Адреса на сайті', 'Address on the site'],
    {
      interface: 'input',
      width: 'half',
      note: [
        'Порожньо: складеться з назви українською. Латинські малі літери, цифри й дефіси: petro-petrenko',
        'Empty: made from the Ukrainian title. Small Latin letters, digits and hyphens: petro-petrenko',
      ],
      options: { slug: true, trim: true, font: 'monospace' },
      ...extra,
    },
    { max_length: 255, is_unique: unique },
  )

/** Where visitors see the record: a link above the form. `path`: below the language, `{{field}}` is filled in. */
export const onSite = (path: string): Field<never> =>
  alias('on_site' as never, ['На сайті', 'On the site'], {
    interface: 'presentation-links',
    special: ['alias', 'no-data'],
    width: 'full',
    // Nothing is there to be seen before it is saved.
    conditions: [{ name: 'New', rule: { _and: [{ id: { _null: true } }] }, hidden: true }],
    options: {
      links: locales.map((locale) => ({
        label: phrase([`На сайті ${localeTable[locale].label}`, `On the site ${localeTable[locale].label}`]),
        icon: 'open_in_new',
        type: 'normal',
        actionType: 'url',
        url: `${SITE}/${locale}${path}`,
      })),
    },
  })

/** Stands for the website's own address until the set-up knows it. */
export const SITE = '$SITE_URL'

/** Stands for the service's own: what begins with a slash the admin application looks for among its own pages. */
export const SERVICE = '$SERVICE_URL'
