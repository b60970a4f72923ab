import type { CollectionConfig, Field, Plugin } from 'payload'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { extendCollection } from '@/cms/extend-config'
import { withTitleForEditors } from '@/cms/panel/title-for-editors'
import { jobTitle } from './admin/texts'
import { jobsEndpoints } from './endpoints'

/** What an administrator sees of the jobs, and may do about them. */
export function jobs(): Plugin {
  return (config) =>
    extendCollection({
      config: withEndpoints({ config, endpoints: jobsEndpoints }),
      slug: 'jobs',
      extend: (collection) =>
        withRun(withTitleForEditors({ collection, name: 'name', getTitle: jobTitle })),
    })
}

const run: Field = {
  name: 'run',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/features/jobs/admin/job-run#JobRun' },
  },
}

function withRun(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: [run, ...collection.fields] }
}
