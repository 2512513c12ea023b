import { data } from 'react-router'

/** Nothing stands at this address: 404 in the visitor's language, drawn by the language's error page. */
export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
