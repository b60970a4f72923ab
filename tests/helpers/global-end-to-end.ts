import { signFirstEditorIn } from './first-editor'
import { buildOnDemandFront } from './on-demand-front'

/** Before all end-to-end tests; Playwright loads this by its default export. */
export default async function setUp(): Promise<void> {
  await Promise.all([signFirstEditorIn(), buildOnDemandFront()])
}
