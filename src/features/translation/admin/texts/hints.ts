import { label, type AdminLabel } from '@/cms/label'
import { checkNames } from '../../check-names'
import type { HintKind } from '../../reading/views'
import { measureNames } from './measures'
import { markNames, stateNames } from './states'

export const hintNames: Record<HintKind, AdminLabel> = {
  'cut-off': checkNames['cut-off'],
  errors: measureNames.errors,
  missing: stateNames.missing,
  outdated: markNames.outdated,
  'needs-review': stateNames['needs-review'],
  warnings: measureNames.warnings,
}

export const hintTexts = {
  group: label({ ro: 'Traducerea câmpului', en: 'Translation of this field', ru: 'Перевод поля' }),
  blocks: label({
    ro: '{name}: {count, plural, one {# paragraf} few {# paragrafe} other {# de paragrafe}}',
    en: '{name}: {count, plural, one {# paragraph} other {# paragraphs}}',
    ru: '{name}: {count, plural, one {# абзац} few {# абзаца} other {# абзацев}}',
  }),
  source: label({ ro: 'Textul în română', en: 'Text in Romanian', ru: 'Текст на румынском' }),
  open: label({
    ro: 'Deschideți în Traduceri',
    en: 'Open in Translations',
    ru: 'Открыть в переводах',
  }),
}
