import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { parseMissingFilter } from '../missing-filter'
import { adminLanguage } from '@/components/panel/admin-language'
import { AdminPage, requireEditor, getSegments } from '@/components/panel/admin-page'
import { PageShell } from '@/components/panel/page-shell.client'
import { panelIntl } from '@/components/panel/panel-intl'
import { linksPath } from './link-paths'
import { OwnLinks } from './own-links'
import { linkTexts } from './texts'
import { MissingList } from './missing-list'

/** Pages that readers ask for in vain, and beside them our own broken links. */
export function LinksView(props: AdminViewServerProps) {
  const editor = requireEditor({ view: props })
  const { searchParams = {}, initPageResult } = props
  const { req } = initPageResult
  const [, part, ...rest] = getSegments(props)
  if (rest.length > 0 || (part !== undefined && part !== 'own')) notFound()
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const common = { cms: req.payload, req, intl }
  return (
    <AdminPage steps={[{ label: intl.t(linkTexts.title) }]} view={props}>
      <PageShell root={linksPath}>
        {part === 'own' ? (
          <OwnLinks {...common} />
        ) : (
          <MissingList {...common} editor={editor} {...parseMissingFilter(searchParams)} />
        )}
      </PageShell>
    </AdminPage>
  )
}
