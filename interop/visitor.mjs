// Somebody who fills in the forms of the site or its desk and sends them, as a browser without scripts does.
import { DomUtils, parseDocument } from 'htmlparser2'

/** Paths begin at `local`, where the site listens; `origin` is its address to visitors. Cookies are kept. */
export function visitorAt(local, origin) {
  let cookie = ''
  const ask = async (path, more = {}) => {
    const headers = { origin, cookie, ...more.headers }
    const response = await fetch(local + path, { redirect: 'manual', ...more, headers })
    cookie =
      response.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ') || cookie
    return response
  }
  return {
    ask,
    /**
     * Opens the page at `path`, fills in its form that is sent to `action` (the page itself where none is said) and sends it: `fields` beside what the
     * form holds already. Returns the answer; throws where the page has no such form, or comes back with faults.
     */
    async send(path, fields = {}, action = path) {
      const page = await (await ask(path)).text()
      const forms = DomUtils.getElementsByTagName('form', parseDocument(page))
      const form = forms.find(({ attribs }) => attribs.method === 'post' && (attribs.action ?? path) === action)
      if (!form) throw new Error(`${path} has no form to ${action}`)
      const body = new URLSearchParams({ ...valuesOf(form), ...fields })
      const answer = await ask(action, { method: 'POST', body })
      if (answer.status >= 400) throw new Error(`${action}: ${answer.status}, ${faultsOf(await answer.text())}`)
      return answer
    },
  }
}

/** What a form would send as it stands, its buttons aside. */
function valuesOf(form) {
  const all = (name) => DomUtils.getElementsByTagName(name, form)
  const typed = all('input').filter(
    ({ attribs }) => !['checkbox', 'radio', 'submit', 'file'].includes(attribs.type) || 'checked' in attribs,
  )
  const chosen = all('select').map((list) => {
    const options = DomUtils.getElementsByTagName('option', list)
    return [list.attribs.name, (options.find(({ attribs }) => 'selected' in attribs) ?? options[0])?.attribs.value ?? '']
  })
  return Object.fromEntries([...typed.map(({ attribs }) => [attribs.name, attribs.value ?? '']), ...chosen])
}

function faultsOf(page) {
  const fields = DomUtils.find(({ attribs }) => attribs?.['aria-invalid'] === 'true', parseDocument(page), true, 20)
  return `faults in ${fields.map(({ attribs }) => attribs.name).join(', ') || page.slice(0, 300)}`
}
