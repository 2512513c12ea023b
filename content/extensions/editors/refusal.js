// Owns how a refusal reaches an editor: beside the field that it is about, in the language of the editor's profile.

const DEFAULT = 'uk'

/** @returns {Promise<'uk' | 'en'>} of whoever is signed in: the profile's, else the project's */
export async function languageOf({ user }, database) {
  const own = user ? await database('directus_users').where({ id: user }).first('language') : null
  const project = own?.language ? null : await database('directus_settings').first('default_language')
  const name = own?.language ?? project?.default_language ?? DEFAULT
  return name.startsWith('en') ? 'en' : 'uk'
}

/** Directus knows its own errors by their name; the admin application shows `validation_message` under the field. */
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

/** Whoever signs in to the admin application; the public, the website and flows are not. */
export const isStaff = (accountability) => Boolean(accountability && (accountability.admin || accountability.app))
