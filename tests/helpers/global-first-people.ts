import { signFirstEditorIn } from './first-editor'

/** Before all end-to-end tests; Playwright loads this by its default export. */
export default async function setUpPeople(): Promise<void> {
  await signFirstEditorIn()
}
