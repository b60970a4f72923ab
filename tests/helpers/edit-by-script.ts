// Changes the headline of a page as someone's own script would, in a process of its own:
// edit-by-script.ts <global> <language> <title>
import config from '@payload-config'
import { getPayload } from 'payload'
import { z } from 'zod'

const argument = z.tuple([
  z.enum(['about', 'become', 'community', 'contact']),
  z.enum(['ro', 'en', 'ru']),
  z.string().min(1),
])
const [slug, locale, title] = argument.parse(process.argv.slice(2))

const cms = await getPayload({ config, disableOnInit: true })
const data = { head: { title }, _status: 'published' } as const
await cms.updateGlobal({ slug, locale, data, depth: 0, overrideAccess: true })
console.log('saved')
await cms.destroy()
process.exit(0)
