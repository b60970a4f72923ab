import { Badge } from '@/components/ui/badge'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import type { ProjectCard } from '../types'

/** Whether a project is still being built. */
export function Stage({ stage, locale }: { stage: ProjectCard['stage']; locale: Locale }) {
  const t = getTranslator(locale)
  return <Badge>{stage === 'open' ? t('projects.open') : t('projects.construction')}</Badge>
}
