// The built files of the door page (vite.door.config.ts): its document, and the service worker that makes it work offline.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type DoorFiles = {
  page: string
  worker: string
}

type Manifest = Record<string, { file: string; css?: string[] }>

const entry = 'packages/desk/door/phone/door.ts'

/** `directory`: of the built files. null: they were not built. */
export function readDoorFiles(directory: string): DoorFiles | null {
  const manifestFile = join(directory, 'door.json')
  if (!existsSync(manifestFile)) return null
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const { file, css = [] } = manifest[entry] ?? { file: '' }
  const page = doorDocument(
    `/${file}`,
    css.map((each) => `/${each}`),
  )
  const paths = readdirSync(join(directory, 'door/static')).map((name) => `/door/static/${name}`)
  const hash = createHash('sha256').update(page).update(paths.join('\n')).digest('base64url').slice(0, 12)
  // The service worker's bytes change with each build, so that browsers update it.
  const kept = JSON.stringify({ name: hash, paths: ['/door', ...paths] })
  return { page, worker: `self.kept=${kept};\n${readFileSync(join(directory, 'door/worker.js'), 'utf8')}` }
}

/** The script draws everything: it knows the phone's language and works offline. */
function doorDocument(script: string, sheets: readonly string[]): string {
  return `<!doctype html>
<html lang="uk" data-theme="ink">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="color-scheme" content="dark">
<title>Вхід</title>
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">\n`).join('')}<link rel="icon" href="data:,">
<script type="module" src="${script}"></script>
</head>
<body>
<main id="door"><noscript><p lang="uk">Ця сторінка працює лише зі скриптами.</p><p lang="en">This page needs scripts.</p></noscript></main>
</body>
</html>
`
}
