import { noBreak } from '#domain/localisation/line-ends.ts'
import { useWords } from '../../locale.tsx'
import type { FrameView } from '../frame/frame-view.ts'
import { usePageKind } from '../frame/page-kind.ts'
import { CallbackForm } from './callback-form.tsx'
import styles from './callback-section.module.css'

/** The request to be called back above the contacts of every page, but of its own. */
export function CallbackSection({ frame }: { frame: FrameView }) {
  const { forms } = useWords()
  if (usePageKind() === 'callback') return null
  return (
    <div className={`wrap grid ${styles.callback}`}>
      <div className={styles.words}>
        <h2>{forms.callback.title}</h2>
        <p>{noBreak(forms.callback.text)}</p>
      </div>
      <div className={styles.form}>
        <CallbackForm token={frame.callbackToken} headingLevel="h3" />
      </div>
    </div>
  )
}
