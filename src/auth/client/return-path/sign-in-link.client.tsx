'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { useStoredReturnPath, useReturnPath } from './use-return-path.client'
import { withReturnPath } from './return-path'

type Props = { locale: Locale; className?: string | undefined; children: ReactNode }

/** The link to sign in of a page of the accounts, which passes on the return path of its address. */
export function SignInLinkFromQuery(props: Props) {
  return <SignInLink {...props} back={useReturnPath(props.locale)} />
}

/** The same where a mail or a provider leads to: the return path is the one that the tab remembers. */
export function SignInLinkFromTab(props: Props) {
  return <SignInLink {...props} back={useStoredReturnPath(props.locale)} />
}

function SignInLink({ locale, className, children, back }: Props & { back: string | null }) {
  const path = localePath({ locale, path: paths.auth })
  return (
    <a className={className} data-for="visitors" href={withReturnPath({ path, back })}>
      {children}
    </a>
  )
}
