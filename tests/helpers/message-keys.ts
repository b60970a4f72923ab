import { ro } from '../../src/i18n/catalogue/ro'
import { flattenMessages } from '../../src/i18n/message-keys'

/** The keys of the interface's messages (`layout.menu`), which no reader may ever see. */
export const messageKeys: string[] = flattenMessages(ro).map(({ key }) => key)
