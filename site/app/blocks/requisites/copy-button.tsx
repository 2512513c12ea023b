import { data } from '@forum/design/attributes/attributes.ts'
import { useWords } from '@forum/design/page/page-facts.tsx'
import { Icon } from '@forum/design/ui/icon/icon.tsx'
import styles from './copy-button.module.css'

/** Copies the value of its row (ui/copying). */
export function CopyButton({ label }: { label: string }) {
  const { share } = useWords()
  return (
    <>
      <button
        type="button"
        className={`${styles.copy} square scripted`}
        aria-label={share.copyOf(label)}
        {...data({ 'data-press': '' })}
      >
        <Icon name="copy" {...data({ 'data-while': 'ready' })} />
        <Icon name="done" {...data({ 'data-while': 'copied' })} hidden />
      </button>
      <span className="visuallyHidden" role="status" {...data({ 'data-copied': share.copied, 'data-failed': share.selected })} />
    </>
  )
}
