import { useWords } from '@forum/design/page/page-facts.tsx'
import { Arrow } from '@forum/design/ui/icon/icon.tsx'
import { writtenPhones } from '@forum/domain/contact/contact.ts'
import type { SupportWay } from '@forum/site/app/context/frame-view.ts'

/** Chats open in a new tab; numbers and addresses use tel: and mailto:. */
export function SupportLink({ way: { kind, link } }: { way: SupportWay }) {
  const { site, support } = useWords()
  if (kind === 'phone' || kind === 'email') {
    const isPhone = kind === 'phone'
    return (
      <a href={isPhone ? (writtenPhones(link)[0]?.dials ?? undefined) : `mailto:${link}`}>
        <span className="quiet">{support[kind]}</span>
        <b>{isPhone ? link.replaceAll(' ', '\u00a0') : link}</b>
      </a>
    )
  }
  return (
    <a href={link} target="_blank" rel="noopener">
      <span>
        {support[kind]}
        <span className="visuallyHidden"> ({site.newTab})</span>
      </span>
      <Arrow />
    </a>
  )
}
