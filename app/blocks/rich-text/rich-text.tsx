import { createElement, Fragment, type ReactNode } from 'react'
import { glued } from '#domain/localisation/line-ends.ts'
import type { RichElement, RichNode, RichText as RichTextTree } from '#domain/rich-text/rich-text.ts'
import { Picture, Plate } from '../../ui/picture/picture.tsx'
import styles from './rich-text.module.css'

type RichTextProps = { text: RichTextTree; lang?: string | undefined; look?: 'article' | 'session' | 'plain' }

/** An editor's text as elements: what was sanitised at the door is drawn, never injected. */
export function RichText({ text, lang, look = 'plain' }: RichTextProps): ReactNode {
  return (
    <div className={[styles.text, styles[look]].filter(Boolean).join(' ')} lang={lang}>
      {nodes(text)}
    </div>
  )
}

function nodes(tree: RichTextTree): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order than its own.
  return tree.map((node, index) => <Fragment key={index}>{drawn(node)}</Fragment>)
}

function drawn(node: RichNode): ReactNode {
  if (typeof node === 'string') return glued(node)
  if (node.tag === 'img') return <InlinePicture element={node} />
  const { tag, attributes = {}, children } = node
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  if (tag === 'table') return <div className={styles.scroll}>{createElement('table', null, nodes(children ?? []))}</div>
  return createElement(tag, properties(tag, attributes), nodes(children ?? []))
}

function properties(tag: string, attributes: Readonly<Record<string, string>>): Record<string, string | number | undefined> {
  if (tag === 'a') {
    const isElsewhere = /^https?:/.test(attributes.href ?? '')
    return { href: attributes.href, title: attributes.title, ...(isElsewhere && { rel: 'noopener' }) }
  }
  if (tag === 'td' || tag === 'th') return { colSpan: number(attributes.colspan), rowSpan: number(attributes.rowspan) }
  return {}
}

function number(value: string | undefined): number | undefined {
  return value && /^\d{1,5}$/.test(value) ? Number(value) : undefined
}

function InlinePicture({ element }: { element: RichElement }): ReactNode {
  if (!element.file) return null
  return (
    <Plate ratio="photo">
      <Picture
        file={element.file}
        alt={element.attributes?.alt ?? ''}
        sizes="(max-width: 760px) 100vw, 700px"
        width={number(element.attributes?.width) ?? 1200}
        height={number(element.attributes?.height) ?? 800}
        largest={1280}
      />
    </Plate>
  )
}
