import type { Block, Field, Tab } from 'payload'
import { isTextField, isTranslated } from '../../content/text-leaves'

const component = '/features/translation/admin/hints/field-hint.client#FieldHint'

/** The same fields with a hint below each text that is translated, at any depth. */
export function withHints(fields: readonly Field[]): Field[] {
  return fields.map((field): Field => {
    if (isTextField(field)) return isTranslated(field) ? withHint(field) : field
    if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(tabWithHints) }
    if (field.type === 'blocks') return { ...field, blocks: field.blocks.map(blockWithHints) }
    if (field.type === 'array' || field.type === 'group' || field.type === 'row') {
      return { ...field, fields: withHints(field.fields) }
    }
    if (field.type === 'collapsible') return { ...field, fields: withHints(field.fields) }
    return field
  })
}

function tabWithHints(tab: Tab): Tab {
  return { ...tab, fields: withHints(tab.fields) }
}

function blockWithHints(block: Block): Block {
  return { ...block, fields: withHints(block.fields) }
}

/** In the place of the description, which the hint shows as well; one of its own stays. */
function withHint(field: Field): Field {
  if (!isTextField(field)) return field
  const { description: text, components = {} } = field.admin ?? {}
  if (components.Description || typeof text === 'function') return field
  const Description = { path: component, ...(text !== undefined && { clientProps: { text } }) }
  // Payload's types for the three kinds of field differ in what nobody changes here.
  const admin = Object.assign({}, field.admin, { components: { ...components, Description } })
  return Object.assign({}, field, { admin })
}
