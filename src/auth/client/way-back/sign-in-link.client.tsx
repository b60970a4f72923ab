'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { useKeptWayBack, useWayBack } from './use-way-back.client'
import { withWayBack } from './way-back'

type Props = { locale: Locale; className?: string | undefined; children: ReactNode }

/** The link to sign in of a page of the accounts, which hands on the way back of its address. */
export function NamedSignInLink(props: Props) {
  return <SignInLink {...props} back={useWayBack(props.locale)} />
}

/** The same where a mail or a provider leads to: the way back is the one that the tab remembers. */
export function KeptSignInLink(props: Props) {
  return <SignInLink {...props} back={useKeptWayBack(props.locale)} />
}

function SignInLink({ locale, className, children, back }: Props & { back: string | null }) {
  const path = localePath({ locale, path: paths.auth })
  return (
    <a className={className} data-for="visitors" href={withWayBack({ path, back })}>
      {children}
    </a>
  )
}
