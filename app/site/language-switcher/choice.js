// Runs in the browser before React does, because a visitor may switch at once: keeps the choice for `/` (product.md, 2.1; nothing
// else sets this cookie, 12 months) and takes the whole query and the fragment along. Sent as it stands here.
addEventListener(
  'click',
  (event) => {
    const link = event.target.closest?.('a[data-language]')
    if (!link) return
    const secure = location.protocol === 'https:' ? ';Secure' : ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `lang=${link.dataset.language};Path=/;Max-Age=31536000;SameSite=Lax${secure}`
    if (!link.hasAttribute('data-absent')) {
      link.search = location.search
      link.hash = location.hash
    }
  },
  true,
)
