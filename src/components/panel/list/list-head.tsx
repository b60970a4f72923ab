import type { ReactNode } from 'react'
import view from '../view.module.css'

/** The name of a list with how many there are, and beside it what concerns the list as a whole. */
export function ListHead({
  title,
  count,
  children,
}: {
  title: string
  /** In words: „12 mesaje”. */
  count: string
  children?: ReactNode
}) {
  return (
    <header className={view.head}>
      <h1 className={view.title}>
        {title} <span className={view.count}>{count}</span>
      </h1>
      {children}
    </header>
  )
}
