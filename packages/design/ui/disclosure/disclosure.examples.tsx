import { Disclosure } from './disclosure.tsx'

export const Closed = () => <Disclosure title={<h3>Як дістатися</h3>}>Від станції метро пішки п’ять хвилин.</Disclosure>
export const Open = () => (
  <Disclosure title={<h3>Харчування</h3>} note="включено" isOpen>
    Обід і дві перерви на каву.
  </Disclosure>
)
