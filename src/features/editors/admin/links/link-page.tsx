import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import styles from '../login.module.css'
import { ViewBrand } from '../view-brand'

/** The page that the link of a mail leads to, in the form of the sign-in page. */
export function LinkPage({ view, children }: { view: AdminViewServerProps; children: ReactNode }) {
  return (
    <MinimalTemplate className="login">
      <main className={styles.notice}>
        <ViewBrand {...view} />
        {children}
      </main>
    </MinimalTemplate>
  )
}
