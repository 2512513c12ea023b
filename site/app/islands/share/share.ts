// The share dialog: filled from the share button (`data-title`, `data-details` and its mail link), and emptied when it closes.

import type { DataSelector, Drawn } from '@forum/design/attributes/attributes.ts'
import { all, find } from '@forum/design/attributes/find.ts'
import { noBreak } from '@forum/domain/localisation/line-ends.ts'
import { mailLink, networkLink, type ShareItem, type ShareNetwork } from '@forum/site/app/blocks/share/share-links.ts'
import { adoptSheet } from '../adopt-sheet.ts'
import sheet from './share-dialog.css?inline'

type Shared = ShareItem & { title: string; lang: string; details: string; url: string }

export function start(dialog: Drawn): void {
  if (!(dialog instanceof HTMLDialogElement)) return
  adoptSheet(sheet)
  addEventListener('click', (event) => {
    const opener =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>(`[data-opens=${dialog.id}]` satisfies DataSelector)
        : null
    if (!opener || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    fill(dialog, sharedBy(opener))
    // It gets the focus back when the dialog closes; some browsers do not focus a clicked link.
    opener.focus({ preventScroll: true })
    dialog.showModal()
  })
  find('[data-close]', dialog)?.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => fill(dialog, { title: '', lang: '', details: '', path: '', url: '' }))
  addEventListener('pagehide', () => dialog.close())
  closeBeside(dialog)
}

/** The last line of the mail is the address. */
function sharedBy({ href, dataset: { title = '', titleLang = '', details = '' } }: Drawn<HTMLAnchorElement>): Shared {
  const url = new URL(href).searchParams.get('body')?.split('\r\n').at(-1) ?? location.href
  return { title, lang: titleLang, details, time: details, path: '', url }
}

function fill(dialog: Drawn, shared: Shared): void {
  const { title, lang, details, url } = shared
  const part = <T extends HTMLElement>(name: string) => find<T>(`[data-share=${name}]`, dialog)
  const said = part('title')
  if (said) {
    said.textContent = noBreak(title)
    said.lang = lang
  }
  const when = part('details')
  if (when) when.textContent = noBreak(details)
  const address = find<HTMLInputElement>('[data-shown]', dialog)
  if (address) address.value = url
  part('mail')?.setAttribute('href', mailLink(shared, url))
  for (const link of all('[data-share=network]', dialog))
    link.setAttribute('href', networkLink(link.dataset.networkName as ShareNetwork, shared, url))
  offerApps(part<HTMLButtonElement>('apps'), { title, text: [title, details].filter(Boolean).join('\n'), url })
}

/** The device's own share menu, in addition to the dialog. */
function offerApps(button: HTMLButtonElement | null, data: ShareData): void {
  if (!button || typeof navigator.share !== 'function') return
  button.closest('li')?.removeAttribute('hidden')
  button.onclick = () => void navigator.share(data).catch(() => {})
}

/** A click outside closes the dialog; dragging a selection out of it does not. */
function closeBeside(dialog: HTMLDialogElement): void {
  let isOutside = false
  dialog.addEventListener('pointerdown', ({ target }) => {
    isOutside = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (isOutside && target === dialog) dialog.close()
  })
}
