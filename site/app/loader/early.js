// In the head of every page with scripts: the only script of ours that runs before the first frame. It queues clicks on controls that need scripts
// (load.ts repeats them, in order); a link among them is followed if that takes too long. After the first frame of the whole document it loads load.ts.
// If that is gone, because a new build deleted it, the page is reloaded, at most once a minute (product.md, 4.12). It also stores the chosen language.
;(() => {
  const { load } = document.currentScript.dataset
  const presses = []
  const keep = (event) => {
    const control = event.target.closest?.('[data-press]')
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const press = { control, shown: control.getAttribute('aria-pressed') }
    presses.push(press)
    // Immediate feedback; the module corrects it later.
    if (press.shown) control.setAttribute('aria-pressed', String(press.shown === 'false'))
    setTimeout(() => presses.includes(press) && control.href && location.assign(control.href), 4000)
  }
  const end = () => removeEventListener('click', keep, true)
  addEventListener('click', keep, true)
  // Without it the document works as HTML: it is reloaded only if the server has another build.
  const lose = async () => {
    end()
    const { ok } = await fetch(load, { method: 'HEAD', cache: 'no-store' })
    const last = Number(sessionStorage.getItem('reloaded-at') ?? Number.NaN)
    if (ok || Date.now() - last < 60_000) return
    sessionStorage.setItem('reloaded-at', String(Date.now()))
    location.reload()
  }
  // A task that follows the first frame of the whole document.
  const begin = () => requestAnimationFrame(() => setTimeout(() => import(load).catch(lose).catch(() => {})))
  addEventListener('DOMContentLoaded', begin, { once: true })
  // A link that scripts make a button (frame/openers.ts) is pressed by Space, too.
  addEventListener('keydown', (event) => {
    const opener = event.key === ' ' && event.target.closest?.('[data-opens]')
    if (!opener || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    opener.click()
  })
  // Stores the chosen language for `/` (product.md, 2.1; the only place that sets this cookie, 12 months), and keeps the query and the fragment.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest?.('a[data-language]')
      if (!link) return
      const secure = location.protocol === 'https:' ? ';Secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
      document.cookie = `lang=${link.dataset.language};Path=/;Max-Age=31536000;SameSite=Lax${secure}`
      if ('absent' in link.dataset) return
      link.search = location.search
      link.hash = location.hash
    },
    true,
  )
  window.earlyPresses = { presses, end }
})()
