import { TextArea, TextField } from './field.tsx'
import { TickBox } from './tick-box.tsx'

export const Empty = () => <TextField id="name" name="name" label="Імʼя" isRequired autoComplete="name" />
export const WithHintAndNote = () => (
  <TextField id="company" name="company" label="Компанія" note="можна лишити порожнім" hint="Як у статуті" />
)
export const WithFault = () => (
  <TextField id="email" name="email" type="email" label="Пошта" hint="На неї прийде квиток" fault="Немає знака @" typed="olena" />
)
export const LongText = () => <TextArea id="message" name="message" label="Повідомлення" typed="Добрий день" />
export const Consent = () => (
  <TickBox id="consent" name="consent" isRequired links={<a href="#policy">Політика</a>}>
    Я погоджуюся
  </TickBox>
)
export const ConsentWithFault = () => (
  <TickBox id="offer" name="offer" isRequired fault="Без згоди не можна">
    Я приймаю оферту
  </TickBox>
)
