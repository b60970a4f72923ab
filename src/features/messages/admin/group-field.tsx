import { FieldLabel } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, TextFieldServerComponent } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import { messageGroupTitle } from '../message-groups'

function getTitle({ group, language }: { group: unknown; language: string }): string {
  return typeof group === 'string'
    ? messageGroupTitle({ group, language: adminLanguage(language) })
    : ''
}

/** The group of a message by its name, where Payload would show its key. */
export const GroupField: TextFieldServerComponent = ({ clientField, data, i18n, path }) => {
  const id = `field-${path}`
  return (
    <div className="field-type text read-only">
      <FieldLabel htmlFor={id} label={clientField.label} path={path} />
      <div className="field-type__wrap">
        <input
          disabled
          id={id}
          type="text"
          value={getTitle({ group: data.namespace, language: i18n.language })}
        />
      </div>
    </div>
  )
}

export function GroupCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  return <span>{getTitle({ group: cellData, language: i18n.language })}</span>
}
