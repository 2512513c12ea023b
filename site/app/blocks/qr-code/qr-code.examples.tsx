import { QrCode } from './qr-code.tsx'

const path = 'M0 0h7v7H0zM14 0h7v7h-7zM0 14h7v7H0zM9 9h3v3H9z'

export const OfAnAddress = () => <QrCode drawing={{ size: 21, path, disc: null }} label="Код квитка" />
export const OfAPayment = () => <QrCode drawing={{ size: 21, path, disc: 5 }} label="Код для оплати" />
