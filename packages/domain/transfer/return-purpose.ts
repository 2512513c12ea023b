// What the bank is told about money that goes back, in Ukrainian.
import type { Transfer } from './transfer.ts'

/** `order`: the number of the refunded order; null: the money was for none. */
export function returnPurpose({ day, number }: Pick<Transfer, 'day' | 'number'>, order: string | null): string {
  const document = `платіжною інструкцією${number ? ` № ${number}` : ''} від ${day.split('-').toReversed().join('.')}`
  const what = order === null ? 'надміру або помилково сплачених коштів' : `коштів за рахунком № ${order}`
  return `Повернення ${what} згідно з ${document}`
}
