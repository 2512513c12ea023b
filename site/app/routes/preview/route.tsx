// Address of previews without a valid pass: 404. With one site/server/middleware/previews.ts answers.
import { notFound } from '@forum/site/app/context/context.server.ts'

export function loader() {
  notFound()
}

export default function PreviewPage() {
  return null
}
