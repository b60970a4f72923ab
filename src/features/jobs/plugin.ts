import type { CollectionConfig, Field, Plugin } from 'payload'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { extendCollection, extendField } from '@/cms/extend-config'
import { jobsEndpoints } from './endpoints'

/** What an administrator sees of the jobs, and may do about them. */
export function jobs(): Plugin {
  return (config) =>
    extendCollection({
      config: withEndpoints({ config, endpoints: jobsEndpoints }),
      slug: 'jobs',
      extend: (collection) => withRun(withNames(collection)),
    })
}

function withNames(collection: CollectionConfig): CollectionConfig {
  return extendField({
    collection,
    name: 'name',
    extend: (field) =>
      field.type === 'text'
        ? {
            ...field,
            admin: {
              ...field.admin,
              components: { Cell: '/features/jobs/admin/job-name-cell#JobNameCell' },
            },
          }
        : field,
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
