// The address of a preview, for what no pass opens: with a good one server/middleware/previews.ts draws the page of the draft itself here.
import { notFound } from '../../context.server.ts'

export function loader() {
  notFound()
}

export default function PreviewPage() {
  return null
}
