import { button } from '@/cms/fields/button'
import { icon } from '@/cms/fields/icon'
import { pageHead, textGroup } from '@/cms/fields/text-group'
import { label } from '@/cms/label'
import { pageGlobal } from '@/cms/page-global'

function part({ name, number }: { name: string; number: number }) {
  return textGroup({
    name,
    label: label({ ro: `Partea ${number}`, en: `Part ${number}`, ru: `Часть ${number}` }),
    extra: [icon()],
  })
}

export const Community = pageGlobal({
  slug: 'community',
  label: label({ ro: 'Comunitate', en: 'Community', ru: 'Сообщество' }),
  path: '/community',
  fields: [
    pageHead(),
    part({ name: 'part1', number: 1 }),
    part({ name: 'part2', number: 2 }),
    part({ name: 'part3', number: 3 }),
    textGroup({
      name: 'numbers',
      label: label({ ro: 'Cifrele comunității', en: 'Community numbers', ru: 'Цифры сообщества' }),
    }),
    textGroup({
      name: 'invitation',
      label: label({ ro: 'Invitația', en: 'Invitation', ru: 'Приглашение' }),
      extra: [
        button({ name: 'button', label: label({ ro: 'Buton', en: 'Button', ru: 'Кнопка' }) }),
      ],
    }),
  ],
})
