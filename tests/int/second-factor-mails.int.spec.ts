import { expect, test } from 'vitest'
import {
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@/features/editors/sign-in/manage-second-factor'
import { useCms } from '../helpers/cms'
import { makeAppCode, newEditorNetwork } from '../helpers/editor-browser'
import { enrol, newEditor } from '../helpers/editors'
import { mailsTo } from '../helpers/queued-mails'

const site = useCms()

test('an editor is told when the codes are renewed and when the second factor is off', async () => {
  const editor = await newEditor({ site })
  const { secret } = await enrol({ site, editor })
  const place = { network: newEditorNetwork(), device: null }
  const proof = { cms: site.cms, editor, place, language: 'en' } as const
  const newest = async () => (await mailsTo({ site, address: editor.email })).at(-1)

  const [renewed = ''] = await renewRecoveryCodes({ ...proof, code: makeAppCode({ secret }) })
  expect(await newest()).toContain('new recovery codes')
  expect(await newest()).toContain('tell an administrator')
  expect(await newest()).not.toContain(renewed)

  await turnOffSecondFactor({ ...proof, code: renewed })
  expect(await newest()).toContain('has been turned off')
  expect(await newest()).toContain('http://localhost:3000/admin/forgot')
})

test('nobody is told of what a wrong code has not done', async () => {
  const editor = await newEditor({ site })
  await enrol({ site, editor })
  const place = { network: newEditorNetwork(), device: null }
  const before = (await mailsTo({ site, address: editor.email })).length
  const proof = { cms: site.cms, editor, place, language: 'en', code: '000000' } as const
  await expect(turnOffSecondFactor(proof)).rejects.toThrow()
  expect(await mailsTo({ site, address: editor.email })).toHaveLength(before)
})
