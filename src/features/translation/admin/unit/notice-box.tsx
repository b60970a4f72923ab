import { useId, type ComponentProps, type ReactNode } from 'react'
import { Glyph } from '@/components/panel/glyphs'
import styles from './notice-box.module.css'

/** A part that stands out from the page: something to decide about, or why something is so. */
export function NoticeBox({
  level,
  glyph,
  title,
  children,
}: {
  level: 'error' | 'warning' | 'info'
  glyph: ComponentProps<typeof Glyph>['name']
  title: string
  children?: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`${styles.box} ${styles[level]}`}>
      <h3 className={styles.title} id={id}>
        <Glyph name={glyph} />
        {title}
      </h3>
      {children}
    </section>
  )
}
