import { SessionNotice } from './session-notice.tsx'

export const Cancelled = () => (
  <SessionNotice notice={{ isCancelled: true, note: 'Спікерка захворіла. Запис розмови буде на сайті.', was: null }} />
)
export const Moved = () => <SessionNotice notice={{ isCancelled: false, note: null, was: 'Було 11:00–12:15, Зала «Десна»' }} />
