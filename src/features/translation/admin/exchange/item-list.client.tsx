'use client'

import { useId, useState, type ReactNode } from 'react'
import { DeskButton } from '../desk-button.client'
import type { ImportItem } from '../../transfer/import-report'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { exchangeTexts } from '../texts/exchange'
import styles from './exchange.module.css'

/** As many as can be looked at in one go, and drawn without delay. */
const step = 50

/** A part of a report; nothing where it has no items. */
export function ItemList({
  items,
  title,
  actions,
  intl,
  children,
}: {
  items: ImportItem[]
  title: string
  actions?: ReactNode
  intl: PanelIntl
  children: (item: ImportItem) => ReactNode
}) {
  const id = useId()
  const [shown, setShown] = useState(step)
  if (items.length === 0) return null
  const left = items.length - shown
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h4 id={id}>
        {title} <span className={styles.count}>{intl.number(items.length)}</span>
      </h4>
      {actions}
      <ul>
        {items.slice(0, shown).map((item) => (
          <li className={styles.item} key={item.unit}>
            {children(item)}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <DeskButton buttonStyle="secondary" onClick={() => setShown(shown + step)}>
          {intl.t(exchangeTexts.more, { count: intl.number(Math.min(step, left)) })}
        </DeskButton>
      )}
    </section>
  )
}
