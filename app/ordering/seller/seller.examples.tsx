import { SellerLine } from './seller-line.tsx'

export const Registered = () => <SellerLine seller={{ name: 'ТОВ «Форум»', code: '30000005', address: 'Київ, вул. Тиха, 1' }} />
