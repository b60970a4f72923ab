import { icon } from '@/cms/fields/icon'
import { pageHead, textGroup } from '@/cms/fields/text-group'
import { label } from '@/cms/label'
import { pageGlobal } from '@/cms/page-global'

function value({ name, number }: { name: string; number: number }) {
  return textGroup({
    name,
    label: label({ ro: `Valoarea ${number}`, en: `Value ${number}`, ru: `Ценность ${number}` }),
    extra: [icon()],
  })
}

export const About = pageGlobal({
  slug: 'about',
  label: label({ ro: 'Despre noi', en: 'About us', ru: 'О нас' }),
  path: '/about',
  fields: [
    pageHead(),
    textGroup({ name: 'mission', label: label({ ro: 'Misiunea', en: 'Mission', ru: 'Миссия' }) }),
    textGroup({ name: 'values', label: label({ ro: 'Valorile', en: 'Values', ru: 'Ценности' }) }),
    value({ name: 'value1', number: 1 }),
    value({ name: 'value2', number: 2 }),
    value({ name: 'value3', number: 3 }),
    textGroup({ name: 'timeline', label: label({ ro: 'Istoria', en: 'Timeline', ru: 'История' }) }),
  ],
})
