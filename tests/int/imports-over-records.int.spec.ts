import { expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { exported, imported } from '../helpers/content-transfer'
import { publishedProject } from '../helpers/own-records'

const site = useCms()

test('a draft from before the last publication does not come back with an import', async () => {
  const id = await publishedProject({ site, slug: 'cu-trecut' })
  const project = { collection: 'projects', id, locale: 'ro', overrideAccess: true } as const
  const file = await exported(site)
  const write = ({ title, draft }: { title: string; draft: boolean }) => {
    const data = { title, _status: draft ? ('draft' as const) : ('published' as const) }
    return site.cms.update({ ...project, draft, data })
  }
  await write({ title: 'O ciornă veche', draft: true })
  await write({ title: 'Publicat după ea', draft: false })
  await imported({ site, file })
  for (const draft of [true, false]) {
    const { title } = await site.cms.findByID({ ...project, draft })
    expect(title).toBe('Proiectul cu-trecut')
  }
})
