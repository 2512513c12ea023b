// Fields with addresses.
import { locales, localeTable } from '../../domain/localisation/locale.ts'
import { alias, column, type Extra, type Field, line } from './field.ts'
import { type Label, phrase } from './label.ts'

const LINK = 'link'

export const url = <Name extends string>(field: Name, label: Label, extra: Extra = {}) =>
  line(field, label, { options: { placeholder: 'https://', iconLeft: LINK, trim: true }, ...extra })

/** Whether it holds the address of another site. */
export const isUrl = ({ meta }: Field): boolean => (meta.options as { iconLeft?: string } | null | undefined)?.iconLeft === LINK

/** Created from the title by the service (extensions/editors) if empty. */
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

/** Link to the record on the site, above the form. `path`: without language, `{{field}}` is a placeholder. */
export const onSite = (path: string): Field<never> =>
  alias('on_site' as never, ['На сайті', 'On the site'], {
    interface: 'presentation-links',
    special: ['alias', 'no-data'],
    width: 'full',
    // Hidden before the record is saved.
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

/** Placeholder for the website's address, replaced by the set-up. */
export const SITE = '$SITE_URL'

/** Placeholder for the service's address: the admin application treats paths with a slash as its own pages. */
export const SERVICE = '$SERVICE_URL'
