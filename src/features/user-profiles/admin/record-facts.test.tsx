import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { panelIntl } from '@/components/panel/panel-intl'
import { ProfileFacts } from './record-facts'

test('the topics among the passions of a member have the names of the panel', () => {
  const at = '2026-11-30T10:00:00.000Z'
  const pasions = { cinema: true, travel: false, auto: { since: 1999 }, джаз: true }
  const profile = {
    id: 1,
    userId: 'ana',
    lang: 'ru',
    pasions,
    createdAt: at,
    updatedAt: at,
  } as const
  const html = renderToStaticMarkup(<ProfileFacts intl={panelIntl('ru')} record={{ profile }} />)
  expect(html).toContain('<dd>Кино, Авто и автоспорт, джаз</dd>')
})
