// In the head of every page with scripts, before our other scripts. Until load.ts runs it queues clicks on controls that need scripts (load.ts
// repeats them); a link among them is followed if that takes too long. If load.ts is missing, because a new build deleted it, the page is reloaded,
// at most once a minute (product.md, 4.12). It also stores the chosen language.
;(() => {
  const presses = []
  const keep = (event) => {
    const control = event.target.closest?.('[data-press]')
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const press = { control, shown: control.getAttribute('aria-pressed') }
    presses.push(press)
    // Immediate feedback; the module corrects it later.
    if (press.shown) control.setAttribute('aria-pressed', press.shown === 'false')
    setTimeout(() => presses.includes(press) && control.href && location.assign(control.href), 4000)
  }
  addEventListener('click', keep, true)
  addEventListener(
    'error',
    ({ target }) => {
      if (target.id !== 'load') return
      removeEventListener('click', keep, true)
      fetch(location.href, { method: 'HEAD' }).then(() => {
        const last = Number(sessionStorage.getItem('reloaded-at') ?? Number.NaN)
        if (Date.now() - last < 60_000) return
        sessionStorage.setItem('reloaded-at', String(Date.now()))
        location.reload()
      })
    },
    true,
  )
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
  window.earlyPresses = { presses, end: () => removeEventListener('click', keep, true) }
})()
