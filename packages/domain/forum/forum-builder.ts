// Editions for tests, with empty defaults.
import { inAll } from '../localisation/localised-builder.ts'
import { unwrittenEdition } from './edition.ts'
import { blankPartner, blankPartnerGroup, type Forum, type Partner, type PartnerGroup } from './forum.ts'

export function aForum(own: Partial<Forum> = {}): Forum {
  const year = own.year ?? 2025
  return { ...unwrittenEdition(year), title: inAll(`Forum ${year}`), ...own }
}

export function aPartner(own: Partial<Partner> = {}): Partner {
  const slug = own.slug ?? own.id ?? 'partner'
  return { ...blankPartner, id: slug, slug, title: inAll(slug), ...own }
}

export function aPartnerGroup(own: Partial<PartnerGroup> = {}): PartnerGroup {
  const id = own.id ?? 'group'
  return { ...blankPartnerGroup, id, title: inAll(id), ...own }
}
