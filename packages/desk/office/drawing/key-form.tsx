// A form of the running day whose buttons stand beside each other, one for each choice.
import type { ReactNode } from 'react'

/** `hidden`: fields that go with whichever button is pressed. */
export function KeyForm({
  legend,
  hidden,
  children,
}: {
  legend: string
  hidden: Readonly<Record<string, string>>
  children: ReactNode
}) {
  return (
    <form method="post" action="/day">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset>
        <legend>{legend}</legend>
        <div className="cluster keys">{children}</div>
      </fieldset>
    </form>
  )
}

export function Key({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <button type="submit" className="button plain" name={name} value={value}>
      {label}
    </button>
  )
}
