// Error messages for editors: beside the field, in the language of their profile.

const DEFAULT = 'uk'

/** @returns {Promise<'uk' | 'en'>} language of the profile, otherwise of the project */
export async function languageOf({ user }, database) {
  const own = user ? await database('directus_users').where({ id: user }).first('language') : null
  const project = own?.language ? null : await database('directus_settings').first('default_language')
  const name = own?.language ?? project?.default_language ?? DEFAULT
  return name.startsWith('en') ? 'en' : 'uk'
}

/** Directus identifies its errors by name; the admin application shows `validation_message` below the field. */
class Refusal extends Error {
  name = 'DirectusError'

  constructor(message, code, status, extensions) {
    super(message)
    this.code = code
    this.status = status
    this.extensions = extensions
  }
}

/** @param {string} field of the form @param {{ uk: string, en: string }} words */
export const faultAt = (field, words, language) =>
  new Refusal(words[language], 'FAILED_VALIDATION', 400, { field, path: [], type: 'rule', validation_message: words[language] })

/** @param {{ uk: string, en: string }} words */
export const forbidden = (words, language) => new Refusal(words[language], 'FORBIDDEN', 403, {})

/** People in the admin application; not the public, the website or flows. */
export const isStaff = (accountability) => Boolean(accountability && (accountability.admin || accountability.app))
