import { ButtonLink, buttonClass } from './button.tsx'

export const Wheat = () => <ButtonLink to="/uk/about">Про форум</ButtonLink>
export const Outlined = () => (
  <ButtonLink to="/uk/about" variant="outlined">
    Про форум
  </ButtonLink>
)
export const Small = () => (
  <ButtonLink to="/uk/about" size="small">
    Про форум
  </ButtonLink>
)
export const OfAForm = () => (
  <button type="submit" className={buttonClass()}>
    Надіслати
  </button>
)
