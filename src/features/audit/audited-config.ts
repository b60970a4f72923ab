import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { mayHoldPictures } from '@/features/media/picture-fields'
import { auditCollection, auditGlobal, auditSessions } from './hooks/audit'
import { deleteFromTrashOnly } from '@/features/publishing/hooks/delete-from-trash'
import { requirePictureTexts, requirePictureTextsGlobal } from '@/features/media/hooks/picture-texts'
import { restoreAsDraftInAllLanguages } from '@/features/publishing/hooks/restore-from-trash'
import { signChange, signGlobalChange } from './hooks/updated-by'
import { label } from '@/cms/label'

/** Who has changed a record last; set by a hook, whatever is sent. */
const updatedBy: Field = {
  name: 'updatedBy',
  type: 'relationship',
  relationTo: 'editors',
  label: label({ ro: 'Modificat de', en: 'Changed by', ru: 'Изменил(а)' }),
  access: { create: () => false, update: () => false },
  admin: { position: 'sidebar', readOnly: true },
}

type Hooks = NonNullable<CollectionConfig['hooks']>

/**
 * What editors work on: each change is signed and told to the audit log, pictures are published with
 * their alternative text, and what has a trash is deleted from there.
 */
export function collectionInTheWorkplace(config: CollectionConfig): CollectionConfig {
  const { hooks = {}, fields, slug, trash } = config
  const pictures = mayHoldPictures(fields) ? requirePictureTexts : null
  return {
    ...config,
    fields: [...fields, updatedBy],
    hooks: {
      ...hooks,
      ...(slug === 'editors' && sessionHooks(hooks)),
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ...(pictures?.beforeOperation ?? []),
        ...(trash ? [restoreAsDraftInAllLanguages] : []),
        ...auditCollection.beforeOperation,
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...(pictures?.beforeChange ?? []),
        signChange,
        ...auditCollection.beforeChange,
      ],
      afterChange: [...(hooks.afterChange ?? []), ...auditCollection.afterChange],
      beforeDelete: [
        ...(trash ? [deleteFromTrashOnly] : []),
        ...(hooks.beforeDelete ?? []),
        ...auditCollection.beforeDelete,
      ],
      afterDelete: [...(hooks.afterDelete ?? []), ...auditCollection.afterDelete],
    },
  }
}

function sessionHooks({ afterLogin = [], afterLogout = [] }: Hooks): Hooks {
  return {
    afterLogin: [...afterLogin, ...auditSessions.afterLogin],
    afterLogout: [...afterLogout, ...auditSessions.afterLogout],
  }
}

/** The same for a global. */
export function globalInTheWorkplace(config: GlobalConfig): GlobalConfig {
  const { hooks = {}, fields } = config
  const pictures = mayHoldPictures(fields) ? requirePictureTextsGlobal : null
  return {
    ...config,
    fields: [...fields, updatedBy],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ...(pictures?.beforeOperation ?? []),
        ...auditGlobal.beforeOperation,
      ],
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        ...(pictures?.beforeChange ?? []),
        signGlobalChange,
        ...auditGlobal.beforeChange,
      ],
      afterChange: [...(hooks.afterChange ?? []), ...auditGlobal.afterChange],
    },
  }
}
