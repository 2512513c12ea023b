import { Arrow, Icon, type IconName } from './icon.tsx'

const names: readonly IconName[] = ['share', 'calendar', 'find', 'copy', 'done', 'close', 'burger', 'caret']

export const Icons = () => names.map((name) => <Icon key={name} name={name} />)
export const OfMore = () => <Arrow />
