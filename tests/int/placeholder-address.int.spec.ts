import { expect, test } from 'vitest'
import { findPlaceholderAddress } from '@/features/dashboard/placeholder-address'
import { useCms } from '../helpers/cms'

const site = useCms()

function change(data: { email: string; _status: 'draft' | 'published' }) {
  const draft = data._status === 'draft'
  return site.cms.updateGlobal({ slug: 'contact', locale: 'ro', data, draft, overrideAccess: true })
}

test('the contact address of a new site is pointed out until another one is public', async () => {
  const { cms } = site
  expect(await findPlaceholderAddress({ cms })).toBe('contact@pasiuni.example')
  await change({ email: 'grup@pasiuni.md', _status: 'draft' })
  expect(await findPlaceholderAddress({ cms })).toBe('contact@pasiuni.example')
  await change({ email: 'grup@pasiuni.md', _status: 'published' })
  expect(await findPlaceholderAddress({ cms })).toBeNull()
})
