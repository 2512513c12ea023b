import { Requisites } from './requisites.tsx'

/** An IBAN with valid check digits and a fictional bank. */
export const OfAnAccount = () => (
  <Requisites
    of={[
      { label: 'Отримувач', text: 'Центр «Повернення»', copied: 'Центр «Повернення»' },
      { label: 'IBAN', text: 'UA66 0000 0000 0000 0000 0000 0002 6', copied: 'UA660000000000000000000000026' },
      { label: 'Bank', text: 'Банк «Приклад»', copied: null, lang: 'uk' },
    ]}
  />
)
