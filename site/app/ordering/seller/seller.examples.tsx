import { SellerLine } from './seller-line.tsx'

const seller = { name: 'ТОВ «Форум»', code: '30000005', address: 'Київ, вул. Тиха, 1', email: 'tickets@forum.example' }

export const Registered = () => <SellerLine seller={{ ...seller, phone: '+38 044 000 10 02' }} />

export const WithoutPhone = () => <SellerLine seller={{ ...seller, phone: '' }} />
