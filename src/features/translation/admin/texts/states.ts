import { label, type AdminLabel } from '@/cms/label'
import type { UnitState } from '../../types'

export const stateNames: Record<UnitState, AdminLabel> = {
  missing: label({ ro: 'Lipsește', en: 'Missing', ru: 'Нет перевода' }),
  draft: label({ ro: 'Ciornă', en: 'Draft', ru: 'Черновик' }),
  'needs-review': label({ ro: 'De verificat', en: 'Needs review', ru: 'Ждёт проверки' }),
  approved: label({ ro: 'Aprobat', en: 'Approved', ru: 'Утверждён' }),
}

export const markNames = {
  outdated: label({ ro: 'De actualizat', en: 'Outdated', ru: 'Устарел' }),
  locked: label({ ro: 'Blocat', en: 'Locked', ru: 'Закрыт' }),
}
