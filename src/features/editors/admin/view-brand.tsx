import { Logo } from '@payloadcms/next/rsc'
import type { AdminViewServerProps } from 'payload'

/** The mark of the site over a view that is seen before signing in. */
export function ViewBrand({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  return (
    <div className="login__brand">
      <Logo
        i18n={req.i18n}
        {...(locale && { locale })}
        {...(params && { params })}
        payload={req.payload}
        permissions={permissions}
        {...(searchParams && { searchParams })}
      />
    </div>
  )
}
