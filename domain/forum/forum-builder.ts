// Editions and what belongs to them alone, for tests: whole, and empty but for what the test gives.
import { inAll, nothing } from '../localisation/localised-builder.ts'
import { unwrittenEdition } from './edition.ts'
import type { Forum, Partner, PartnerGroup } from './forum.ts'

export function aForum(own: Partial<Forum> = {}): Forum {
  const year = own.year ?? 2025
  return { ...unwrittenEdition(year), title: inAll(`Forum ${year}`), ...own }
}

export function aPartner(own: Partial<Partner> = {}): Partner {
  const slug = own.slug ?? own.id ?? 'partner'
  return { id: slug, slug, title: inAll(slug), logo: null, logoDark: null, url: null, description: nothing, ...own }
}

export function aPartnerGroup(own: Partial<PartnerGroup> = {}): PartnerGroup {
  const id = own.id ?? 'group'
  return { id, title: inAll(id), size: 'small', partners: [], ...own }
}
