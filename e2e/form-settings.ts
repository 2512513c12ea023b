// How the site of forms is started, by playwright.config.ts or by a spec.

export const organisers = 'office@forum.example'

/** Every visitor may say an address of their own. */
export const formSettings = { MAIL_ORGANISERS: organisers, TRUSTED_PROXIES: '127.0.0.1,::1' }

/** What the shared one keeps; begun anew with each run. */
export const formData = 'test-results/form-data'
