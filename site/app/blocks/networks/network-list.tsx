import { useWords } from '@forum/design/page/page-facts.tsx'
import type { Network } from '@forum/domain/contact/contact.ts'
import { networkNames } from './network-names.ts'

/** Links to social networks in a new tab. */
export function NetworkList({ networks }: { networks: readonly { network: Network; link: string }[] }) {
  const { site } = useWords()
  return (
    <ul role="list" className="cluster">
      {networks.map(({ network, link }) => (
        <li key={link}>
          <a className="target strong" href={link} target="_blank" rel="noopener">
            {networkNames[network]}
            <span className="visuallyHidden"> ({site.newTab})</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
