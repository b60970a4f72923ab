import { SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import {
  documentHref,
  containerTitle,
  documentTitle,
} from '@/features/translation/content/config-labels'
import { fieldTitle } from '@/features/translation/content/field-title'
import { editorRights } from '@/cms/access/rights'
import { pictureUses, type PictureUse } from '../picture-uses'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import view from '@/components/panel/view.module.css'
import styles from './picture-uses-tab.module.css'
import { pictureTexts } from './texts'

/** The tab of a picture: every record in which it stands, published or not. */
export async function PictureUses({ initPageResult }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!editorRights(req.user) || docID === undefined || !collectionConfig) return null
  const cms = req.payload
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const { t, language } = intl
  const uses = await pictureUses({ cms, req, picture: String(docID) })
  return (
    <main className={styles.tab}>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={t(pictureTexts.tab)}
      />
      {uses.length === 0 ? (
        <p className={view.empty}>{t(pictureTexts.none)}</p>
      ) : (
        <>
          <p className={styles.rule}>{t(pictureTexts.rule)}</p>
          <table className={styles.uses}>
            <caption className="sr-only">{t(pictureTexts.caption)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(pictureTexts.place)}</th>
                <th scope="col">{t(pictureTexts.field)}</th>
                <th scope="col">{t(pictureTexts.state)}</th>
              </tr>
            </thead>
            <tbody>
              {uses.map((use) => (
                <tr key={`${use.container} ${use.document}`}>
                  <th scope="row">
                    <a href={toHref(use)}>
                      {documentTitle({ cms, ...use, title: use.title ?? '', language })}
                    </a>
                    {use.kind === 'collection' && (
                      <span className={styles.aside}>
                        {containerTitle({ cms, ...use, language })}
                      </span>
                    )}
                  </th>
                  <td>
                    {use.paths.map((path) => (
                      <span className={styles.path} key={path}>
                        {fieldTitle({ cms, ...use, path, language })}
                      </span>
                    ))}
                  </td>
                  <td>{t(getState(use))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </main>
  )
}

function toHref({ kind, container, document, isTrashed }: PictureUse): string {
  return isTrashed
    ? `/admin/collections/${container}/trash/${encodeURIComponent(document)}`
    : documentHref({ kind, container, document })
}

function getState({ isPublic, isTrashed }: PictureUse) {
  if (isTrashed) return pictureTexts.isTrashed
  return isPublic ? pictureTexts.isPublic : pictureTexts.isDraft
}
