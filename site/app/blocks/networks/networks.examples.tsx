import { networks } from '@forum/domain/contact/contact.ts'
import { NetworkList } from './network-list.tsx'

export const All = () => (
  <NetworkList networks={networks.map((network) => ({ network, link: `https://${network}.example/forum` }))} />
)
