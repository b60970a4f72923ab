import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { mayManageMembers } from '../membership/member-rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { AdminPage, requireEditor, getSegments } from '@/components/panel/admin-page'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl } from '@/components/panel/panel-intl'
import { ListView } from './list-view'
import { memberPath, membersPath } from './member-paths'
import { RecordView } from './record-view'
import { memberTexts } from './texts'

/** The members: all of them, or the one whom the address names. */
export function MembersView(props: AdminViewServerProps) {
  const editor = requireEditor({ view: props, mayOpen: mayManageMembers })
  const { searchParams = {}, initPageResult } = props
  const { req } = initPageResult
  const [, userId, ...rest] = getSegments(props)
  if (rest.length > 0) notFound()
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const list = { label: intl.t(memberTexts.title), url: membersPath }
  const steps =
    userId === undefined
      ? [list]
      : [list, { label: intl.t(memberTexts.record), url: memberPath(userId) }]
  return (
    <AdminPage view={props} steps={steps}>
      <PageShell root={membersPath}>
        {userId === undefined ? (
          <ListView cms={req.payload} searchParams={searchParams} intl={intl} />
        ) : (
          <RecordView cms={req.payload} editor={editor} intl={intl} userId={userId} />
        )}
      </PageShell>
    </AdminPage>
  )
}
