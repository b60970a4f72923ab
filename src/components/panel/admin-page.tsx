import { DefaultTemplate } from '@payloadcms/next/templates'
import { HydrateAuthProvider, SetStepNav, type StepNavItem } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { editorRights, type EditorRights } from '@/cms/access/rights'
import { signInPath } from './sign-in-path'

type View = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'>

/** The parts of the path behind `/admin`. */
export function getSegments({ params }: Pick<View, 'params'>): string[] {
  const segments = params?.segments
  return Array.isArray(segments) ? segments : []
}

/**
 * The editor who looks at an own view. Payload shows own views to everybody: who has not signed in
 * is sent to do so, and who may not see this one is told.
 */
export function requireEditor({
  view: { initPageResult, params, searchParams = {} },
  mayOpen = () => true,
}: {
  view: View
  mayOpen?: (editor: EditorRights) => boolean
}): EditorRights {
  const { permissions, req } = initPageResult
  const editor = editorRights(req.user)
  if (permissions.canAccessAdmin && editor && mayOpen(editor)) return editor
  redirect(
    signInPath({ isKnown: req.user !== null, segments: getSegments({ params }), searchParams }),
  )
}

/** An own view with the frame of the admin around it. */
export function AdminPage({
  view: { initPageResult, params, searchParams = {} },
  steps,
  children,
}: {
  view: View
  steps: StepNavItem[]
  children: ReactNode
}) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      {...(req.user && { user: req.user })}
      // React freezes what a page is given; Payload writes to it.
      visibleEntities={{ ...visibleEntities }}
    >
      <HydrateAuthProvider permissions={permissions} />
      <SetStepNav nav={steps} />
      {children}
    </DefaultTemplate>
  )
}
