import type { StepNavItem } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { parseInboxFilter } from '../inbox/inbox-filter'
import { mayOpenInbox } from '../inbox/inbox-rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { AdminPage, requireEditor, getSegments } from '@/components/panel/admin-page'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl } from '@/components/panel/panel-intl'
import { inboxPath, listAddress } from '../inbox/inbox-paths'
import { listTexts } from './list-texts'
import { ListView } from './list-view'
import { threadTexts } from './thread-texts'
import { ThreadView } from './thread-view'

const messageNumber = /^[1-9]\d{0,8}$/

/** What members have written: the list, and below it each message. */
export function InboxView(props: AdminViewServerProps) {
  const editor = requireEditor({ view: props, mayOpen: mayOpenInbox })
  const { searchParams = {}, initPageResult } = props
  const { req } = initPageResult
  const [, segment, ...rest] = getSegments(props)
  if (rest.length > 0 || (segment !== undefined && !messageNumber.test(segment))) notFound()
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const asked = parseInboxFilter(searchParams)
  const common = { cms: req.payload, editor, intl, asked }
  const list = intl.t(listTexts.title)
  const steps: StepNavItem[] =
    segment === undefined
      ? [{ label: list }]
      : [
          { label: list, url: listAddress({ ...asked.filter, page: asked.page }) },
          { label: intl.t(threadTexts.title, { id: segment }) },
        ]
  return (
    <AdminPage steps={steps} view={props}>
      <PageShell root={inboxPath}>
        {segment === undefined ? (
          <ListView {...common} />
        ) : (
          <ThreadView {...common} id={Number(segment)} key={segment} />
        )}
      </PageShell>
    </AdminPage>
  )
}
