import { useWords } from '@forum/design/page/page-facts.tsx'
import { documentTypes } from '@forum/domain/picture/document-format.ts'
import { documentPath } from '@forum/domain/picture/short-name.ts'
import { Cover } from '../cover/cover.tsx'
import { Text } from '../text/text.tsx'
import styles from './material-list.module.css'
import type { MaterialView } from './material-view.ts'

/** Files with type and size; links open in a new tab. */
export function MaterialList({ materials }: { materials: readonly MaterialView[] }) {
  const { site } = useWords()
  return (
    <ul role="list" className="list">
      {materials.map(({ id, title, file, format, size, cover }) => (
        <li key={id}>
          <a
            className={styles.material}
            href={documentPath(file, format)}
            target="_blank"
            rel="noopener"
            type={format ? documentTypes[format] : undefined}
          >
            {cover && (
              <span className={styles.cover}>
                <Cover file={cover} ratio="thumb" sizes="96px" largest={320} />
              </span>
            )}
            <Text className="title named" of={title} />
            <span className={`${styles.file} aside strong`}>
              {[format?.toUpperCase(), size].filter(Boolean).join(', ')}
              <span className="visuallyHidden"> ({site.newTab})</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
