import type { ReactNode } from 'react'
import form from '../form.module.css'
import { Glyph } from '../glyphs'
import { AddressValues } from './address-values.client'

/**
 * What a list can be asked: a plain form, its fields named as in an address. The page shell follows
 * it without loading the whole admin again.
 */
export function FilterBar({
  path,
  query,
  submit,
  reset,
  isLive = false,
  below,
  children,
}: {
  /** Path of the list. */
  path: string
  /** The current filter, as its fields appear in an address. */
  query: string
  /** On the button. */
  submit: string
  /** The address of the unfiltered list; null where nothing is filtered. */
  reset: { href: string; text: string } | null
  /** Submitted at each choice, where there is script. */
  isLive?: boolean
  /** Further fields, under the bar. */
  below?: ReactNode
  children: ReactNode
}) {
  return (
    <form action={path} data-admin-form={isLive ? 'live' : 'sent'} role="search">
      <AddressValues query={query} />
      <div className={form.bar}>
        {children}
        <button className={form.submit} type="submit">
          <Glyph name="search" />
          {submit}
        </button>
        {reset && (
          <a className={form.reset} href={reset.href}>
            {reset.text}
          </a>
        )}
      </div>
      {below}
    </form>
  )
}
