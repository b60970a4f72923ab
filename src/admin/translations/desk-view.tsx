import { DefaultTemplate } from '@payloadcms/next/templates'
import { HydrateAuthProvider, SetStepNav, type StepNavItem } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps, Payload } from 'payload'
import type { ReactNode } from 'react'
import { editorRights, type EditorRights } from '@/translation/rights'
import { adminLanguage } from './admin-language'
import { DeskNav, type Section } from './desk-nav'
import { deskPath, isSegment, listPath, type Segment } from './desk-paths'
import { DeskShell } from './desk-shell.client'
import styles from './desk.module.css'
import { ExchangeView } from './exchange-view'
import { signInPath } from './sign-in-path'
import type { SearchParams } from './list/read-filter'
import { ListView } from './list/list-view'
import { CoverageView } from './matrix/coverage-view'
import { speaker as speakerOf, type Speaker } from './speaker'
import { deskTexts, segmentTitles } from './texts/desk'
import { UnitPage } from './unit-page'
import './narrow-header.css'

type View = (props: {
  cms: Payload
  editor: EditorRights
  searchParams: SearchParams
  speaker: Speaker
}) => ReactNode | Promise<ReactNode>

const deskViews: Record<Segment, { section: Section; View: View }> = {
  '': { section: 'coverage', View: CoverageView },
  list: { section: 'texts', View: ListView },
  unit: { section: 'texts', View: UnitPage },
  exchange: { section: 'exchange', View: ExchangeView },
}

/** The translation desk. Payload shows own views to everybody, so this one asks who is there. */
export function DeskView({ initPageResult, params, searchParams = {} }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult
  const editor = editorRights(req.user)
  const path = segmentsOf(params)
  if (!permissions.canAccessAdmin || !editor) {
    redirect(signInPath({ isKnown: req.user !== null, segments: path, searchParams }))
  }
  const [, segment = '', ...rest] = path
  if (!isSegment(segment) || rest.length > 0) notFound()
  const { section, View } = deskViews[segment]
  const speaker = speakerOf(adminLanguage(req.i18n.language))
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
      <SetStepNav nav={stepsTo({ segment, speaker })} />
      <DeskShell className={styles.desk}>
        <DeskNav current={section} speaker={speaker} />
        <View cms={req.payload} editor={editor} searchParams={searchParams} speaker={speaker} />
      </DeskShell>
    </DefaultTemplate>
  )
}

function segmentsOf(params: AdminViewServerProps['params']): string[] {
  const segments = params?.segments
  return Array.isArray(segments) ? segments : []
}

function stepsTo({ segment, speaker }: { segment: Segment; speaker: Speaker }): StepNavItem[] {
  const desk = { label: speaker.say(deskTexts.title), url: deskPath }
  if (segment === '') return [desk]
  const texts = { label: speaker.say(deskTexts.texts), url: listPath }
  const own = { label: speaker.say(segmentTitles[segment]) }
  return segment === 'unit' ? [desk, texts, own] : [desk, own]
}
