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
  /** Of the list. */
  path: string
  /** What is asked for at present, as the fields say it in an address. */
  query: string
  /** On the button. */
  submit: string
  /** The way to the list without what was asked; null where nothing was. */
  reset: { href: string; text: string } | null
  /** Sent by itself at each choice, where there is script. */
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
