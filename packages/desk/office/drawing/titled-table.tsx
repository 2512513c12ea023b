import type { ReactNode } from 'react'

type TitledTableProps = { title: string; heads: readonly string[]; children: ReactNode }

/** On a phone the table scrolls in its own box, and its first column is sticky. */
export function TitledTable({ title, heads, children }: TitledTableProps) {
  return (
    <>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard has to scroll it, too. */}
      <section className="wide-table" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </section>
    </>
  )
}
