import { asQueries, QueryLinks } from './query-links.tsx'

export const OftenAsked = () => <QueryLinks title="Часто шукають:" links={asQueries(['енергетика', 'здоровʼя та освіта'])} />

export const NothingToAsk = () => <QueryLinks title="Часто шукають:" links={[]} />
