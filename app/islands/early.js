// In the head of every page with scripts, before anything else of ours. Until load.ts has come it keeps, in their order, the presses on what
// works with scripts only (load.ts repeats them); a link among them is followed when that takes too long. Where load.ts itself is gone, which
// another build may have taken away, the page is loaded anew, once a minute at most (product.md, 4.12). And it keeps the chosen language.
;(() => {
  const presses = []
  const keep = (event) => {
    const control = event.target.closest?.('[data-press]')
    if (!control || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    presses.push(control)
    // It shows that it was heard; its module says what came of it.
    if (control.ariaPressed) control.ariaPressed = String(control.ariaPressed === 'false')
    setTimeout(() => presses.includes(control) && control.href && location.assign(control.href), 4000)
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
  // The language that is chosen is kept for `/` (product.md, 2.1; nothing else sets this cookie, 12 months), and takes the whole query and the
  // fragment along.
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
