import { notFound } from '@forum/site/app/context/context.server.ts'

/** 404 in the visitor's language, drawn by the language's error page. */
export function loader(): never {
  notFound()
}

export default function NotFound() {
  return null
}
