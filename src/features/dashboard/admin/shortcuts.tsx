import type { AdminLabel } from '@/cms/label'
import { mayWriteShared, type EditorRights } from '@/cms/access/rights'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './dashboard.module.css'
import { dashboardTexts } from './texts'

type Shortcut = { path: string; name: AdminLabel }

const forAll: Shortcut[] = [
  { path: '/admin/translations', name: dashboardTexts.translations },
  { path: '/', name: dashboardTexts.site },
]

const forContent: Shortcut[] = [
  { path: '/admin/collections/projects/create', name: dashboardTexts.newProject },
  { path: '/admin/collections/timeline-entries/create', name: dashboardTexts.newEntry },
  { path: '/admin/collections/media/create', name: dashboardTexts.newPicture },
  { path: '/admin/inbox', name: dashboardTexts.inbox },
  { path: '/admin/members', name: dashboardTexts.members },
  { path: '/admin/applications', name: dashboardTexts.applicationList },
]

/** The ways that editors take most often. */
export function Shortcuts({ editor, intl: { t } }: { editor: EditorRights; intl: PanelIntl }) {
  const shortcuts = mayWriteShared(editor) ? [...forContent, ...forAll] : forAll
  return (
    <nav aria-label={t(dashboardTexts.shortcuts)}>
      <ul className={styles.shortcuts}>
        {shortcuts.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{t(name)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
