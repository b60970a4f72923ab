import type { ContentMigration } from '@/cms/content-migration'
import { toNoon } from './noon'
import { timelineTexts } from './texts/timeline'

/** The story of the group, month by month. */
export const timelineMigration: ContentMigration = {
  name: '0003-timeline',
  run: async ({ cms, req }) => {
    const common = { depth: 0, req } as const
    for (const entry of timelineTexts) {
      const date = toNoon(entry.date)
      const { totalDocs } = await cms.count({
        collection: 'timeline-entries',
        where: { date: { equals: date } },
        overrideAccess: true,
        req,
      })
      if (totalDocs > 0) continue

      const { id } = await cms.create({
        ...common,
        overrideAccess: true,
        collection: 'timeline-entries',
        locale: 'ro',
        data: { date, ...entry.ro, _status: 'published' },
      })
      for (const locale of ['en', 'ru'] as const) {
        await cms.update({
          ...common,
          overrideAccess: true,
          collection: 'timeline-entries',
          id,
          locale,
          data: { ...entry[locale], _status: 'published' },
        })
      }
    }
  },
}
