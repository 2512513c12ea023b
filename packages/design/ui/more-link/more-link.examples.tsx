import { MoreLink } from './more-link.tsx'

export const Here = () => <MoreLink to="/uk/news">Усі новини</MoreLink>
export const Elsewhere = () => <MoreLink to="https://maps.example/hall">Маршрут</MoreLink>
