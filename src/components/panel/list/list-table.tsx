import type { ReactNode } from 'react'
import view from '../view.module.css'
import styles from './list-table.module.css'

/**
 * The table of a list. Where it has little room each row becomes a card; `className` says how wide
 * the columns are, and where their contents are in a card.
 */
export function ListTable({
  caption,
  columns,
  hasNew = false,
  className,
  children,
}: {
  caption: string
  /** Their names. */
  columns: readonly ReactNode[]
  /** Whether a row can be new; it says so by `data-new`, and stands out. */
  hasNew?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={view.container}>
      <table className={[styles.table, className].join(' ')} data-has-new={hasNew || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
