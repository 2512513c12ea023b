// Roles of the content service whose people come in to the site's desk.

/** Id of each; directus/access/roles.mjs makes them. */
export const deskRoles = {
  organiser: '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a03',
  steward: '6b0f6c1e-5f0a-4d0e-9a55-0c6f1b1f1a05',
} as const

/** Accounts and roles, as the content service names their collections. */
export const accountCollections = ['directus_users', 'directus_roles'] as const

export type AccountCollection = (typeof accountCollections)[number]
