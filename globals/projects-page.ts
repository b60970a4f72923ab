import { pageHead, textGroup } from '@/cms/fields/text-group'
import { label } from '@/cms/label'
import { pageGlobal } from '@/cms/page-global'

export const ProjectsPage = pageGlobal({
  slug: 'projects-page',
  label: label({ ro: 'Lista proiectelor', en: 'Project list', ru: 'Список проектов' }),
  path: '/proj',
  fields: [
    pageHead(),
    textGroup({
      name: 'more',
      label: label({ ro: 'Sub listă', en: 'Below the list', ru: 'Под списком' }),
    }),
  ],
})
