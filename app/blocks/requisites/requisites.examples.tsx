import { Requisites } from './requisites.tsx'

/** The account has check digits that are right, and a bank that does not exist. */
export const OfAnAccount = () => (
  <Requisites
    of={[
      { label: 'Отримувач', text: 'Центр «Повернення»', copied: 'Центр «Повернення»' },
      { label: 'IBAN', text: 'UA66 0000 0000 0000 0000 0000 0002 6', copied: 'UA660000000000000000000000026' },
      { label: 'Bank', text: 'Банк «Приклад»', copied: null, lang: 'uk' },
    ]}
  />
)
