import type { StepNavItem } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { parseApplicationFilter } from '../review/application-filter'
import { mayOpenApplications } from '../review/application-rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { AdminPage, requireEditor, getSegments } from '@/components/panel/admin-page'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl } from '@/components/panel/panel-intl'
import { applicationsPath, listAddress } from '../review/application-paths'
import { ListView } from './list-view'
import { RecordView } from './record-view'
import { listTexts, recordTexts } from './texts'

const number = /^[1-9]\d{0,8}$/

/** Offers to contribute; below the list each of them. */
export function ApplicationsView(props: AdminViewServerProps) {
  const editor = requireEditor({ view: props, mayOpen: mayOpenApplications })
  const { searchParams = {}, initPageResult } = props
  const { req } = initPageResult
  const [, segment, ...rest] = getSegments(props)
  if (rest.length > 0 || (segment !== undefined && !number.test(segment))) notFound()
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const asked = parseApplicationFilter(searchParams)
  const common = { cms: req.payload, editor, intl, ...asked }
  const list = intl.t(listTexts.title)
  const steps: StepNavItem[] =
    segment === undefined
      ? [{ label: list }]
      : [
          { label: list, url: listAddress({ ...asked.filter, page: asked.page }) },
          { label: intl.t(recordTexts.title, { id: segment }) },
        ]
  return (
    <AdminPage steps={steps} view={props}>
      <PageShell root={applicationsPath}>
        {segment === undefined ? (
          <ListView {...common} />
        ) : (
          <RecordView {...common} id={Number(segment)} key={segment} />
        )}
      </PageShell>
    </AdminPage>
  )
}
